"""Cards that almost fit a text of Gondor, and numbers that are exact, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming


@pytest.mark.card("4R120")
def test_forbidden_pool_for_ring_bound_men(scenario, make):
    """Neither Frodo, who is no Man, nor an unbound Man; at 6T only; one wound is healed, of a Man."""
    for site, name, taken in ((6, None, 2), (6, friend(make, GONDOR, MAN), 2), (7, bound(make), 2)):
        sc = scenario(site=site)
        hero = sc.frodo if name is None else sc.put(name)
        sc.put("4R120")
        sc.hand(0, IDLE)
        sc.fight(hero, sc.put(foe(make, strength=sc.strength(hero), keywords=damage(1)), 1)).resolve().let_pass()
        assert sc.wounds(hero) == taken
    sc = scenario()
    man, pool = sc.put(bound(make), wounds=3), sc.put("4R120")
    sc.wound(sc.frodo, 1), sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, pool)
    assert (sc.wounds(man), sc.wounds(sc.frodo)) == (2, 1)


@pytest.mark.card("5C32", "5C33", "5R39")
@pytest.mark.parametrize("name", ["5C32", "5C33", "5R39"])
def test_walls_against_foes_of_men_of_gondor(scenario, make, name):
    """In the skirmish of an Elf, a Man of Rohan or a Dwarf the wall goes nowhere; a Dwarf does not pay."""
    for culture, race in ((ELVEN, ELF), (ROHAN, MAN), (GONDOR, DWARF)):
        sc = scenario()
        hero, orc, wall = sc.put(friend(make, culture, race)), sc.put(foe(make), 1), sc.put(name)
        dwarf = sc.put(friend(make, GONDOR, DWARF))
        sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
        sc.hand(0, IDLE)
        sc.fight(hero, orc)
        if uses(sc, wall):
            act(sc, wall)
            while sc.asks != "skirmish":
                sc.choose(min(sc.offered)) if sc.offered else sc.decide(0)
        assert (sc.s.cards[wall].host, sc.wounds(dwarf), sc.strength(orc)) == (-1, 0, 7)


@pytest.mark.card("5U42", "5C37", "5C43")
def test_only_fortifications_of_gondor(scenario, make):
    """Another condition of Gondor, and a fortification of Rohan, are no wall of Gondor."""
    for name in (plan(make, GONDOR, bearer=CHARACTER), plan(make, ROHAN, keywords=FORTIFICATION, bearer=CHARACTER)):
        sc = scenario()
        turgon, orc = sc.put("5U42"), sc.put(foe(make), 1)
        sc.put(name, on=orc)
        sc.hand(0, "5C37", "5C43", IDLE)
        sc.begin("maneuver")
        act(sc, turgon)
        assert (sc.wounds(orc), sc.wounds(turgon)) == (0, 1)
        sc.fight(turgon, orc).play("5C37").pass_until_seat(0).play("5C43")
        assert (sc.wounds(orc), sc.strength(turgon)) == (0, 8)


@pytest.mark.card("5U42", "1R95", "4U114", "1U98")
def test_one_minion_at_a_time(scenario, make):
    """LOTR-18.17: one of two that fit, chosen by the player."""
    sc = scenario()
    turgon, orcs = sc.put("5U42"), [sc.put(foe(make), 1) for _ in range(2)]
    for orc in orcs:
        sc.put("5C33", on=orc)
    storms = [sc.put(plan(make, keywords=WEATHER), 1) for _ in range(2)]
    boromir, damrod = sc.put("1U97", wounds=0), sc.put("4U114")
    blade, cloak = sc.put("1R95", on=boromir), sc.put("1U98", on=boromir)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, turgon).choose(orcs[0])
    sc.pass_until_seat(0)
    act(sc, cloak).choose(storms[0])
    assert ([sc.wounds(orc) for orc in orcs], [sc.lives(one) for one in storms]) == ([1, 0], [False, True])
    prey = [sc.put(foe(make, race=ORC), 1) for _ in range(2)]
    sc.fight(boromir, *prey)
    act(sc, blade).choose(prey[1])
    assert [sc.wounds(orc) for orc in prey] == [0, 1]
    sc.fight(damrod, *orcs)
    act(sc, damrod).choose(orcs[1])
    assert [sc.wounds(orc) for orc in orcs] == [1, 3]


@pytest.mark.card("6R49")
def test_ancient_roads_are_two_sites_longer(scenario, make):
    """Site number 1 + 2 roams at site 2 and not at site 3."""
    for site, roaming in ((2, True), (3, False)):
        sc = scenario(site=site)
        men = [sc.put(friend(make, GONDOR, MAN, keywords=RANGER)) for _ in range(3)]
        orc = sc.put(foe(make, site=1), 1)
        sc.put("6R49")
        sc.hand(0, IDLE)
        sc.fight(men[0], orc)
        assert is_roaming(sc.s, sc.s.cards[orc]) == roaming


@pytest.mark.card("2R38")
def test_shield_against_bows_too(scenario, make):
    """Weapons of the hand and ranged ones; armour still helps."""
    sc = scenario()
    boromir, orc = sc.put("1U97"), sc.put(foe(make, race=ORC), 1)
    sc.put("2R38", on=boromir)
    for n, kind in enumerate((HAND_WEAPON, RANGED_WEAPON, ARMOR)):
        sc.put(
            make(possession(f"9C9{n}", f"Gear {n}", SAURON, cost=0, bearer=CHARACTER, item=kind, strength=2)), 1, on=orc
        )
    assert sc.strength(orc) == 13
    sc.hand(0, IDLE)
    sc.fight(boromir, orc)
    assert sc.strength(orc) == 9


@pytest.mark.card("4U126", "4C135")
def test_men_not_dwarves_of_gondor(scenario, make):
    """A Dwarf of Gondor lays no trap and is not strengthened."""
    sc = scenario()
    dwarf, man, orc = (
        sc.put(friend(make, GONDOR, DWARF)),
        sc.put(friend(make, GONDOR, MAN)),
        sc.put(foe(make, strength=4), 1),
    )
    trap = sc.put("4U126")
    sc.hand(0, "4C135", IDLE)
    sc.fight(dwarf, orc).play("4C135")
    assert (sc.strength(dwarf), sc.strength(man)) == (6, 8)
    sc.resolve().let_pass()
    assert tokens(sc, trap) == 0


@pytest.mark.card("3U45", "3C48")
def test_allies_of_gondor_are_no_companions(scenario, make):
    """Neither spotted for the first nor exerted for the second."""
    sc = scenario(site=3, block=Block.FELLOWSHIP)
    sc.put(helper(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "3U45", "3C48", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver")
    assert why_not_play(sc, "3U45") == "LOTR-17.9"
    sc.adventure(1, "3U116")
    sc.begin("regroup")
    sc.s.moves = 1
    sc.pass_until("move-again").decide(1)
    assert not can_play(sc, "3C48")


@pytest.mark.card("4R111", "6C52", "1C116")
def test_strength_for_one_skirmish(scenario, make):
    """LOTR-17.6: abilities and events alike."""
    sc = scenario()
    faramir, orc, wall = sc.put("4C117"), sc.put(foe(make, vitality=9), 1), sc.put("6C52")
    brother = sc.put("4R111", on=faramir)
    sc.hand(0, "1C92", "1C116", IDLE)
    sc.fight(faramir, orc)
    act(sc, brother).choose("1C92")
    sc.pass_until_seat(0)
    act(sc, wall)
    sc.pass_until_seat(0).play("1C116")
    assert sc.strength(faramir) == 11
    sc.resolve().let_pass()
    assert (sc.strength(faramir), sc.s.lasting) == (7, [])


@pytest.mark.card("6R55", "4U123")
def test_exact_healing(scenario, make):
    """One wound by the Ring, two by the event; an ally of the culture is no companion."""
    sc = scenario()
    aragorn, elf, aide = sc.put("4P364", wounds=3), sc.put(friend(make), wounds=3), sc.put(helper(make), wounds=3)
    ring_, source = sc.put("6R55", on=aragorn), sc.put("4R69")
    set_tokens(sc, source, Culture.ELVEN, 1)
    sc.hand(0, "4U123", IDLE)
    sc.begin("turn")
    act(sc, ring_)
    while sc.asks != "fellowship":
        assert aide not in sc.offered
        sc.choose(min(sc.offered)) if sc.offered else sc.decide(0)
    sc.play("4U123")
    assert (sc.wounds(elf), sc.wounds(aragorn), sc.wounds(aide)) == (2, 1, 3)
