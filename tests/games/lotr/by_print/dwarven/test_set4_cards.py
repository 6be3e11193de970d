"""Gimli, his things and Dwarven conditions of sets 4 to 6, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Zone
from pelipoyta.games.lotr.terms import Keyword

FOE = "4C207"
ROCK = "4C50"


def stacked(sc, card):
    return sum(c.zone is Zone.STACKED and c.host == card for c in sc.s.cards.values())


@pytest.mark.card("4R41")
def test_axe_of_erebor(scenario):
    """A Dwarven condition, or a card stacked on one, for a point of strength; not an Elven condition."""
    sc = scenario(site=3)
    gimli, foe, rock, armory, elven = sc.put("4R48"), sc.put(FOE, 1), sc.put(ROCK), sc.put("4U47"), sc.put("4U82")
    axe, card = sc.put("4R41", on=gimli), sc.stack("1C177", 0, rock)
    sc.stack("1C3", 0, elven)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe)
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (8, 2)
    sc.do(ability(sc, axe)).decide(1)
    assert (sc.strength(gimli), sc.lives(card), sc.lives(rock), sc.in_discard(0)) == (9, False, True, ["1C177"])
    sc.do(ability(sc, axe))
    assert sc.offered == {rock, armory}  # nothing is stacked on them any more
    sc.choose(armory)
    assert (sc.strength(gimli), sc.in_discard(0)) == (10, ["1C177", "4U47"])


@pytest.mark.card("4R41")
def test_axe_of_erebor_with_nothing_to_give(scenario):
    """LOTR-18.3; and only Gimli bears it (LOTR-21.1)."""
    sc = scenario(site=3)
    gimli, foe = sc.put("4R48"), sc.put(FOE, 1)
    axe = sc.put("4R41", on=gimli)
    sc.put("4U82")
    sc.hand(0, "4C42")
    sc.fight(gimli, foe)
    assert sc.refused(ability(sc, axe)).rule == "LOTR-18.3"
    sc = scenario(site=3)
    sc.put(GUARD)
    sc.hand(0, "4R41")
    sc.begin("fellowship")
    assert why_not_played(sc, "4R41") == "LOTR-21.1"


@pytest.mark.card("4C44")
def test_courtesy_of_my_hall(scenario):
    """Any card of the pile is stacked; one of the Free Peoples heals a Dwarf, ally or companion."""
    sc = scenario(site=3)
    guard, grimir = sc.put(GUARD, wounds=1), sc.put(GRIMIR, wounds=1)
    sc.put(ELF, wounds=1)
    sc.hand(0, "4C44")
    sc.discard(0, "1C3", "1C177")
    sc.begin("fellowship").play("4C44")
    assert sc.offered == {1003, 1177}
    sc.choose("1C3")
    card = sc.find("4C44")
    assert (stacked(sc, card), sc.in_discard(0), sc.s.twilight) == (1, ["1C177"], 1)
    sc.do(ability(sc, card))
    assert sc.offered == {guard, grimir}
    sc.choose(grimir)
    assert (sc.wounds(grimir), sorted(sc.in_discard(0)), stacked(sc, card)) == (0, ["1C177", "1C3"], 0)


@pytest.mark.card("4C44")
def test_courtesy_of_my_hall_with_a_shadow_card(scenario):
    """LOTR-18.3: a Shadow card heals nobody, nor one stacked elsewhere."""
    sc = scenario(site=3)
    card = sc.put("4C44")
    sc.put(GUARD, wounds=1)
    sc.stack("1C177", 0, card), sc.stack("1C3", 0, sc.put(ROCK))
    sc.begin("fellowship")
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"


@pytest.mark.card("4R46")
def test_ever_my_heart_rises(scenario):
    """Six cards are stacked; each costs the top card of the deck and comes to hand if of the Free Peoples."""
    sc = scenario(site=3)
    sc.put(GRIMIR)
    sc.hand(0, "4R46")
    sc.deck(0, "1C3", "1C4", "1C5", "1C177", "1C185", "1C191", "1R199", "2C10")
    sc.begin("fellowship").play("4R46")
    card = sc.find("4R46")
    assert (stacked(sc, card), sc.s.twilight, len(sc.s.players[0].deck)) == (6, 3, 2)
    sc.do(ability(sc, card))
    assert len(sc.offered) == 3
    sc.choose(min(sc.offered))
    assert (stacked(sc, card), len(sc.in_hand(0)), sc.in_discard(0)) == (5, 1, ["1R199"])


@pytest.mark.card("4R46")
def test_ever_my_heart_rises_with_few_cards(scenario):
    """LOTR-18.6: what there is; without a deck nothing is paid, without a Dwarf nothing is taken."""
    sc = scenario(site=3)
    sc.hand(0, "4R46")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").play("4R46")
    card = sc.find("4R46")
    assert stacked(sc, card) == 2
    assert sc.refused(ability(sc, card)).rule == "LOTR-17.9"
    sc.put(GUARD)
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"


@pytest.mark.card("4U47")
def test_from_the_armory(scenario):
    """The Dwarf who exerts takes no wounds in this skirmish."""
    sc = scenario(site=3)
    gimli, foe, armory = sc.put("4R48"), sc.put(FOE, 1), sc.put("4U47")
    sc.hand(0, "4U60", "1C177")
    sc.fight(gimli, foe).do(ability(sc, armory)).choose("4U60")
    assert (stacked(sc, armory), sc.in_hand(0)) == (1, ["1C177"])
    sc.resolve()
    assert sc.wounds(gimli) == 1


@pytest.mark.card("4U47")
def test_from_the_armory_does_not_stop_an_overwhelming_foe(scenario):
    """LOTR-13.4; and a Shadow card cannot be stacked (LOTR-18.3)."""
    sc = scenario(site=3)
    gimli, foe, armory = sc.put("4R48"), sc.put(FOE, 1), sc.put("4U47")
    sc.set_strength(foe, 13)
    sc.hand(0, "1C3", "1C177")
    sc.fight(gimli, foe).do(ability(sc, armory)).choose("1C3").resolve()
    assert not sc.lives(gimli)
    sc = scenario(site=3)
    gimli, foe, armory = sc.put("1R13"), sc.put(FOE, 1), sc.put("4U47")
    sc.hand(0, "1C177")
    sc.fight(gimli, foe)
    assert sc.refused(ability(sc, armory)).rule == "LOTR-18.3"


@pytest.mark.card("4R48")
@pytest.mark.parametrize(("names", "strength"), [((), 6), (("4C310",), 7), (("4C310", "4C314"), 8), (("4C316",), 6)])
def test_gimli_lockbearer(scenario, names, strength):
    """One for each unbound Hobbit companion; Frodo and Sam are Ring-bound."""
    sc = scenario(site=3)
    gimli = sc.put("4R48")
    for name in names:
        sc.put(name)
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (strength, 1)


@pytest.mark.card("4R48")
def test_gimli_lockbearer_counts_on(scenario):
    """LOTR-25.2: while the Hobbit is there; an ally is no companion."""
    sc = scenario(site=3)
    gimli = sc.put("4R48")
    sc.put("1R288")
    base = sc.strength(gimli)
    merry = sc.put("4C310", wounds=3)
    foe = sc.put(FOE, 1)
    sc.hand(0, "4C42")
    sc.fight(merry, foe)
    assert (base, sc.strength(gimli)) == (6, 7)
    sc.resolve()
    assert (sc.lives(merry), sc.strength(gimli)) == (False, 6)


@pytest.mark.card("4C49")
@pytest.mark.parametrize(("name", "bonus"), [("5C35", 1), ("4C74", 2), ("4R73", 2)])
def test_gimli_unbidden_guest(scenario, name, bonus):
    """Two for Legolas, one for any other unbound companion."""
    sc = scenario(site=3)
    gimli, friend, foe = sc.put("4C49"), sc.put(name), sc.put(FOE, 1)
    sc.put("4C122"), sc.put("4C277")
    before = sc.strength(friend)
    sc.hand(0, "4C42")
    sc.fight(friend, foe).do(ability(sc, gimli))
    assert sc.offered == {gimli, friend}
    sc.choose(friend)
    assert (sc.strength(friend) - before, sc.wounds(gimli)) == (bonus, 1)


@pytest.mark.card("4C49")
def test_gimli_unbidden_guest_helps_himself(scenario):
    sc = scenario(site=3)
    gimli, foe = sc.put("4C49", wounds=1), sc.put(FOE, 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).do(ability(sc, gimli))
    assert (sc.strength(gimli), sc.wounds(gimli)) == (7, 2)
    assert sc.refused(ability(sc, gimli)).rule == "LOTR-18.3"


@pytest.mark.card("4C50")
def test_here_is_good_rock(scenario):
    """A card of the Free Peoples from hand gives a Dwarf damage +1, time after time."""
    sc = scenario(site=3)
    guard, foe, rock = sc.put(GUARD), sc.put(FOE, 1), sc.put("4C50")
    sc.hand(0, "4C42", "4U82", "1C177")
    sc.fight(guard, foe).do(ability(sc, rock))
    assert sc.offered == {4042, 4082}
    sc.choose("4U82")
    assert (sc.keyword(guard, Keyword.DAMAGE), stacked(sc, rock)) == (1, 1)
    sc.do(ability(sc, rock)).choose("4C42")
    assert (sc.keyword(guard, Keyword.DAMAGE), sc.in_hand(0)) == (2, ["1C177"])


@pytest.mark.card("4C50")
def test_here_is_good_rock_for_the_shadow(scenario):
    """LOTR-18.3: a Shadow card cannot be stacked so; and an Elf gets nothing."""
    sc = scenario(site=3)
    elf, foe, rock = sc.put("4C74"), sc.put(FOE, 1), sc.put("4C50")
    sc.hand(0, "1C177")
    sc.fight(elf, foe)
    assert sc.refused(ability(sc, rock)).rule == "LOTR-18.3"
    sc.hand(0, "1C3")
    guard = sc.put(GUARD)
    sc.do(ability(sc, rock)).choose("1C3")
    assert (sc.keyword(guard, Keyword.DAMAGE), sc.keyword(elf, Keyword.DAMAGE)) == (1, 0)
