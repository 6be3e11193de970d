"""Set 4: companions and allies of Rohan."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, kin, usable

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Assign, Happen, TakesSite, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


@pytest.mark.card("4R262")
def test_aldor_shoots_for_a_village(scenario):
    """A Man of Rohan is no villager."""
    sc = scenario()
    aldor, rider = sc.put("4R262"), sc.put("4C286")
    sc.put("5C88", on=rider), sc.put("4C10", 1)
    sc.begin("archery")
    assert not usable(sc, aldor)
    sc.put("4C277")
    sc.use(aldor)
    assert (total(archery_parts(sc.s, Side.FREE)), sc.wounds(aldor)) == (1, 1)


@pytest.mark.card("4R262")
@pytest.mark.parametrize(("site", "part"), [(3, True), (6, True), (4, False)])
def test_aldor_has_two_homes(scenario, site, part):
    """LOTR-22.3."""
    sc = scenario(site=site)
    aldor, foe = sc.put("4R262"), sc.put("4C10", 1)
    sc.begin("assignment")
    assert sc.can(Assign(aldor, foe)) is part


@pytest.mark.card("4U264")
@pytest.mark.parametrize(("friend", "able"), [("4C277", True), ("4C286", False)])
def test_ceorl_keeps_a_site(scenario, friend, able):
    """LOTR-17.4: he and a villager exert; a Rider is none."""
    sc = scenario(site=4)
    sc.set_player(1, site=4)
    ceorl, helper = sc.put("4U264"), sc.put(friend)
    sc.s.agenda.append(Happen(TakesSite(1, -1)))
    sc._advance()
    if able:
        sc.use(ceorl)
        assert (sc.wounds(ceorl), sc.wounds(helper)) == (1, 1)
    assert held(sc) == (not able)


@pytest.mark.card("4C265")
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 0), (1, 2)])
def test_elite_rider(scenario, make, wounds, bonus):
    """Against the wounded; what is wounded elsewhere does not count."""
    sc = scenario()
    rider, foe = sc.put("4C265"), sc.put(brute(make), 1, wounds=wounds)
    sc.put("4C207", 1, wounds=1)
    sc.hand(0, MORE)
    sc.fight(rider, foe)
    assert sc.strength(rider) == 6 + bonus


@pytest.mark.card("4C265")
def test_elite_rider_sets_out_cheaply(scenario):
    """In the starting fellowship only, and only himself."""
    sc = scenario()
    assert cost(sc.s, 0, 4265) == 3
    sc.s.phase = Phase.SETUP
    assert (cost(sc.s, 0, 4265), cost(sc.s, 0, 4286)) == (2, 2)


@pytest.mark.card("4R267")
def test_eomer_hunts_the_wounded(scenario, make):
    """Two for each wound on each minion of his skirmish, not of others, nor of his own."""
    sc = scenario()
    name = brute(make)
    eomer, foes = sc.put("4R267", wounds=1), [sc.put(name, 1, wounds=2), sc.put(name, 1, wounds=1)]
    sc.put(name, 1, wounds=3)
    sc.hand(0, MORE)
    assert sc.strength(eomer) == 7
    sc.fight(eomer, *foes)
    assert sc.strength(eomer) == 13


@pytest.mark.card("4R267")
@pytest.mark.parametrize(("friend", "price"), [("4P364", 3), ("4C277", 2), ("9C97", 3)])
def test_eomer_among_his_own(scenario, make, friend, price):
    """A Man of Rohan, ally or companion."""
    sc = scenario()
    kin(make)
    sc.put(friend)
    assert cost(sc.s, 0, 4267) == price


@pytest.mark.card("4R269")
@pytest.mark.parametrize(("place", "wounds"), [("4U342", 1), ("4U337", 0)])
def test_eothain_scouts_the_plains(scenario, place, wounds):
    """Every minion that is there exerts; Barrows of Edoras are no plains."""
    sc = scenario(site=2)
    sc.put("4R269")
    foe, spent = sc.put("4C207", 1), sc.put("4C10", 1)
    sc.adventure(1, place)
    sc.begin("move").let_pass()
    assert (sc.wounds(foe), sc.wounds(spent)) == (wounds, 0)


@pytest.mark.card("4R271")
@pytest.mark.parametrize(("wounds", "able"), [(2, True), (1, False)])
def test_eowyn_will_not_fall(scenario, wounds, able):
    """Exhausted, she gives two cards; and no one else is saved by them."""
    sc = scenario()
    eowyn, foe = sc.put("4R271", wounds=wounds), sc.put("4C10", 1)
    sc.hand(0, "4C286", "4C286", "4C283")
    sc.set_strength(foe, 7)
    sc.fight(eowyn, foe).resolve()
    if able:
        assert sc.asks == "respond"
        sc.use(eowyn).choose("4C286", "4C286")
    assert (sc.lives(eowyn), sc.wounds(eowyn), len(sc.in_hand(0))) == (True, 2, 1 if able else 3)


@pytest.mark.card("4R271")
def test_eowyn_needs_two_cards(scenario):
    sc = scenario()
    eowyn, foe = sc.put("4R271", wounds=2), sc.put("4C10", 1)
    sc.hand(0, "4C286")
    sc.set_strength(foe, 7)
    sc.fight(eowyn, foe).resolve()
    assert not sc.lives(eowyn)


@pytest.mark.card("4C281", "4U285")
@pytest.mark.parametrize(("name", "mounted"), [("4C281", False), ("4U285", True)])
def test_villagers_help_in_a_fight(scenario, name, mounted):
    """Hlafwine a Man of Rohan, Léod whoever is mounted, of any people; a companion he must be."""
    sc = scenario()
    ally, rider, elf, foe = sc.put(name), sc.put("4C286"), sc.put("4C74"), sc.put("4C17", 1)
    sc.put("4C283", on=elf), sc.put("4C283", on=sc.put("4C277"))
    sc.hand(0, MORE)
    sc.fight(rider, foe).use(ally, 1)
    if not mounted:
        assert elf not in sc.offered
        sc.choose(rider)
    helped, other = (elf, rider) if mounted else (rider, elf)
    assert (sc.wounds(ally), sc.strength(helped)) == (1, 8 if mounted else 7)
    assert sc.strength(other) == (5 if mounted else 6)


@pytest.mark.card("4C281", "4U285")
@pytest.mark.parametrize("name", ["4C281", "4U285"])
@pytest.mark.parametrize(("site", "stays"), [(4, False), (3, True)])
def test_a_village_is_lost(scenario, name, site, stays):
    """LOTR-23.6."""
    sc = scenario(site=5)
    ally = sc.put(name)
    sc.hold(sc.s.path[site - 1], 1)
    sc.begin("fellowship")
    assert sc.lives(ally) is stays


@pytest.mark.card("4C292")
def test_theoden_frees_a_site(scenario):
    """With a Rohan ally to see; a companion is none."""
    sc = scenario(site=4)
    theoden = sc.put("4C292")
    sc.put("4C286"), sc.put("5C90"), sc.put("6R18"), sc.put("4C283", on=theoden)
    hold_one(sc)
    sc.begin("regroup")
    assert sc.refused(Use(theoden, 0)).rule == "LOTR-17.9"
    sc.put("4C277")
    sc.use(theoden)
    assert (held(sc), sc.wounds(theoden)) == (0, 1)
