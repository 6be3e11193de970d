"""Amounts of Dwarven cards where more would be possible, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1C10")
def test_dwarven_heart_heals_two_and_tires_once(scenario):
    """Of three wounds one is left; at the start of a turn one exertion."""
    sc = scenario(site=2, **OLD)
    gimli = sc.put("1U12", wounds=3)
    sc.put("2U4", on=gimli), sc.put("2U4", on=gimli)
    sc.hand(0, "1C10")
    sc.begin("fellowship").play("1C10")
    while sc.asks != "fellowship":
        sc.decide(2)
    assert sc.wounds(gimli) == 1
    sc.wound(gimli, 0)
    sc.begin("turn")
    assert sc.wounds(gimli) == 1


@pytest.mark.card("1C5")
def test_cleaving_blow_is_damage_one(scenario):
    sc, guard, _ = duel(scenario, GUARD, ORC, "1C5", "1C5")
    sc.play("1C5")
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE)) == (6, 1)


@pytest.mark.card("1C26", "2R12")
def test_one_dwarf_only(scenario):
    """A Dwarf, not each."""
    for name in ("1C26", "2R12"):
        sc, guard, _ = duel(scenario, GUARD, ORC, "1C26", "1C26", site=5)
        other = sc.put("1U12")
        sc.deck(0, *["1C3"] * 3)
        sc.play(name) if name == "1C26" else sc.do(ability(sc, sc.put(name)))
        assert sc.offered == {guard, other}
        sc.choose(guard)
        assert (sc.strength(guard) - 4, sc.strength(other)) == (4 if name == "1C26" else 1, 6)
        assert sc.keyword(guard, Keyword.DAMAGE) == (name == "2R12")


@pytest.mark.card("2C14", "3U4", "4C44")
def test_one_wound_is_healed(scenario):
    """Of two."""
    sc = scenario(site=5, **OLD)
    gimli = sc.put("1U12", wounds=2)
    sc.put("2C14")
    sc.adventure(1, "1C351")
    sc.begin("fellowship").pass_().choose(gimli)
    assert sc.wounds(gimli) == 1
    sc = scenario(site=2, **OLD)
    card, gimli, _ = sc.put("3U4"), sc.put("1U12", wounds=2), sc.put(GRIMIR)
    sc.begin("regroup").do(ability(sc, card))
    assert sc.wounds(gimli) == 1
    sc = scenario(site=3)
    card, gimli = sc.put("4C44"), sc.put("1U12", wounds=2)
    sc.stack("1C3", 0, card)
    sc.begin("fellowship").do(ability(sc, card))
    assert sc.wounds(gimli) == 1


@pytest.mark.card("3U4", "4C50")
def test_one_companion_is_picked(scenario):
    """Of two wounded Dwarves one is healed; of two Dwarves one hits harder."""
    sc = scenario(site=2, **OLD)
    card, gimli, guard, _ = sc.put("3U4"), sc.put("1U12", wounds=1), sc.put(GUARD, wounds=1), sc.put(GRIMIR)
    sc.begin("regroup").do(ability(sc, card)).choose(guard)
    assert (sc.wounds(gimli), sc.wounds(guard)) == (1, 0)
    sc = scenario(site=3)
    gimli, guard, foe, rock = sc.put("4R48"), sc.put(GUARD), sc.put("4C207", 1), sc.put("4C50")
    sc.hand(0, "1C3", "4C42")
    sc.fight(gimli, foe).do(ability(sc, rock)).choose("1C3").choose(gimli)
    assert (sc.keyword(gimli, Keyword.DAMAGE), sc.keyword(guard, Keyword.DAMAGE)) == (2, 0)


@pytest.mark.card("4R55")
def test_restless_axe_takes_one_condition(scenario):
    sc = scenario(site=3)
    sc.put(GUARD), sc.put("4C76")
    one, two = sc.put("4C50"), sc.put("4U47")
    foe, other = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.hand(0, "4R55")
    sc.deck(0)
    sc.begin("regroup").play("4R55")
    assert sc.offered == {one, two}
    sc.choose(two)
    sc.choose(foe)
    assert (sc.lives(one), sc.wounds(foe), sc.wounds(other)) == (True, 1, 0)
