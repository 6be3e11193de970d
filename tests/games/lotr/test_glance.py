"""A glance is the view without what is worked out for screens, and a bot chooses by it as by the view."""

from math import inf
from random import Random

import pytest
from msgspec.structs import replace

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel import Ask, fold


@pytest.fixture(scope="module")
def asked():
    """The positions of a game in which somebody is asked."""
    record = play_game(GAME, Options(), 2, [find("lotr", "greedy")] * 2, "glance").record
    return [s for s, _ in fold(GAME, record.options, 2, record.steps) if isinstance(GAME.pending(s), Ask)]


def test_a_glance_is_the_view_without_what_screens_show(asked):
    for s in asked[::5]:
        for seat in (0, 1, None):
            bare = replace(GAME.view(s, seat), numbers=(), prices=(), archery=((), ()), outlooks=())
            assert GAME.glance(s, seat) == bare
    assert any(GAME.view(s, 0).numbers for s in asked)


def test_greedy_needs_no_more_than_a_glance(asked):
    greedy, moved = find("lotr", "greedy"), False
    for s in asked[::2]:
        ask = GAME.pending(s)
        seat, legal = ask.seats[0], GAME.legal(s, ask.seats[0])
        looks = GAME.view(s, seat), GAME.glance(s, seat)
        first, second = (greedy(look, seat, ask.what, legal, Random(3), inf) for look in looks)
        assert first == second
        moved |= ask.what == "move-again"
    assert moved
