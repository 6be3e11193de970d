"""TABLE-13 by HTTP: a new table from a moment of a replay or from a set-up position; durable, and nothing leaks."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arvaus
import msgspec
import pytest
from tests.server.api.test_decks import Pair
from tests.server.api.test_replay import GOLDEN, Guessers, bearer, failure

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record
from pelipoyta.server.settings import Settings
from pelipoyta.table.replay import Replay


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in NAMES}}


def sent(house: Any, file: Path) -> str:
    told: dict[str, Any] = house.client.post("/api/replays", json={"text": file.read_text(encoding="utf-8")}).json()
    return str(told["path"])


def golden(game: str) -> Path:
    return sorted((GOLDEN / game / "golden").glob("*.game"))[-1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("eyes", ["all", "1"])
def test_a_game_goes_on_and_is_the_same_after_a_restart(
    opened: Callable[[Settings], Any], settings: Settings, games: Any, name: str, eyes: str
) -> None:
    house = opened(settings)
    whole = record.read(golden(name).read_text(encoding="utf-8"), games)
    replay = Replay(games[name], whole)
    number = len(replay.passages) * 2 // 3
    path = sent(house, golden(name))
    made = house.client.post(f"{path}/{number}/table", json={"seat": 1, "eyes": eyes, "name": "Aino"})
    assert made.status_code == 201, made.text
    place = made.json()
    for _ in range(whole.seats - 1):
        house.sit(place["table"])
    line = house.join(place["table"], place["token"])
    begun = line.until("update")["view"]
    assert begun == json.loads(msgspec.json.encode(games[name].nouns.show(replay.snapshot(number).view(1))))
    told = house.client.get(f"/api/tables/{place['table']}").json()
    assert told["placed"] == ("true" if eyes == "all" or games[name].hooks.open else "drawn")
    again = opened(settings).join(place["table"], place["token"])
    assert again.until("update")["view"] == begun


def test_what_was_hidden_is_drawn_anew(house: Any) -> None:
    """So often that the same again were a wonder: a hand of seven from a hundred cards."""
    path = sent(house, golden("sequence"))
    hands = set()
    for _ in range(2):
        place = house.client.post(f"{path}/60/table", json={"seat": 0, "eyes": "0"}).json()
        other = house.sit(place["table"])
        hands.add(tuple(house.join(place["table"], other["token"]).until("update")["view"]["hand"]))
    assert len(hands) == 2


def test_its_record_tells_where_it_began_and_a_rematch_begins_there_too(house: Any, games: Any) -> None:
    made = house.client.post("/api/positions", json={"game": "arvaus", "position": "0 5 / 0", "seat": 0}).json()
    other = house.sit(made["table"])
    line = house.join(made["table"], made["token"])
    assert line.until("update")["view"] == {"guesses": [0, -1], "die": 0}
    line.do(type="Guess", number=3)
    text = house.client.get(f"/api/tables/{made['table']}/record").text
    assert '\nposition "0 5 / 0"\n' in text
    told = house.client.post("/api/replays", json={"text": text}).json()
    assert house.client.get(f"{told['path']}/0/position").text == "0 5 / 0"
    line.answered("rematch")
    again = house.client.get(f"/api/tables/{made['table']}").json()["next"]
    assert house.join(again, other["token"]).until("update")["view"] == {"guesses": [0, -1], "die": 0}


BAD = [
    ({"game": "arvaus", "position": "nonsense", "seat": 0}, "bad_position"),
    ({"game": "arvaus", "position": "3 5 / 2", "seat": 0}, "position_over"),
    ({"game": "arvaus", "position": "0 5 / 0", "seat": 7}, "no_such_seat"),
    ({"game": "arvaus", "position": "0 5 / 0", "seat": 0, "others": "bot:nobody"}, "no_such_bot"),
    ({"game": "arvaus", "position": "0 5 / 0", "seat": 0, "others": "king"}, "bad_places"),
    ({"game": "nim", "position": "1", "seat": 0}, "no_such_game"),
    ({"game": "arvaus", "position": "x" * 25_000, "seat": 0}, "bad_message"),
]


@pytest.mark.parametrize(("wish", "code"), BAD)
def test_a_position_that_will_not_do(house: Any, wish: dict[str, Any], code: str) -> None:
    assert failure(house.client.post("/api/positions", json=wish))[1] == code


def test_nobody_plays_on_from_what_is_still_hidden_or_runs(house: Any) -> None:
    game = Guessers(house, 5)
    path, mine = f"/api/tables/{game.made['table']}/replay/1/table", bearer(game.made["token"])
    post = house.client.post
    assert failure(post(path, json={"seat": 0}, headers=mine)) == (409, "not_over_yet")
    assert failure(post(path, json={"seat": 0, "eyes": "all"}, headers=mine)) == (409, "still_hidden")
    game.lines[0].do(type="Guess", number=3)
    assert failure(post(path.replace("/1/", "/9/"), json={"seat": 0}, headers=mine)) == (404, "no_such_moment")
    assert failure(post(path.replace("/1/", "/2/"), json={"seat": 0}, headers=mine)) == (409, "position_over")
    assert post(path, json={"seat": 0, "others": "bot:uniform"}, headers=mine).status_code == 201


def test_anothers_deck_is_not_played_on_with(house: Any) -> None:
    """TABLE-9: through one's own eyes what others brought is drawn anew; the true cards are not to be had."""
    pair = Pair(house)
    path, mine = f"/api/tables/{pair.table}/replay/2/table", bearer(pair.tokens[0])
    assert failure(house.client.post(path, json={"seat": 0, "eyes": "all"}, headers=mine)) == (409, "not_shown")
    place = house.client.post(path, json={"seat": 0}, headers=mine).json()
    assert house.client.get(f"/api/tables/{place['table']}").json()["placed"] == "drawn"
