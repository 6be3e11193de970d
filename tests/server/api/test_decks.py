"""TABLE-9 by HTTP: a deck stays its player's secret after the game, until its owner shows it."""

import re
from hashlib import sha256
from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import fold
from pelipoyta.kernel.records import partial_record, record

DECKS = (PRIVATE.offers["ttt-aragorn"].strip(), PRIVATE.offers["ttt-theoden"].strip())


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"lotr": load("lotr")}


class Pair:
    """Two who have played, one of whom gave up at once; and their table."""

    def __init__(self, house: Any) -> None:
        wish = {"game": "lotr", "seats": 2, "places": ["me", "open"], "name": "Aino", "brings": [{"decks": DECKS[0]}]}
        made = house.client.post("/api/tables", json=wish).json()
        other = house.sit(made["table"], brings={"decks": DECKS[1]})
        self.house, self.table, self.tokens = house, made["table"], (made["token"], other["token"])
        self.lines = [house.join(self.table, token) for token in self.tokens]
        for line in self.lines:
            line.until("update")
            line.answered("do", at=line.at, action={"type": "Bid", "burdens": line.seat})
        self.lines[1].answered("resign")

    def get(self, what: str, seat: int | None = None) -> Any:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        return self.house.client.get(f"/api/tables/{self.table}/{what}", headers=headers)


@pytest.fixture
def pair(house: Any) -> Pair:
    return Pair(house)


def codes(text: str) -> set[int]:
    """Every card of the pool that a text names, as deck lists do or by its number."""
    named = {int(block) * 1000 + int(card) for block, card in re.findall(r"\b(\d)[CURP](\d{1,3})\b", text)}
    return named | {int(number) for number in re.findall(r"\b[14]\d{3}\b", text)}


def holds(text: str, owner: int) -> bool:
    """Whether the text names a card that only this deck has, its Ring-bearer left aside, whom all have seen."""
    return bool(codes(text) & (codes(DECKS[owner]) - codes(DECKS[1 - owner]) - {4302, 4301}))


def test_nobody_reads_anothers_deck_in_the_record(pair: Pair) -> None:
    """Not one who gave up to have a look, and nobody without a token; each has what they saw themselves."""
    for seat in (None, 0, 1):
        text = pair.get("record", seat).text
        assert text.startswith(partial_record.MAGIC)
        for owner in (0, 1):
            assert holds(text, owner) == (owner == seat), (seat, owner)
        told = partial_record.read(text, pair.house.client.app.state.services.lobby.games)
        assert told.by == seat and told.events and told.result is not None


def test_what_was_seen_is_what_the_whole_record_tells(pair: Pair) -> None:
    """Once all is shown the whole record can be had by anyone, and replayed; what each saw before follows from it."""
    game = load("lotr")
    before = {seat: partial_record.read(pair.get("record", seat).text, {"lotr": game}) for seat in (None, 0, 1)}
    assert [line.answered("show")["type"] for line in pair.lines] == ["ack", "ack"]
    whole = record.read(pair.get("record").text, {"lotr": game})
    assert whole.options.decks == DECKS
    assert len(list(fold(game, whole.options, whole.seats, whole.steps))) == len(whole.steps) + 1
    for seat, told in before.items():
        assert partial_record.seen(game, whole, seat, told.sealed, told.dice) == told


def test_a_shown_deck_is_everyones_to_read_and_fits_its_seal(pair: Pair) -> None:
    seal = partial_record.read(pair.get("record", 1).text, {"lotr": load("lotr")}).sealed["decks"][0]
    assert seal.startswith("sha256:") and pair.get("brought").json() == []
    assert [each["seat"] for each in pair.get("brought", 1).json()] == [1]
    pair.lines[0].answered("show")
    pair.lines[1].until_table(lambda table: table["seats"][0].get("shows"))
    [shown] = pair.get("brought").json()
    assert (shown["seat"], shown["option"], shown["text"]) == (0, "decks", DECKS[0])
    assert seal == "sha256:" + sha256(f"{shown['salt']}\n{shown['text']}".encode()).hexdigest()
    assert pair.get("record", 1).text.startswith(record.MAGIC)  # now all is known to seat 1
    assert not holds(pair.get("record").text, 1)


def test_a_rematch_waits_for_what_each_brings(pair: Pair) -> None:
    pair.lines[0].answered("rematch")
    table = pair.house.client.get(f"/api/tables/{pair.table}").json()["next"]
    lines = [pair.house.join(table, token) for token in pair.tokens]
    seats = pair.house.client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["waits"] for seat in seats] == [True, True]
    assert lines[0].answered("bring", brings={"decks": "ttt-theoden"})["type"] == "ack"
    lines[1].until_table(lambda table: not table["seats"][lines[0].seat].get("waits"))
    assert pair.house.client.get(f"/api/tables/{table}").json()["state"] == "waiting"
    assert lines[1].answered("bring", brings={})["type"] == "ack"
    lines[1].answered("resign")
    pair.table = table
    for player, (line, deck) in enumerate(zip(lines, ("ttt-theoden", DECKS[1]), strict=True)):
        own = pair.get("brought", player).json()
        assert [(each["seat"], each["text"]) for each in own] == [(line.seat, deck)]


def test_one_who_plays_bots_has_the_whole_record(house: Any) -> None:
    """The host brings for the bots: nothing there is another's."""
    wish = {"game": "lotr", "seats": 2, "places": ["me", "bot:uniform"], "name": "Aino"}
    made = house.client.post("/api/tables", json=wish).json()
    line = house.join(made["table"], made["token"])
    line.until("update")
    line.answered("resign")
    headers = {"Authorization": f"Bearer {made['token']}"}
    path = f"/api/tables/{made['table']}/record"
    assert house.client.get(path, headers=headers).text.startswith(record.MAGIC)
    assert house.client.get(path).text.startswith(partial_record.MAGIC)
    assert house.client.get(path, headers={"Authorization": "Bearer nonsense"}).status_code == 401
