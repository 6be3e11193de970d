"""What a card lets one choose between is told in the terminal by its text, not as yes and no."""

import msgspec
import pytest
from tests.games.lotr.scenario import Scenario

from pelipoyta.cli.looks.lotr import LOOK
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.games.lotr import model as m
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.faces import ways_text
from pelipoyta.games.lotr.knowledge.shown import Now
from pelipoyta.games.lotr.knowledge.view import view as make_view
from pelipoyta.games.lotr.model import Deciding
from pelipoyta.locales import Words

WORDS = Words("fi", "lotr", "cli")


def told(code: int, ability: int, way: int) -> str:
    """A way of that text, as it stands among the choices."""
    view = make_view(Scenario().starting().s, 0)
    asked = msgspec.structs.replace(
        view, agenda=(Deciding(0, "effect", (0, 1), "way"),), now=Now(code=code, ability=ability)
    )
    return LOOK.choice(Reader(WORDS, ("Aino", "Eino"), 0), asked, m.Decide(way))


def first_with_ways() -> tuple[int, int, tuple[str, ...]]:
    for code, card in CARDS.items():
        for at, ability in enumerate(card.text):
            if ways := ways_text(WORDS, ability, card):
                return code, at, ways
    raise AssertionError("no card leaves a choice")


@pytest.mark.parametrize("way", [0, 1])
def test_a_way_is_told_by_the_text_of_its_card(way: int) -> None:
    code, ability, ways = first_with_ways()
    assert told(code, ability, way) == ways[way]


def test_a_way_is_numbered_where_the_text_is_not_told() -> None:
    assert [told(-1, -1, way) for way in (0, 1)] == ["1", "2"]
    assert [told(-1, 0, way) for way in (0, 1)] == ["1", "2"]
    assert told(first_with_ways()[0], -1, 0) == "1"
