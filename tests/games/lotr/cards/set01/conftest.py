"""Cards made up to stand beside those of the set: almost what a text means, but not quite, or what the pool lacks."""

import pytest
from tests.games.lotr.cards.dark import foe
from tests.games.lotr.cards.old_road import gatherings
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.terms import Block

MORIA_ORC = MORIA & ORC


class Fellowship(Scenario):
    """At a table of the Fellowship block, whatever the path."""

    def __init__(self, *args, **kwargs):
        decks = ("fotr-aragorn", "fotr-gandalf")
        kwargs.setdefault("options", Options(decks=decks, format="fellowship"))
        super().__init__(*args, **kwargs)


@pytest.fixture
def scenario():
    return Fellowship


@pytest.fixture
def dark(scenario):
    """Tables for the Shadow player, underground, with twilight enough and friends of the other side."""
    return gatherings(scenario, 1, site=5, twilight=9)


@pytest.fixture
def mordor_troll(make):
    """Of Sauron, but no Orc."""
    return foe(make, 125, SAURON, TROLL)


@pytest.fixture
def wraith_orc(make):
    """Of the Ringwraiths, but none of the Nine."""
    return foe(make, 126, RINGWRAITH, ORC)


@pytest.fixture
def isengard_orc(make):
    """Of Isengard, but no Uruk-hai."""
    return foe(make, 127, ISENGARD, ORC)


@pytest.fixture
def temptation(make):
    """The Free Peoples player may put the Ring on before the fight."""
    return make(event("9C128", "Temptation", SHIRE, cost=0).says(maneuver(do=WearRing())))


@pytest.fixture
def nazgul(make):
    return make(minion("9C100", "Nazgûl", RINGWRAITH, NAZGUL, cost=4, strength=9, vitality=2, site=3))


@pytest.fixture
def troll(make):
    """Of Moria, but no Orc."""
    return make(minion("9C120", "Cave Troll", MORIA, TROLL, cost=2, strength=9, vitality=3, site=1))


@pytest.fixture
def sauron_orc(make):
    """An Orc, but not of Moria."""
    return make(minion("9C121", "Mordor Orc", SAURON, ORC, cost=2, strength=9, vitality=3, site=1))


@pytest.fixture
def bow(make):
    """A ranged weapon for a Moria Orc."""
    return make(possession("9C122", "Bow", MORIA, cost=1, bearer=MORIA_ORC, item=RANGED_WEAPON))


@pytest.fixture
def ranger_ally(make):
    """A ranger of Gondor who is no companion."""
    home, word = (3, Block.FELLOWSHIP), RANGER
    return make(ally("9C123", "Warden", "", GONDOR, MAN, home=home, cost=1, strength=3, vitality=3, keywords=word))


@pytest.fixture
def gondor_elf(make):
    """Of Gondor, but no Man."""
    return make(companion("9C124", "Envoy", "", GONDOR, ELF, cost=1, strength=5, vitality=3))
