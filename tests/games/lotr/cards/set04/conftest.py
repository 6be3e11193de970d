"""Made-up minions that are nearly what a Dunland card speaks of."""

import pytest

from pelipoyta.games.lotr.cards.build import minion
from pelipoyta.games.lotr.terms import Culture, Race


@pytest.fixture
def strangers(make):
    """A Man of another culture, and a Dunland minion that is no Man."""
    man = make(minion("9C81", "Stranger", Culture.RAIDER, Race.MAN, 2, 8, 2, 1))
    beast = make(minion("9C82", "Beast", Culture.DUNLAND, Race.CREATURE, 2, 8, 2, 1))
    return man, beast
