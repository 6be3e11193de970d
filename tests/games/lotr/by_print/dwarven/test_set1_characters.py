"""Dwarves of set 1 and what they bear, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1C7", "1C11", "2C6")
@pytest.mark.parametrize("name", ["1C7", "1C11", "2C6"])
@pytest.mark.parametrize("other", [GRIMIR, GIMLI])
def test_a_dwarf_must_be_there(scenario, name, other):
    """LOTR-18.1: a companion or an ally; no Elf."""
    sc = scenario(site=2, **OLD)
    sc.put("1R50")
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_played(sc, name) == "LOTR-18.1"
    sc.put(other)
    sc.play(name)
    assert sc.s.twilight == (1 if name == "1C7" else 2)


@pytest.mark.card("1C7")
def test_several_guards(scenario):
    """LOTR-24.1: they are not unique, and one guard lets the next come."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    sc.hand(0, "1C7", "1C7")
    sc.begin("fellowship").play("1C7").play("1C7")
    assert (sc.s.twilight, sc.in_hand(0)) == (2, [])


@pytest.mark.card("1C8")
@pytest.mark.parametrize(("strength", "lives"), [(8, True), (11, True), (12, False)])
def test_dwarven_armor(scenario, strength, lives):
    """LOTR-30.12: only three times the strength overwhelms."""
    sc = scenario(site=2, **OLD)
    guard, orc = sc.put(GUARD), sc.put(ORC, 1)
    sc.put("1C8", on=guard)
    sc.set_strength(orc, strength)
    sc.fight(guard, orc)
    assert sc.lives(guard) == lives
    assert not lives or sc.wounds(guard) == 1


@pytest.mark.card("1C8")
def test_dwarven_armor_is_for_dwarves(scenario):
    """LOTR-21.1, LOTR-21.2: a Dwarf without armor, an ally too."""
    sc = scenario(site=2, **OLD)
    guard, grimir, clad = sc.put(GUARD), sc.put(GRIMIR), sc.put(GUARD)
    sc.put("1R50"), sc.put("1C8", on=clad)
    sc.hand(0, "1C8")
    sc.begin("fellowship").play("1C8")
    assert sc.offered == {guard, grimir}


@pytest.mark.card("1C9")
def test_dwarven_axe(scenario):
    """LOTR-30.74: the owner of each minion that lost discards a card."""
    sc = scenario(site=2, seats=3, **OLD)
    gimli = sc.put(GIMLI)
    foes = [sc.put(ORC, 1), sc.put(ORC, 1), sc.put(ORC, 2)]
    sc.put("1C9", on=gimli)
    for foe in foes:
        sc.set_strength(foe, 2)
    for seat in (0, 1, 2):
        sc.deck(seat, *["1C185"] * 6)
    sc.hand(0, "1C5")
    sc.fight(gimli, *foes)
    assert sc.strength(gimli) == 8
    sc.pass_()
    assert [sc.in_discard(seat).count("1C185") for seat in (0, 1, 2)] == [0, 2, 1]


@pytest.mark.card("1C9")
def test_dwarven_axe_of_one_who_loses_or_looks_on(scenario):
    sc = scenario(site=2, **OLD)
    gimli, guard, orc = sc.put(GIMLI), sc.put(GUARD), sc.put(ORC, 1)
    sc.put("1C9", on=guard)
    sc.deck(1, *["1C185"] * 6)
    sc.set_strength(orc, 4)
    sc.fight(gimli, orc).resolve()
    assert (sc.wounds(orc), sc.in_discard(1).count("1C185")) == (2, 0)


@pytest.mark.card("1C10")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (2, 0)])
def test_dwarven_heart_heals(scenario, wounds, left):
    """Up to twice, as it is played."""
    sc = scenario(site=2, **OLD)
    gimli = sc.put(GIMLI, wounds=wounds)
    sc.hand(0, "1C10")
    sc.begin("fellowship").play("1C10")
    for _ in range(3):
        if sc.asks not in ("fellowship", ""):
            sc.decide(wounds)
    assert (sc.wounds(gimli), sc.s.twilight) == (left, 0)


@pytest.mark.card("1C10")
def test_dwarven_heart_tires(scenario):
    """Each turn of its player the bearer exerts, if able (LOTR-19.4)."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.put("1C10", on=guard)
    sc.begin("turn")
    assert sc.wounds(guard) == 1
    sc.begin("turn")
    assert (sc.wounds(guard), sc.lives(guard)) == (1, True)


@pytest.mark.card("1C11", "2C6")
@pytest.mark.parametrize(
    ("name", "foe", "strength"), [("1C11", ORC, 7), ("1C11", URUK, 5), ("2C6", URUK, 8), ("2C6", ORC, 5)]
)
def test_stronger_against_a_race(scenario, name, foe, strength):
    """LOTR-1.8: Uruk-hai are no Orcs; only while skirmishing (LOTR-13.9)."""
    sc, hero, _ = duel(scenario, name, foe, "1C26")
    assert sc.strength(hero) == strength
    sc.resolve()
    assert not sc.lives(hero) or sc.strength(hero) == 5


@pytest.mark.card("1U12")
def test_gimli_dwarf_of_erebor(scenario):
    """With one token or none, (2) for a card beneath the deck."""
    sc = scenario(site=2, twilight=1, **OLD)
    gimli = sc.put("1U12")
    sc.hand(0, "1C3", "1C4")
    sc.deck(0, "1C5")
    sc.begin("fellowship").do(ability(sc, gimli))
    assert sc.offered == {1003, 1004}
    sc.choose("1C3")
    assert (sc.in_hand(0), sc.s.twilight, len(sc.s.players[0].deck)) == (["1C4"], 3, 2)
    assert sc.refused(ability(sc, gimli)).rule == "LOTR-18.1"


@pytest.mark.card("1U12")
def test_gimli_dwarf_of_erebor_with_two_tokens(scenario):
    """LOTR-18.2."""
    sc = scenario(site=2, twilight=2, **OLD)
    gimli = sc.put("1U12")
    sc.hand(0, "1C3")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, gimli)).rule == "LOTR-18.1"
    assert sc.keyword(gimli, Keyword.DAMAGE) == 1


@pytest.mark.card("1R13")
def test_gimli_son_of_gloin(scenario):
    sc, gimli, _ = duel(scenario, "1R13", ORC)
    sc.do(ability(sc, gimli))
    assert (sc.wounds(gimli), sc.strength(gimli)) == (1, 8)


@pytest.mark.card("1R13")
def test_gimli_son_of_gloin_to_the_end(scenario):
    """LOTR-17.6, LOTR-18.3: twice at most, and nothing of it is left."""
    sc, gimli, orc = duel(scenario, "1R13", ORC, "1C26", strength=9)
    sc.do(ability(sc, gimli)).do(ability(sc, gimli))
    assert (sc.wounds(gimli), sc.strength(gimli)) == (2, 10)
    assert sc.refused(ability(sc, gimli)).rule == "LOTR-18.3"
    sc.pass_()
    assert (sc.strength(gimli), sc.wounds(orc)) == (6, 2)


@pytest.mark.card("1R14")
def test_gimlis_battle_axe(scenario):
    """Two more and damage +1; a victory may wound any Orc."""
    sc = scenario(site=2, **OLD)
    gimli, uruk, orc, soldier = sc.put("1U12"), sc.put(URUK, 1), sc.put(ORC, 1), sc.put(SOLDIER, 1)
    axe = sc.put("1R14", on=gimli)
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (8, 2)
    sc.set_strength(uruk, 5)
    sc.fight(gimli, uruk).resolve()
    answer(sc, axe)
    assert sc.offered == {orc, soldier}
    sc.choose(orc)
    assert (sc.wounds(orc), sc.wounds(soldier)) == (1, 0)


@pytest.mark.card("1R14")
def test_gimlis_battle_axe_is_his(scenario):
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    sc.hand(0, "1R14")
    sc.begin("fellowship")
    assert why_not_played(sc, "1R14") == "LOTR-21.1"
    gimli = sc.put("2P121")
    sc.play("1R14")
    assert (sc.s.cards[sc.find("1R14")].host, sc.s.twilight) == (gimli, 2)


@pytest.mark.card("1R15")
def test_gimlis_helm(scenario):
    """One wound of three; he may still exert."""
    sc, gimli, uruk = duel(scenario, "1R13", URUK, strength=8)
    sc.put("1R15", on=gimli)
    sc.put("1R190", 1, on=uruk)
    sc.resolve()
    assert sc.wounds(gimli) == 1


@pytest.mark.card("1R15")
def test_gimlis_helm_thrown_away(scenario):
    """No wound at all in this skirmish; and exerting is no wound (LOTR-19.4)."""
    sc, gimli, _uruk = duel(scenario, "1R13", URUK, strength=11)
    helm = sc.put("1R15", on=gimli)
    sc.do(ability(sc, helm))
    sc.do(ability(sc, gimli))
    sc.pass_()
    assert (sc.wounds(gimli), sc.in_discard(0)) == (1, ["1R15"])


@pytest.mark.card("1U17")
def test_grimir(scenario):
    """A Dwarven event, no other card."""
    sc = scenario(site=2, **OLD)
    grimir = sc.put("1U17")
    sc.discard(0, "1C3", "1C8", "1C298", "1C26")
    sc.deck(0, "1C5")
    sc.begin("fellowship").do(ability(sc, grimir))
    assert sc.offered == {1003, 1026}
    sc.choose("1C26")
    assert (sc.in_discard(0), len(sc.s.players[0].deck), sc.wounds(grimir)) == (["1C3", "1C8", "1C298"], 2, 1)


@pytest.mark.card("1U17")
def test_grimir_is_at_home(scenario):
    """LOTR-22.3: he takes part at site 3; exhausted he does nothing."""
    for site in (2, 3):
        sc = scenario(site=site, **OLD)
        grimir, orc = sc.put("1U17", wounds=2), sc.put(ORC, 1)
        sc.begin("assignment")
        assert sc.can(Assign(grimir, orc)) == (site == 3)
    sc = scenario(site=2, **OLD)
    grimir = sc.put("1U17", wounds=2)
    sc.begin("fellowship")
    assert sc.refused(ability(sc, grimir)).rule == "LOTR-18.3"


@pytest.mark.card("1U27")
@pytest.mark.parametrize("called", [False, True])
def test_thrarin(scenario, called):
    """LOTR-22.4: away from home he fights for an exertion."""
    sc = scenario(site=2, **OLD)
    thrarin, orc = sc.put("1U27"), sc.put(ORC, 1)
    sc.begin("maneuver")
    if called:
        sc.do(ability(sc, thrarin))
    sc.pass_until("defend")
    assert (sc.can(Assign(thrarin, orc)), sc.wounds(thrarin)) == (called, int(called))


@pytest.mark.card("1U27")
def test_thrarin_exhausted_and_at_home(scenario):
    sc = scenario(site=3, **OLD)
    thrarin, orc = sc.put("1U27", wounds=1), sc.put(ORC, 1)
    sc.put(GRIMIR)
    sc.hand(0, "1C19")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, thrarin)).rule == "LOTR-18.3"
    sc.pass_until("defend")
    assert sc.can(Assign(thrarin, orc))
