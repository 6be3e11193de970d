"""No card is one that the strongest never plays: those that hardly ever come into their own, in their moment."""

from math import inf
from random import Random

import pytest
from tests.bots.games.lotr_moments import MOMENTS, away_from_the_lake

from pelipoyta.bots.registry import find
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Pass, Play
from pelipoyta.games.lotr.words.facts import code_of


def chosen(bot, sc, seed):
    view, legal = GAME.glance(sc.s, sc.asked), GAME.legal(sc.s, sc.asked)
    return find("lotr", bot, 12)(view, sc.asked, sc.asks, legal, Random(seed), inf)


@pytest.mark.parametrize("name", MOMENTS)
def test_in_its_moment_the_card_is_played(name):
    for seed in range(3):
        assert chosen("best", MOMENTS[name](), seed) == Play(code_of(name))


@pytest.mark.parametrize("name", ["5U20", "5U26"])
def test_the_usual_opponent_does_not_see_what_another_makes_of_it(name):
    """What the strongest sees by playing on, greedy, which stops where another chooses or a card follows, does not."""
    assert chosen("greedy", MOMENTS[name](), 1) == Pass()


@pytest.mark.parametrize("name", ["2C58", "2R66"])
def test_what_lives_in_the_lake_is_not_wasted_on_dry_land(name):
    assert chosen("best", away_from_the_lake(name), 1) == Pass()
