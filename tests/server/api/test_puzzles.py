"""Puzzles by HTTP: each is answered right and wrong, nothing hidden is in a position, bad input gets a clear error."""

import json
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.files import shipped, state_of, themes_of
from pelipoyta.puzzles.model import Puzzle
from pelipoyta.server.api.catalogue.puzzles import _listed, daily_of

GAMES = [name for name in NAMES if shipped(name)]


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


def answer(house: Any, game: str, puzzle: str, *deeds: Any, **more: Any) -> Any:
    return house.client.post(f"/api/games/{game}/puzzles/{puzzle}/answer", json={"deeds": deeds, **more})


def one_of_each(game: str) -> list[Puzzle]:
    return [next(each for each in shipped(game).values() if each.theme == theme) for theme in themes_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_every_puzzle_and_no_answer(house: Any, game: str) -> None:
    told = house.client.get(f"/api/games/{game}/puzzles")
    listed = told.json()
    assert {each["id"]: each["theme"] for each in listed["puzzles"]} == {
        each.id: each.theme for each in shipped(game).values()
    }
    assert listed["themes"] == list(themes_of(game)) and listed["daily"] in shipped(game)
    assert set(listed["puzzles"][0]) == {"id", "theme", "rating"}
    ratings = [each["rating"] for each in listed["puzzles"]]
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_the_solvers_view_and_nothing_more(house: Any, game: str) -> None:
    """Compared with the view of the seat; the answers are not told before one was given."""
    rules = load(game)
    for puzzle in one_of_each(game):
        scene = answer(house, game, puzzle.id).json()
        assert (scene["answer"], scene["seat"], scene["values"], scene["wanted"]) == ("asked", puzzle.seat, [], None)
        state = state_of(rules, puzzle)
        shown = json.loads(json.dumps(scene["updates"][-1]["view"]))
        expected = json.loads(encoded(rules, rules.view(state, puzzle.seat)))
        assert shown == expected
        if rules.view(state, 0) != rules.view(state, 1):
            assert shown != json.loads(encoded(rules, rules.view(state, 1 - puzzle.seat)))


def encoded(rules: Any, view: Any) -> bytes:
    return msgspec.json.encode(rules.nouns.show(view))


@pytest.mark.parametrize("game", GAMES)
def test_right_and_wrong_answers_are_judged_by_the_proof(house: Any, game: str) -> None:
    rules = load(game)
    for puzzle in one_of_each(game):
        right = answer(house, game, puzzle.id, puzzle.best[0]).json()
        assert right["answer"] == "done" and right["given"]["value"] == puzzle.value
        assert right["values"][0]["value"] == puzzle.value and right["updates"][-1]["events"]
        legal = [rules.notation.write(action) for action in rules.legal(state_of(rules, puzzle), puzzle.seat)]
        poor = next(text for text in legal if text not in puzzle.best and text not in puzzle.open)
        wrong = answer(house, game, puzzle.id, poor).json()
        assert wrong["answer"] == "other" and wrong["given"]["value"] == puzzle.answers.get(poor, 0)
        assert wrong["values"] == [] and wrong["wanted"] is None  # the best answer may still be found
        assert wrong["best"] == puzzle.value and wrong["refutation"] == []
        assert answer(house, game, puzzle.id, poor, why=True).json()["answer"] == "asked"
        wanted = answer(house, game, puzzle.id, give_up=True).json()["wanted"]
        assert answer(house, game, puzzle.id, wanted).json()["answer"] == "done"


def test_a_refutation_is_told_by_the_solvers_view_alone(house: Any) -> None:
    """A sure puzzle of hidden hands: each frame is the view of the solver's seat."""
    rules = load("dnup")
    puzzle = next(each for each in shipped("dnup").values() if each.theme == "stop")
    legal = [rules.notation.write(action) for action in rules.legal(state_of(rules, puzzle), puzzle.seat)]
    poor = next(text for text in legal if text not in puzzle.best)
    shown = answer(house, "dnup", puzzle.id, poor, refute=True).json()["refutation"]
    assert shown and all(each["events"] for each in shown)
    assert [each["view"]["seat"] for each in shown] == [puzzle.seat] * len(shown)


def test_what_decides_nothing_is_neither_right_nor_wrong(house: Any) -> None:
    puzzle = next(each for each in shipped("kasvoton").values() if each.open)
    told = answer(house, "kasvoton", puzzle.id, puzzle.open[0]).json()
    assert (told["answer"], told["given"], told["values"]) == ("open", None, [])


def test_bad_input_is_told_and_changes_nothing(house: Any) -> None:
    puzzle = next(iter(shipped("rolechess").values()))
    refused = answer(house, "rolechess", puzzle.id, "a1-a1").json()
    assert refused["answer"] == "refused" and refused["refusal"]["rule"].startswith("RC-")
    cases = [
        (answer(house, "rolechess", "nothing"), 404, "no_such_puzzle"),
        (answer(house, "dnup", puzzle.id), 404, "no_such_puzzle"),
        (answer(house, "none", puzzle.id), 404, "no_such_page"),
        (answer(house, "rolechess", puzzle.id, "what?"), 400, "bad_notation"),
        (answer(house, "rolechess", puzzle.id, "a1-a2", "a2-a3"), 400, "bad_message"),
        (answer(house, "rolechess", puzzle.id, more=1), 400, "bad_message"),
    ]
    told = [(response.status_code, response.json()["error"]["code"]) for response, _, _ in cases]
    assert told == [(status, code) for _, status, code in cases]


def test_the_daily_puzzle_changes_from_day_to_day() -> None:
    found, first = _listed("rolechess"), date(2026, 11, 19)
    days = [daily_of(found, first + timedelta(days=day)) for day in range(30)]
    assert len(set(days)) == 30 and daily_of((), first) == ""
