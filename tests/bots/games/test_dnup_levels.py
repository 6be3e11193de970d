"""dnup's levels: the usual act is what others are weighed by, going out is never doubted, and any number plays."""

from math import inf
from random import Random

import pytest
from tests.bots.test_levels import questions

from pelipoyta.bots.games.dnup import SKILL
from pelipoyta.bots.games.dnup.evaluate import judge, thing
from pelipoyta.bots.games.dnup.greedy import greedy
from pelipoyta.bots.levels import LASTS, SURE, Level, player
from pelipoyta.bots.registry import find
from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import Play
from pelipoyta.kernel import Ask, NoOptions
from pelipoyta.kernel.laws import random_walk

OUT = "dnup 3\nhand 0 9/2 9/3\nhand 1 1/6 1/7 2/4\nhand 2 6/3 9/1\ntable 1.1 7/4 7/5\npile the rest"


def test_acts_are_weighed_by_the_usual_one_and_none_surely_beats_it_by_luck() -> None:
    for view, seat, ask, legal in questions("dnup")[:3]:
        worths = judge(view, seat, ask, legal, Random(1), inf, 1)
        assert worths and worths[legal.index(greedy(view, seat, None, legal, Random(1), inf))] == 0.0
        assert max(worths) < 1.0  # one game of each shows nothing for sure


def test_going_out_is_neither_overlooked_nor_doubted() -> None:
    s = GAME.notation.read(OUT)
    view, legal = GAME.view(s, 0), GAME.legal(s, 0)
    worths = judge(view, 0, "act", legal, Random(1), inf, 1)
    assert worths and sum(worth > SURE / 2 for worth in worths) == 1
    taken = player(SKILL, Level(0.0, 1, 50.0))(view, 0, "act", legal, Random(1), inf)
    assert isinstance(taken, Play) and len(taken.cards) == 2


def test_an_act_is_about_the_value_that_is_laid() -> None:
    s = GAME.notation.read(OUT)
    assert {thing(act) for act in GAME.legal(s, 0) if isinstance(act, Play)} == {9}
    assert {thing(act) for act in GAME.legal(s, 0)} >= {9, "Turn"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_levels_play_at_every_table(seats: int) -> None:
    walk = random_walk(GAME, NoOptions(), seats, Random(4))
    asked = [s for s in walk.states if isinstance(GAME.pending(s), Ask) and len(GAME.legal(s, s.turn)) > 1]
    for name, s in zip(("level1", "level3"), asked[LASTS:], strict=False):
        view, legal = GAME.view(s, s.turn), GAME.legal(s, s.turn)
        assert find("dnup", name)(view, s.turn, "act", legal, Random(1), 0.05) in legal
