"""Made-up minions that are nearly what a Dunland card speaks of."""

import pytest

from pelipoyta.games.lotr.cards.hand import *


@pytest.fixture
def strangers(make):
    """A Man of another culture, and a Dunland minion that is no Man."""
    man = make(minion("9C81", "Stranger", RAIDER, MAN, cost=2, strength=8, vitality=2, site=1))
    beast = make(minion("9C82", "Beast", DUNLAND, CREATURE, cost=2, strength=8, vitality=2, site=1))
    return man, beast
