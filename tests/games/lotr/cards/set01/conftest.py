"""Cards made up to stand beside those of the set: almost what a text means, but not quite, or what the pool lacks."""

import pytest

from pelipoyta.games.lotr.cards.build import ally, companion, minion, possession
from pelipoyta.games.lotr.language import Is
from pelipoyta.games.lotr.terms import Block, Culture, ItemClass, Keyword, Race

MORIA_ORC = Is(culture=(Culture.MORIA,), race=(Race.ORC,))


@pytest.fixture
def nazgul(make):
    return make(minion("9C100", "Nazgûl", Culture.RINGWRAITH, Race.NAZGUL, 4, 9, 2, 3))


@pytest.fixture
def troll(make):
    """Of Moria, but no Orc."""
    return make(minion("9C120", "Cave Troll", Culture.MORIA, Race.TROLL, 2, 9, 3, 1))


@pytest.fixture
def sauron_orc(make):
    """An Orc, but not of Moria."""
    return make(minion("9C121", "Mordor Orc", Culture.SAURON, Race.ORC, 2, 9, 3, 1))


@pytest.fixture
def bow(make):
    """A ranged weapon for a Moria Orc."""
    return make(possession("9C122", "Bow", Culture.MORIA, 1, MORIA_ORC, item=ItemClass.RANGED_WEAPON))


@pytest.fixture
def ranger_ally(make):
    """A ranger of Gondor who is no companion."""
    home, word = ((3, Block.FELLOWSHIP),), ((Keyword.RANGER, 1),)
    return make(ally("9C123", "Warden", "", Culture.GONDOR, Race.MAN, home, 1, 3, 3, keywords=word))


@pytest.fixture
def gondor_elf(make):
    """Of Gondor, but no Man."""
    return make(companion("9C124", "Envoy", "", Culture.GONDOR, Race.ELF, 1, 5, 3))
