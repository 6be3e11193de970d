"""What became of the tables one has sat at, by HTTP: for each token what its seat may know, and nothing else."""

import json
from typing import Any

import arvaus
import pytest
from tests.server.api.test_replay import Guessers, failure

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess")}


def past(house: Any, *held: dict[str, str]) -> list[dict[str, Any]]:
    response = house.client.post("/api/history", json={"tables": held})
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()
    return found


def held(seated: dict[str, Any]) -> dict[str, str]:
    return {"id": seated["table"], "token": seated["token"]}


def test_a_running_game_says_whose_turn_it_is_to_its_seats_alone(house: Any) -> None:
    game = Guessers(house, 5)
    mine, theirs = past(house, held(game.made), held(game.seated))
    assert [(each["mine"], each["asked"], each["lasted"], each["rolled"]) for each in (mine, theirs)] == [
        (0, True, None, []),
        (1, False, None, []),
    ]
    assert mine["table"]["state"] == "playing" and mine["table"]["result"] is None
    (onlooker,) = past(house, {"id": game.made["table"]})
    assert (onlooker["mine"], onlooker["asked"]) == (None, False)


def test_what_others_have_chosen_in_secret_leaves_no_trace(house: Any) -> None:
    """The same bytes whatever was guessed, besides what differs for every table."""
    texts = set()
    for guess in (2, 5):
        game = Guessers(house, guess)
        told = past(house, held(game.made), {"id": game.made["table"]})
        for each in told:
            each["began"] = 0
            each["table"]["commitment"] = ""
        texts.add(json.dumps(told).replace(game.made["table"], ""))
    assert len(texts) == 1


def test_a_finished_game_says_how_it_went(house: Any) -> None:
    game = Guessers(house, 5)
    game.lines[0].do(type="Guess", number=3)
    (told,) = past(house, held(game.made))
    assert told["table"]["result"]["scores"] and told["choices"] == 2 and told["lasted"] >= 0
    assert not told["asked"] and told["luck"] is None


def test_the_dice_of_a_finished_game_are_counted_by_seat(house: Any) -> None:
    table, aino, _ = house.pair("rolechess")
    aino.answered("resign")
    (told,) = past(house, {"id": table})
    assert [each["dice"] for each in told["rolled"]] in ([1, 1], [2, 2], [3, 3], [4, 4])
    assert told["table"]["result"]["why"] == "TABLE-1"


def test_tables_and_tokens_that_are_not_ours_open_nothing(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    other = house.table("arvaus", "me", "open")
    told = past(
        house,
        {"id": "nowhere"},
        {"id": made["table"], "token": "forged"},
        {"id": made["table"], "token": other["token"]},
    )
    assert told[0]["table"] is None and told[0]["id"] == "nowhere"
    assert [each["mine"] for each in told] == [None] * 3 and told[1]["table"]["state"] == "waiting"


def test_bad_questions_are_refused(house: Any) -> None:
    ask = house.client.post
    assert failure(ask("/api/history", json={"tables": [{"id": "x"}] * 25})) == (400, "bad_message")
    assert failure(ask("/api/history", json={"tables": [{"id": "x" * 65}]})) == (400, "bad_message")
    assert failure(ask("/api/history", content="tables=x")) == (415, "not_json")
    assert past(house) == []


PAGES = (
    "",
    "/record",
    "/replay",
    "/replay/0?count=32",
    "/replay/0/position",
    "/replay/0/film",
    "/dice",
    "/brought",
    "/preview",
    "/analysis",
)


def test_pages_of_a_finished_game_are_the_same_without_a_live_table(house: Any) -> None:
    game = Guessers(house, 5)
    game.lines[0].do(type="Guess", number=3)
    for line in game.lines:
        line.socket.close()
    name, tables = game.made["table"], house.client.app.state.services.lobby._tables

    def pages() -> list[Any]:
        headers = {"Authorization": f"Bearer {game.made['token']}"}
        found = [house.client.get(f"/api/tables/{name}{page}", headers=headers) for page in PAGES]
        return [past(house, held(game.made)), *((each.status_code, each.content) for each in found)]

    live = tables._tables[name]
    while live.connections.total():
        house.client.get("/healthz")
    before = pages()
    assert sum(found[0] == 200 for found in before[1:]) >= len(PAGES) - 1  # this game cannot be drawn as an animation
    house.client.portal.call(tables._evict, name, live)
    assert pages() == before
    assert name not in tables
