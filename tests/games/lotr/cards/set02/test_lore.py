"""Cards of the Free Peoples of set 2 with a choice in what they cost."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.facts import code_of
from pelipoyta.games.lotr.model import Decide, Play
from pelipoyta.games.lotr.rules import legal

ORC_OF_MORIA, URUK_OF_ISENGARD, FRODO_STING = "1C177", "1C158", "1C313"


@pytest.fixture
def table(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("2R109")
@pytest.mark.parametrize(("way", "wounds"), [(0, (1, 1, 0, 0)), (1, (0, 0, 1, 1))])
def test_orc_bane(table, way, wounds):
    """As often as the bearer exerts, so many Orcs are wounded, or so many Uruk-hai, and not both."""
    sc, [gandalf, _] = table(hand=["2R109"], friends=["1R72", "1P365"])
    sc.put("1R75", on=gandalf)
    foes = [sc.put(name, 1) for name in (ORC_OF_MORIA, ORC_OF_MORIA, URUK_OF_ISENGARD, URUK_OF_ISENGARD)]
    sc.begin("maneuver").play("2R109")
    assert legal(sc.s, 0) == [Decide(1), Decide(2), Decide(3)], "at least once, and never to death"
    sc.decide(2).decide(way)
    assert sc.wounds(gandalf) == 2
    assert tuple(sc.wounds(foe) if sc.lives(foe) else 1 for foe in foes) == wounds


@pytest.mark.card("2R109")
def test_orc_bane_wounds_as_many_as_were_paid_for(table):
    sc, [gandalf] = table(hand=["2R109"], friends=["1R72"])
    sc.put("1R75", on=gandalf)
    one, _ = sc.put(URUK_OF_ISENGARD, 1), sc.put(URUK_OF_ISENGARD, 1)
    sc.begin("maneuver").play("2R109").decide(1).decide(1)
    assert len(sc.offered) == 2
    sc.choose(one)
    assert (sc.wounds(one), sc.wounds(gandalf)) == (1, 1)


@pytest.mark.card("2R109")
def test_orc_bane_needs_one_of_the_swords(table):
    """Another sword will not do, and a bearer who cannot exert will not either."""
    sc, [gandalf, man] = table(hand=["2R109"], friends=["1R72", "1P365"])
    sc.put("1C299", on=sc.frodo)
    sc.put(ORC_OF_MORIA, 1)
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("2R109"))).rule == "LOTR-18.3"
