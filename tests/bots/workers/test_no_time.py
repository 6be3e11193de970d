"""A budget of nothing is a hurry, not a fault: whoever is asked answers with something legal."""

from random import Random

import pytest
from tests.bots.workers.test_difficulty import moments

from pelipoyta.bots.registry import find, names
from pelipoyta.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
def test_without_any_time_the_strongest_plays_something_legal(name: str) -> None:
    game, choose = load(name), find(name, names(name)[-2])
    for state, seat in [*moments(game, 3, most=3)][1:]:
        legal, ask = game.legal(state, seat), getattr(game.pending(state), "what", None)
        assert choose(game.view(state, seat), seat, ask, legal, Random(1), 0.0) in legal
