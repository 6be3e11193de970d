"""Raider events of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Play

CONDITIONS = ("4U60", "4U296", "4R290")  # of the Free Peoples, in the support area


@pytest.mark.card("4R223")
@pytest.mark.parametrize(("burdens", "gone"), [(2, 1), (3, 2)])
def test_discovered(scenario, burdens, gone):
    """One condition of the Free Peoples, or two with three burdens; no Shadow condition."""
    sc = scenario(site=4, twilight=1)
    man, other = sc.put("4C224", 1), sc.put("4R238", 1)
    conditions = [sc.put(name) for name in CONDITIONS]
    burdened(sc, burdens)
    sc.hand(1, "4R223")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("4R223")
    assert sc.offered == set(conditions)
    sc.choose(*conditions[:gone])
    assert (sc.wounds(man), sc.lives(other), sc.s.twilight) == (1, True, 0)
    assert sorted(sc.in_discard(0)) == sorted(CONDITIONS[:gone])


@pytest.mark.card("4R223")
def test_discovered_unpaid(scenario):
    """LOTR-18.3: an exhausted Raider and a Dunlending cannot pay."""
    sc = scenario(site=4, twilight=9)
    sc.put("4C224", 1, wounds=1), sc.put("4C17", 1)
    sc.put(CONDITIONS[0]), sc.put("4R231", 1)
    sc.hand(1, "4R223", "4U234")
    sc.quick = False
    sc.put("4U253", 1, wounds=1)
    uruk = sc.put(URUK, 1)
    sc.begin("maneuver")
    assert not sc.can(Play(4223), 1)
    assert sc.wounds(uruk) == 0


@pytest.mark.card("4U233")
@pytest.mark.parametrize(("burdens", "bonus"), [(1, 1), (5, 5), (7, 5)])
def test_fearless_southron(scenario, burdens, bonus):
    """The first way: a Southron, one for each burden, at most five."""
    sc = scenario(site=4, twilight=2)
    southron, east, knight = sc.put("4C222", 1), sc.put("4C224", 1), sc.put(KNIGHT)
    burdened(sc, burdens)
    sc.hand(1, "4U233")
    sc.put("4R237", 1)
    sc.fight(knight, southron).pass_until_seat(1)
    sc.play("4U233").decide(0)
    assert (sc.strength(southron), sc.s.twilight) == (6 + bonus, 0)
    assert sc.strength(east) in (6, 9)


@pytest.mark.card("4U233")
def test_fearless_man(scenario):
    """The second way: any Raider Man gets two, and only in this skirmish."""
    sc = scenario(site=4, twilight=2)
    southron, east, knight = sc.put("4C222", 1), sc.put("4C224", 1), sc.put(KNIGHT)
    sc.put(BRIGAND, 1)
    sc.hand(1, "4U233")
    sc.put("4R237", 1)
    sc.fight(knight, east).pass_until_seat(1)
    sc.play("4U233").decide(1)
    assert sc.offered == {southron, east}
    sc.choose(east)
    assert sc.strength(east) == 8
    sc.resolve()
    assert sc.strength(east) == 6


@pytest.mark.card("4U234")
def test_flanking_attack(scenario):
    """In the maneuver phase, and in a skirmish; a Southron pays."""
    sc = scenario(site=4)
    southron = sc.put("4C222", 1)
    sc.put("4C224", 1)
    sc.hand(1, "4U234")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("4U234")
    assert (sc.wounds(southron), sc.s.twilight) == (1, 3)
    sc = scenario(site=4)
    southron = sc.put("4C222", 1)
    sc.hand(1, "4U234")
    sc.put("4R237", 1)
    sc.fight(sc.put(KNIGHT), southron).pass_until_seat(1)
    sc.play("4U234")
    assert (sc.wounds(southron), sc.s.twilight) == (1, 3)


@pytest.mark.card("4U234")
def test_flanking_attack_without_a_fit_southron(scenario):
    sc = scenario(site=4)
    east = sc.put("4C224", 1)
    sc.put(SOUTHRON, 1)
    sc.hand(1, "4U234")
    sc.put("4R237", 1)
    sc.fight(sc.put(KNIGHT), east).pass_until_seat(1)
    assert sc.refused(Play(4234)).rule == "LOTR-18.3"


@pytest.mark.card("4C235")
def test_gathering_to_the_summons(scenario):
    sc = scenario(site=4)
    east, ranger = sc.put("4C224", 1), sc.put(RANGER)
    sc.hand(1, "4C235")
    sc.fight(ranger, east).pass_until_seat(1)
    sc.play("4C235")
    assert sc.burdens() == 1


@pytest.mark.card("4C235")
@pytest.mark.parametrize(("friend", "foe"), [(KNIGHT, "4C224"), (RANGER, URUK)])
def test_gathering_to_the_summons_needs_both(scenario, friend, foe):
    """LOTR-17.9: an unbound companion, or another minion, is not enough; one looking on neither."""
    sc = scenario(site=4)
    hero, minion = sc.put(friend), sc.put(foe, 1)
    sc.put(SOUTHRON, 1), sc.put(RANGER)
    sc.hand(1, "4C235")
    sc.put("4R237", 1)
    sc.fight(hero, minion).pass_until_seat(1)
    assert sc.refused(Play(4235)).rule == "LOTR-17.9"


@pytest.mark.card("4C239")
@pytest.mark.parametrize(("burdens", "bonus"), [(3, 3), (4, 4)])
def test_men_of_rhun(scenario, burdens, bonus):
    sc = scenario(site=4, twilight=2)
    southron, knight = sc.put("4C222", 1), sc.put(KNIGHT)
    other = sc.put(SOUTHRON, 1)
    burdened(sc, burdens)
    sc.put("4R237", 1), sc.put(BRIGAND, 1)
    sc.hand(1, "4C239")
    sc.fight(knight, southron).pass_until_seat(1)
    sc.play("4C239")
    assert sc.offered == {southron, other}
    sc.choose(southron)
    assert (sc.strength(southron), sc.s.twilight) == (6 + bonus, 0)


@pytest.mark.card("4C241")
@pytest.mark.parametrize(("companions", "bonus"), [(5, 3), (6, 5)])
def test_on_the_march(scenario, companions, bonus):
    """An ally is no companion."""
    sc = scenario(site=4, twilight=2)
    southron, knights = sc.put("4C222", 1), crowd(sc, companions)
    sc.put("4C277"), sc.put("4R237", 1)
    sc.hand(1, "4C241")
    sc.fight(knights[0], southron).pass_until_seat(1)
    sc.play("4C241")
    assert (sc.strength(southron), sc.s.twilight) == (6 + bonus, 0)


@pytest.mark.card("4C239", "4C241")
@pytest.mark.parametrize("name", ["4C239", "4C241"])
def test_strength_lasts_for_the_skirmish(scenario, name):
    """LOTR-17.6; and with one token it is too dear (LOTR-20.1)."""
    sc = scenario(site=4, twilight=3)
    southron = sc.put("4U250", 1)
    sc.put("4R237", 1)
    sc.hand(1, "4C239", "4C241")
    sc.fight(sc.put(KNIGHT), southron).pass_until_seat(1)
    sc.play(name)
    assert sc.strength(southron) == 8
    left = {"4C239": 4241, "4C241": 4239}[name]
    sc.pass_until_seat(1)
    assert sc.refused(Play(left)).rule == "LOTR-20.1"
    sc.resolve()
    assert sc.strength(southron) == 5
