"""Raider events of set 4 outside the middle of skirmishes, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.events import ArcheryFired
from pelipoyta.games.lotr.model import Fight, Play


@pytest.mark.card("4R240")
@pytest.mark.parametrize(("companions", "burdens"), [(4, 0), (5, 1), (7, 3)])
def test_new_fear(scenario, companions, burdens):
    sc = scenario(site=4, twilight=4)
    man = sc.put("4C224", 1)
    crowd(sc, companions)
    sc.put("4C277")
    sc.hand(1, "4R240")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("4R240")
    if sc.asks == "prevent":
        assert sc.asked == 0
        sc.decide(0)
    assert (sc.burdens(), sc.wounds(man), sc.s.twilight) == (burdens, 1, 0)


@pytest.mark.card("4R240")
def test_new_fear_prevented(scenario):
    """Two companions, not the Ring-bearer, are discarded."""
    sc = scenario(site=4, twilight=4)
    sc.put("4C224", 1)
    knights = crowd(sc, 6)
    sc.hand(1, "4R240")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("4R240").decide(1)
    assert (sc.asked, sc.offered) == (0, set(knights))
    sc.choose(*knights[:2])
    assert (sc.burdens(), sc.in_discard(0)) == (0, [KNIGHT, KNIGHT])


@pytest.mark.card("4R240")
def test_new_fear_unpaid(scenario):
    """LOTR-18.3: nobody to exert."""
    sc = scenario(site=4, twilight=9)
    sc.set_player(1, site=4)
    sc.put(EASTERLING, 1), sc.put("4U250", 1, wounds=2)
    crowd(sc, 6)
    sc.put(URUK, 1)
    sc.hand(1, "4R240")
    sc.put("4C76")
    sc.begin("regroup")
    assert sc.asked == 0
    sc.pass_()
    assert sc.asks != "regroup" or sc.refused(Play(4240)).rule == "LOTR-18.3"
    assert sc.burdens() == 0


@pytest.mark.card("4R243")
@pytest.mark.parametrize(("burdens", "total"), [(0, 1), (3, 4), (8, 6)])
def test_rapid_fire(scenario, burdens, total):
    """One arrow for each burden, at most five; the archer still shoots."""
    sc = scenario(site=4, twilight=6)
    archer = sc.put("4R245", 1)
    sc.put("4C248", 1, wounds=1)
    burdened(sc, burdens)
    sc.hand(1, "4R243")
    sc.put(KNIGHT), sc.put(KNIGHT)
    sc.begin("archery").pass_until_seat(1)
    sc.play("4R243")
    assert (sc.wounds(archer), sc.s.twilight) == (1, 0)
    (fired,) = sc.told(ArcheryFired)
    assert fired.minions == total + 1  # the other archer


@pytest.mark.card("4R243")
def test_rapid_fire_needs_an_archer(scenario):
    """LOTR-18.3: a Raider who is no archer cannot pay; nor an archer of another culture."""
    sc = scenario(site=4, twilight=9)
    sc.put("4C224", 1), sc.put("4U250", 1)
    other = sc.put("4C248", 1, wounds=1)
    sc.hand(1, "4R243")
    sc.put(KNIGHT)
    sc.begin("archery")
    assert sc.asks != "archery" or sc.refused(Play(4243), 1).rule == "LOTR-18.3"
    assert sc.wounds(other) == 1


@pytest.mark.card("4R259")
@pytest.mark.parametrize("prevented", [False, True])
def test_vision_from_afar(scenario, prevented):
    """An Easterling, no Southron, is assigned to the Ring-bearer, unless a burden is added."""
    sc = scenario(site=4, twilight=2)
    one, other = sc.put("4C224", 1), sc.put(EASTERLING, 1)
    sc.put(SOUTHRON, 1), sc.put(KNIGHT)
    sc.hand(1, "4R259")
    sc.begin("assignment").pass_until_seat(1)
    sc.play("4R259")
    if sc.asks != "prevent":
        assert sc.offered == {one, other}
        sc.choose(other)
    sc.decide(int(prevented))
    if not prevented and sc.asked == 1 and sc.offered:
        sc.choose(other)
    assert (sc.burdens(), sc.s.twilight) == (int(prevented), 0)
    assert sc.s.fights == ([] if prevented else [Fight(sc.frodo, (other,))])


@pytest.mark.card("4R259")
def test_vision_from_afar_with_southrons_only(scenario):
    """LOTR-18.6: nobody is assigned."""
    sc = scenario(site=4, twilight=2)
    sc.put(SOUTHRON, 1), sc.put(KNIGHT)
    sc.hand(1, "4R259")
    sc.begin("assignment").pass_until_seat(1)
    if sc.can(Play(4259)):
        sc.play("4R259")
        if sc.asks == "prevent":
            sc.decide(0)
    assert sc.s.fights == []


@pytest.mark.card("4C260")
def test_whirling_strike(scenario):
    sc = scenario(site=4, twilight=3)
    man, knight = sc.put("4U250", 1), sc.put(KNIGHT)
    other = sc.put(KNIGHT)
    sc.hand(1, "4C260")
    sc.fight(knight, man).pass_until_seat(1)
    sc.play("4C260")
    assert (sc.wounds(knight), sc.wounds(other), sc.s.twilight) == (1, 0, 0)


@pytest.mark.card("4C260")
def test_whirling_strike_elsewhere(scenario):
    """A skirmish with another minion only: nobody is wounded."""
    sc = scenario(site=4, twilight=3)
    knight = sc.put(KNIGHT)
    sc.put("4U250", 1), sc.put("4R237", 1)
    sc.hand(1, "4C260")
    uruk = sc.put(URUK, 1)
    sc.fight(knight, uruk).pass_until_seat(1)
    if sc.can(Play(4260)):
        sc.play("4C260")
    assert sc.wounds(knight) == 0


@pytest.mark.card("4C260")
def test_whirling_strike_on_an_ally_who_may_be_saved(scenario):
    """An ally at home is hit too; twilight of two is too little (LOTR-20.1)."""
    sc = scenario(site=4, twilight=2)
    guma, man = sc.put("4C277"), sc.put("4U250", 1)
    sc.hand(1, "4C260")
    sc.put("4R237", 1)
    sc.fight(guma, man).pass_until_seat(1)
    assert sc.refused(Play(4260)).rule == "LOTR-20.1"
    sc.s.twilight = 3
    sc.play("4C260")
    assert sc.wounds(guma) == 1
