"""Events of Rohan of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import codes, in_deck, play_rule
from tests.games.lotr.cards.crowd import brute, kin

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Zone


@pytest.mark.card("4C273")
@pytest.mark.parametrize(("villager", "bonus"), [(False, 2), (True, 3)])
def test_fight_for_the_villagers(scenario, make, villager, bonus):
    """A Man of Rohan, whoever fights; one more with a villager."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make), 1)
    sc.put("4C109"), sc.put(kin(make))
    guma = sc.put("4C277" if villager else "4R262")
    sc.hand(0, "4C273", "4C297")
    sc.fight(rider, foe).play("4C273")
    assert sc.offered == {rider, guma}
    sc.choose(rider)
    assert (sc.strength(rider), sc.s.twilight) == (5 + bonus, 1)


@pytest.mark.card("4C273")
def test_fight_for_the_villagers_ends_with_the_skirmish(scenario, make):
    """LOTR-17.6, LOTR-17.5."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make, strength=6), 1)
    sc.hand(0, "4C273", "4C87")
    sc.fight(rider, foe).play("4C273").resolve()
    assert (sc.strength(rider), sc.wounds(foe)) == (5, 1)
    sc.hand(0, "4C273")
    assert play_rule(sc.begin("fellowship"), "4C273") == "LOTR-17.5"


@pytest.mark.card("4U275")
def test_forth_eorlingas(scenario, make):
    """Théoden exerts; one of his signet defends one more until regroup."""
    sc = scenario()
    theoden, eowyn, eomer = sc.put("4P365"), sc.put("4C270"), sc.put("4R267")
    sc.put("4C286"), sc.put(brute(make, strength=1), 1)
    sc.hand(0, "4U275")
    sc.begin("maneuver").play("4U275")
    assert sc.offered == {theoden, eowyn, eomer}
    sc.choose(eowyn)
    assert (sc.keyword(eowyn, Keyword.DEFENDER), sc.wounds(theoden)) == (1, 1)
    sc.pass_until("move-again")
    assert sc.keyword(eowyn, Keyword.DEFENDER) == 0


@pytest.mark.card("4U275")
def test_forth_eorlingas_without_a_fit_theoden(scenario, make):
    """His vitality is two; one wound exhausts him."""
    sc = scenario()
    sc.put("4P365", wounds=1), sc.put("4C270"), sc.put(brute(make), 1), sc.put("4C90")
    sc.hand(0, "4U275", "4U99")
    assert play_rule(sc.begin("maneuver"), "4U275") == "LOTR-18.3"


def _mounted(sc, count, name="4C286"):
    riders = [sc.put(name) for _ in range(count)]
    for rider in riders:
        sc.put("4C283", on=rider)
    return riders


@pytest.mark.card("4R279")
@pytest.mark.parametrize("way", [0, 1])
def test_helm_helm_frees_or_draws(scenario, way):
    sc = scenario(site=5)
    _mounted(sc, 2)
    site = sc.s.path[0]
    sc.hold(site, 1)
    sc.deck(0, *["4C306"] * 5)
    sc.hand(0, "4R279")
    sc.begin("regroup").play("4R279").decide(way)
    assert (sc.s.cards[site].zone is Zone.PATH, len(sc.in_hand(0)), sc.s.twilight) == (way == 0, 3 * way, 2)


@pytest.mark.card("4R279")
def test_helm_helm_does_what_can_be_done(scenario):
    """LOTR-18.7: no site to free, so cards are drawn; mounted Men of Gondor do not count."""
    sc = scenario(site=5)
    _mounted(sc, 1), _mounted(sc, 1, "4C109")
    sc.put("4C286"), sc.put("4C310", wounds=1)
    sc.deck(0, *["4C306"] * 5)
    sc.hand(0, "4R279", "4U320")
    assert play_rule(sc.begin("regroup"), "4R279") == "LOTR-17.9"
    _mounted(sc, 1)
    sc.play("4R279")
    assert sorted(sc.in_hand(0)) == ["4C306"] * 3 + ["4U320"]


@pytest.mark.card("4U282")
@pytest.mark.parametrize(("riders", "bonus"), [(0, 0), (2, 2), (4, 3)])
def test_honorable_charge_counts_men_of_rohan(scenario, make, riders, bonus):
    """For an unbound companion of any culture; no more than three."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put(brute(make), 1)
    sc.put("4C316"), sc.put("4C109")
    for _ in range(riders):
        sc.put("4C286")
    sc.hand(0, "4U282", "4C42")
    sc.fight(gimli, foe).play("4U282")
    sc.choose(gimli)
    assert sc.strength(gimli) == 6 + bonus


@pytest.mark.card("4U282")
def test_honorable_charge_not_for_the_ring_bound(scenario, make):
    """An ally of Rohan is spotted too."""
    sc = scenario()
    gimli, rider, foe = sc.put("4C49"), sc.put("4C286"), sc.put(brute(make), 1)
    sc.put("4C316"), sc.put("4C277")
    sc.hand(0, "4U282", "4C42")
    sc.fight(gimli, foe).play("4U282")
    assert sc.offered == {gimli, rider}
    sc.choose(rider)
    assert sc.strength(rider) == 7


@pytest.mark.card("4R289")
@pytest.mark.parametrize("there", [("4C286", "4C277"), ("4C270",)])
def test_simbelmyne_fetches_from_the_deck(scenario, there):
    """Two Men of Rohan, or one who is valiant; a character or a possession of Rohan."""
    sc = scenario()
    for name in there:
        sc.put(name)
    sc.deck(0, "4C265", "4C281", "4C291", "4R290", "4C306", "4C109")
    sc.hand(0, "4R289")
    sc.begin("fellowship").play("4R289")
    assert sc.offered == codes("4C265", "4C281", "4C291")
    sc.choose("4C265")
    assert (sc.s.twilight, len(in_deck(sc))) == (1 + 3, 5)


@pytest.mark.card("4R289")
def test_simbelmyne_with_one_common_man(scenario, make):
    """LOTR-17.9: a valiant one who is no Man does not count."""
    sc = scenario()
    sc.put("4C286"), sc.put(kin(make)), sc.put("4C109")
    sc.deck(0, "4C265")
    sc.hand(0, "4R289")
    assert play_rule(sc.begin("fellowship"), "4R289") == "LOTR-17.9"


@pytest.mark.card("4C297")
@pytest.mark.parametrize(("mounted", "damage_"), [(True, 2), (False, 0)])
def test_work_for_the_sword(scenario, make, mounted, damage_):
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make), 1)
    if mounted:
        sc.put("4C283", on=rider)
    sc.hand(0, "4C297", "4C273")
    sc.fight(rider, foe).play("4C297")
    assert (sc.strength(rider), sc.keyword(rider, Keyword.DAMAGE), sc.s.twilight) == (7, damage_, 1)


@pytest.mark.card("4C297")
def test_work_for_the_sword_by_one_of_rohan(scenario, make):
    """A mounted Man of Gondor and a mounted Elf of Rohan are not offered."""
    sc = scenario()
    rider, other, foe = sc.put("4C286"), sc.put("4C265"), sc.put(brute(make), 1)
    _mounted(sc, 1, "4C109"), _mounted(sc, 1, kin(make))
    sc.hand(0, "4C297")
    sc.fight(rider, foe).play("4C297")
    assert sc.offered == {rider, other}
