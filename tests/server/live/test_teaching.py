"""TABLE-15 over the wire: every seat's view goes to all at a teaching table, and to nobody else's at any other."""

from typing import Any

import arvaus
import pytest
from tests.server.api.test_decks import DECKS, codes
from tests.server.api.test_replay import bearer

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record
from pelipoyta.locales import LANGUAGES, Words


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess"), "lotr": load("lotr")}


def pair(house: Any, game: str, teaching: bool = True, **wish: Any) -> tuple[str, list[Any], list[str]]:
    asked = {"game": game, "seats": 2, "places": ["me", "open"], "name": "Aino", "teaching": teaching, **wish}
    made = house.client.post("/api/tables", json=asked).json()
    tokens = [made["token"], house.sit(made["table"])["token"]]
    lines = [house.join(made["table"], token) for token in (*tokens, None)]
    for line in lines:
        while not line.updates:
            line.hear()
    return made["table"], lines, tokens


def test_what_each_sees_lies_open_to_all(house: Any) -> None:
    """To the other player and to an onlooker, in what is told and in what is told anew."""
    table, lines, _ = pair(house, "arvaus")
    lines[0].do(type="Guess", number=5)
    both = [{"guesses": [5, 0], "die": 0}, {"guesses": [-1, 0], "die": 0}]
    for line in (lines[1], lines[2], house.join(table, seen=1), house.join(table, seen=9)):
        told = line.until("update")
        assert told["views"] == both
    assert told["view"] == {"guesses": [-1, 0], "die": 0} and told["fresh"]
    assert house.client.get(f"/api/tables/{table}").json()["teaching"]


def test_at_any_other_table_nothing_lies_open(house: Any) -> None:
    table, lines, _ = pair(house, "arvaus", teaching=False)
    lines[0].do(type="Guess", number=5)
    assert all("views" not in line.until("update") for line in (lines[1], house.join(table)))
    assert lines[0].answered("undo", to=0)["rule"] == "TABLE-15"


def test_where_nothing_is_hidden_one_view_is_enough(house: Any) -> None:
    _, lines, _ = pair(house, "rolechess")
    assert all("views" not in line.updates[-1] for line in lines)


def test_the_game_is_taken_back_before_everyone(house: Any) -> None:
    _, lines, _ = pair(house, "arvaus")
    lines[0].do(type="Guess", number=5)
    assert lines[1].answered("undo", to=0)["type"] == "ack"
    told = [line.updates[-1] if line is lines[1] else _undone(line) for line in lines]
    assert all(each["undone"] and not each["undo"] for each in told)
    assert [each["guesses"] for each in told[2]["views"]] == [[0, 0], [0, 0]]


def _undone(line: Any) -> Any:
    while not (told := line.until("update"))["undone"]:
        pass
    return told


def test_record_and_replay_are_open_while_it_runs_and_say_what_it_is(house: Any, games: Any) -> None:
    table, lines, tokens = pair(house, "arvaus")
    lines[0].do(type="Guess", number=5)
    told = house.client.get(f"/api/tables/{table}/replay", headers=bearer(tokens[1])).json()
    assert told["teaching"] and told["eyes"] == "all" and told["result"] is None
    whole = record.read(house.client.get(f"/api/tables/{table}/record").text, games)
    assert whole.teaching and len(whole.steps) == 1 and whole.dice is None
    text = record.write(games["arvaus"], whole)
    assert house.client.post("/api/replays", json={"text": text}).json()["teaching"]


def test_what_was_brought_lies_open_too(house: Any) -> None:
    table, _, _ = pair(house, "lotr", brings=[{"decks": DECKS[0]}])
    seen = house.client.get(f"/api/tables/{table}/brought").json()
    assert [each["seat"] for each in seen] == [0, 1] and codes(seen[0]["text"]) == codes(DECKS[0])


@pytest.mark.parametrize("wish", [{"hints": False}, {"contest": {"form": "best", "count": 3, "pause": 0}}])
def test_what_does_not_go_with_it_is_refused_by_its_rule(house: Any, wish: Any) -> None:
    asked = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "name": "Aino", "teaching": True, **wish}
    answer = house.client.post("/api/tables", json=asked)
    error = answer.json()["error"]
    assert answer.status_code == 400 and error["facts"]["rule"] == "TABLE-15", error
    for language in LANGUAGES:
        assert Words(language)(f"table-no-{error['facts']['reason']}")
