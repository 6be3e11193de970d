"""Dice that can be checked, through the public interface: committed to first, told last, and nothing in between."""

from typing import Any

import arvaus
import pytest

from pelipoyta.games import load
from pelipoyta.kernel.fairness.transcript import check
from pelipoyta.kernel.fairness.verify import verify
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import partial_record, record

KEY = "a key of the asker's own making"


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess"), "lotr": load("lotr")}


def commitment(house: Any, key: str = KEY) -> str:
    answer = house.client.post("/api/commitments", json={"key": key})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["commitment"])


def play(lines: list[Any], moves: int) -> None:
    """So many choices, the last there is."""
    updates = [line.until("update") for line in lines]
    for _ in range(moves):
        seat = updates[0]["ask"]["seats"][0]
        lines[seat].do(**updates[seat]["legal"][-1]["action"])
        for other in (0, 1):
            if other != seat:
                lines[other].until("update")
        updates = [line.updates[-1] for line in lines]


def played(house: Any, moves: int) -> tuple[str, str]:
    """A game of RoleChess with words of both, given up after so many moves; what was promised, and the table."""
    promised = commitment(house)
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino", "key": KEY, "word": "kuusi"}
    made = house.client.post("/api/tables", json=wish).json()
    sat = house.sit(made["table"], word="mänty")
    lines = [house.join(made["table"], token) for token in (made["token"], sat["token"])]
    play(lines, moves)
    told = house.client.get(f"/api/tables/{made['table']}/dice")
    assert (told.status_code, told.json()["error"]["code"]) == (409, "still_hidden")
    lines[0].answered("resign")
    return promised, made["table"]


def test_what_was_promised_is_kept_and_can_be_checked(house: Any, games: Any) -> None:
    promised, table = played(house, 12)
    info = house.client.get(f"/api/tables/{table}").json()
    assert info["commitment"] == promised and len(promised) == 64
    text = house.client.get(f"/api/tables/{table}/record").text
    checked = verify(games["rolechess"], record.read(text, games), promised)
    told = house.client.get(f"/api/tables/{table}/dice").json()
    assert (told["words"], told["commitment"], len(told["falls"])) == (["kuusi", "mänty"], promised, checked)
    assert checked > 0


def test_the_seed_is_nowhere_while_the_game_runs(house: Any) -> None:
    """Not in what anyone is told, nor in the record of an open game that can be had while it runs."""
    made = house.table("rolechess", "me", "open")
    sat = house.sit(made["table"])
    house.join(made["table"], sat["token"]).until("update")
    running = house.client.get(f"/api/tables/{made['table']}/record").text
    assert "\ndice " not in running
    assert "seed" not in house.client.get(f"/api/tables/{made['table']}").text


@pytest.mark.parametrize("word", ["x" * 65, "x" * 1_000_000, 7])
def test_a_word_too_long_is_refused_and_nothing_is_made(house: Any, word: Any) -> None:
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "word": word}
    answer = house.client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 413)
    made = house.table("arvaus", "me", "open")
    answer = house.client.post(f"/api/tables/{made['table']}/sit", json={"word": word})
    assert answer.status_code in (400, 413)
    assert house.client.get(f"/api/tables/{made['table']}").json()["seats"][1]["kind"] == "open"


def test_where_decks_are_secret_draws_are_told_by_leaf(house: Any, games: Any) -> None:
    """Committed to before the game, told after it: anyone can check each draw, nobody is shown a deck (TABLE-19)."""
    made = house.table("lotr", "me", "open", variant="starter", format="fellowship")
    path = f"/api/tables/{made['table']}"
    first = house.client.get(path).json()["decks"]
    sat = house.sit(made["table"])
    roots = house.client.get(path).json()["decks"]
    assert first == [roots[0], ""] and [len(root) for root in roots] == [64, 64]
    lines = [house.join(made["table"], token) for token in (made["token"], sat["token"])]
    assert house.client.get(f"{path}/dice").status_code == 409
    lines[0].answered("resign")
    told = house.client.get(f"{path}/dice").json()
    assert [deck["root"] for deck in told["decks"]] == roots == house.client.get(path).json()["decks"]
    seen_by_nobody = partial_record.read(house.client.get(f"{path}/record").text, games)
    assert seen_by_nobody.dice
    checked = check(games["lotr"], seen_by_nobody.dice, seen_by_nobody.events, 2, told["commitment"], roots)
    assert checked == len(told["falls"]) > 0 and {fall["of"] for fall in told["falls"]} >= {0, 1}
    for line in lines:
        assert line.answered("show")["type"] == "ack"
    whole = record.read(house.client.get(f"{path}/record").text, games)
    assert verify(games["lotr"], whole, told["commitment"], roots) == checked
