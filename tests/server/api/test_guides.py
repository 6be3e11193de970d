"""Rules pages by HTTP: every guide as a table would show its positions, and nothing where nobody has written one."""

from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.guide import guide_of
from pelipoyta.kernel.lesson import lessons_of


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in NAMES}}


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_is_told_with_its_positions(house: Any, game: str) -> None:
    sections = house.client.get(f"/api/games/{game}/guide").json()["sections"]
    guide = guide_of(load(game))
    assert guide and [section["name"] for section in sections] == [section.name for section in guide.section]
    examples = [example for section in sections for example in section["examples"]]
    assert examples and all(example["view"] for example in examples)
    assert any(example["events"] for example in examples)
    assert any(example["refused"] for example in examples)


def test_an_example_says_what_may_be_done_and_what_may_not(house: Any) -> None:
    sections = house.client.get("/api/games/rolechess/guide").json()["sections"]
    pieces = next(section for section in sections if section["name"] == "pieces")
    guard = next(example for example in pieces["examples"] if example["name"] == "guard")
    assert {"type": "Attack", "src": 17, "target": 31} in guard["choices"]
    (refusal,) = guard["refused"]
    assert (refusal["text"], refusal["rule"]) == ("d3-d6", "RC-4.2") and refusal["reason"]


def test_what_is_hidden_from_the_seat_is_not_told(house: Any) -> None:
    """The line's enemy lies face down in the drawing of blue."""
    text = house.client.get("/api/games/kasvoton/guide").json()["sections"]
    line = next(e for s in text for e in s["examples"] if e["name"] == "line")
    game = load("kasvoton")
    state = game.notation.read(next(c.position for c in lessons_of(game)["first"].chapter if c.name == "line"))
    assert line["view"] == msgspec.json.decode(msgspec.json.encode(game.nouns.show(game.view(state, 0))))


def test_a_game_without_one_has_no_sections(house: Any) -> None:
    assert house.client.get("/api/games/arvaus/guide").json() == {"sections": []}


def test_an_unknown_game_has_no_page(house: Any) -> None:
    reply = house.client.get("/api/games/nowhere/guide")
    assert (reply.status_code, reply.json()["error"]["code"]) == (404, "no_such_page")
