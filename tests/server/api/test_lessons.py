"""Lessons by HTTP: a learner goes through each with what the server shows, and bad input gets a clear error."""

from typing import Any

import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import lessons_of
from pelipoyta.locales import LANGUAGES, Words

EVERY = [(name, lesson) for name in NAMES for lesson in lessons_of(load(name))]


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


def show(house: Any, game: str, lesson: str, chapter: int, *deeds: Any, **more: Any) -> Any:
    return house.client.post(f"/api/games/{game}/lessons/{lesson}/{chapter}", json={"deeds": deeds, **more})


def infos(house: Any, game: str) -> dict[str, Any]:
    return {info["id"]: info for info in house.client.get(f"/api/games/{game}/lessons").json()}


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_is_gone_through_by_what_is_shown(house: Any, game: str, lesson: str) -> None:
    for number, chapter in enumerate(infos(house, game)[lesson]["chapters"]):
        deeds: list[Any] = []
        while (scene := show(house, game, lesson, number, *deeds).json())["step"] < len(chapter["steps"]):
            last = scene["updates"][-1]
            assert scene["wanted"] in [choice["action"] for choice in last["legal"]]
            deeds.append(scene["wanted"])
        assert scene["answer"] == "done" and len(deeds) == len(chapter["steps"])


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_the_last_game_is_a_real_one_against_the_weakest(house: Any, game: str, lesson: str) -> None:
    """From where the lesson says; asked again with the same key it is the same table (TABLE-4)."""
    taught, path = lessons_of(load(game))[lesson], f"/api/games/{game}/lessons/{lesson}/game"
    made = [house.client.post(path, json={"name": "Aino", "key": "k" * 20}) for _ in range(2)]
    assert [each.status_code for each in made] == [201, 201] and made[0].json() == made[1].json()
    table = house.client.get(f"/api/tables/{made[0].json()['table']}").json()
    assert [seat["kind"] for seat in table["seats"]] == [
        "person" if seat == taught.game.seat else "bot" for seat in range(taught.game.seats)
    ]
    assert {seat.get("bot") for seat in table["seats"]} == {None, "uniform"}
    assert table["placed"] == ("set" if taught.game.goes_on else "")


def test_three_games_are_far_on_already_when_the_learner_comes(house: Any) -> None:
    """Where a whole game would be long: the road is at its seventh site, and one round is left."""
    goes_on = {(game, lesson) for game, lesson in EVERY if lessons_of(load(game))[lesson].game.goes_on}
    assert goes_on == {("rolechess", "first"), ("dnup", "first"), ("lotr", "road"), ("lotr", "fights")}
    place = house.client.post("/api/games/lotr/lessons/road/game", json={}).json()
    view = house.join(place["table"], place["token"]).until("update")["view"]
    assert view["players"][0]["site"] == 7


def test_what_was_done_is_told_as_a_table_tells_it(house: Any) -> None:
    scene = show(house, "rolechess", "first", 2, "c3xd5").json()
    assert (scene["answer"], scene["said"], scene["step"]) == ("done", "done", 1)
    assert [event["type"] for update in scene["updates"] for event in update["events"]] == [
        "Attacked",
        "Struck",
        "Defended",
        "Captured",
    ]
    assert scene["updates"][-1]["ask"] == {"seats": [0], "what": "advance"}
    assert scene["seats"] == 2


def test_what_is_wrong_or_forbidden_changes_nothing(house: Any) -> None:
    before = show(house, "rolechess", "first", 0).json()
    other = show(house, "rolechess", "first", 0, "b1-c3").json()
    assert (other["answer"], other["said"], other["updates"]) == ("other", "knight", before["updates"])
    refused = show(house, "rolechess", "first", 0, {"type": "Step", "src": 10, "dst": 24}).json()
    assert (refused["answer"], refused["refusal"]["rule"], refused["step"]) == ("refused", "RC-4.1", 0)


def test_one_may_ask_why_without_doing(house: Any) -> None:
    refused = show(house, "rolechess", "first", 0, "d2-d4", why=True).json()
    assert refused["refusal"]["rule"] == "RC-4.1"
    allowed = show(house, "rolechess", "first", 0, "d2-d3", why=True).json()
    assert (allowed["answer"], allowed["step"], allowed["refusal"]) == ("asked", 0, None)


def test_the_games_say_which_lessons_they_have(house: Any) -> None:
    found = {game["id"]: game["lessons"] for game in house.client.get("/api/games").json()}
    assert found["lotr"] == ["road", "fights"] and found["dnup"] == ["first"]


BAD = [
    ("/api/games/poker/lessons/first/game", {}, 404, "no_such_page"),
    ("/api/games/rolechess/lessons/last/game", {}, 404, "no_such_lesson"),
    ("/api/games/poker/lessons/first/0", {}, 404, "no_such_page"),
    ("/api/games/rolechess/lessons/last/0", {}, 404, "no_such_lesson"),
    ("/api/games/rolechess/lessons/first/99", {}, 404, "no_such_lesson"),
    ("/api/games/rolechess/lessons/first/-1", {}, 404, "no_such_lesson"),
    ("/api/games/rolechess/lessons/first/x", {}, 404, "no_such_page"),
    ("/api/games/rolechess/lessons/first/0", {"deeds": ["b1-c3", "d2-d3"]}, 409, "lesson_changed"),
    ("/api/games/rolechess/lessons/first/0", {"deeds": ["d2-d3", "d3-d4"]}, 409, "lesson_changed"),
    ("/api/games/rolechess/lessons/first/0", {"deeds": ["hop"]}, 400, "bad_notation"),
    ("/api/games/rolechess/lessons/first/0", {"deeds": [{"type": "Hop"}]}, 400, "bad_action"),
    ("/api/games/rolechess/lessons/first/0", {"deeds": ["d2-d3"] * 33}, 400, "bad_message"),
    ("/api/games/rolechess/lessons/first/0", {"odd": 1}, 400, "bad_message"),
]


@pytest.mark.parametrize(("path", "body", "status", "code"), BAD)
def test_bad_input_gets_a_clear_error(house: Any, path: str, body: Any, status: int, code: str) -> None:
    response = house.client.post(path, json=body)
    assert (response.status_code, response.json()["error"]["code"]) == (status, code)
    assert all(Words(lang, "errors").has(f"error-{code}") for lang in LANGUAGES)
