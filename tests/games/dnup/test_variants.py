"""Variants of dnup: the points that win, and cards handed on at the deal."""

from random import Random

import pytest
from tests.soak import games

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import STAR, flat, minus, turned
from pelipoyta.games.dnup.model import HandedOn, Options
from pelipoyta.kernel import Over
from pelipoyta.kernel.laws import check, random_walk


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("chosen", [("goal:6",), ("passing:2",), ("goal:2", "passing:3")])
def test_laws(seats, chosen):
    tally = check(GAME, games(1), seats=seats, options=Options(variants=chosen), looks=10, texts=8)
    assert tally.games >= 1 and tally.twinned == 0


@pytest.mark.parametrize("goal", [1, 7])
def test_the_table_says_how_many_points_win(goal):
    """DNUP-V1."""
    walk = random_walk(GAME, Options(variants=(f"goal:{goal}",)), 3, Random(2))
    view = GAME.view(walk.states[-1], None)
    assert view.goal == goal <= max(view.points) and isinstance(GAME.pending(walk.states[-1]), Over)
    assert all(max(GAME.view(state, None).points) < goal for state in walk.states[:-1])


def test_the_lowest_cards_are_handed_on():
    """DNUP-V2: openly and turned; then whoever has the star starts."""
    rng, s = Random(3), GAME.start(Options(variants=("passing:2",)), 3)
    s, _ = GAME.settle(s, GAME.pending(s).sample(rng))
    order = GAME.pending(s).sample(rng)
    plain, _ = GAME.settle(GAME.start(Options(), 3), (1,) * 30)
    assert not plain.options
    s, (dealt, *handed) = GAME.settle(s, order)
    assert [type(event) for event in handed] == [HandedOn] * 3
    for event in handed:
        before = dealt.hands[event.seat].value
        assert event.cards == before[:2] and event.to == (event.seat + 1) % 3
        assert s.known[event.to] == turned(event.cards)
        assert minus(s.hands[event.seat], s.known[event.seat]) == before[2:]
    assert STAR in flat(s.hands[s.starter]) and s.turn == s.starter
