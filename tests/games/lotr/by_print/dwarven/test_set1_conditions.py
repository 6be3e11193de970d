"""Dwarven conditions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1R16")
def test_greatest_kingdom(scenario):
    """A Dwarf exerts for it; each Orc an opponent plays costs that player the top card."""
    sc = scenario(site=4, seats=3, twilight=9, **OLD)
    sc.put("1R16")
    for seat in (0, 1, 2):
        sc.deck(seat, *["1C185"] * 4)
    sc.hand(2, ORC, "1C158")
    sc.hand(1, ORC)
    sc.begin("shadow", 2).play(ORC)
    assert [len(sc.in_discard(seat)) for seat in (0, 1, 2)] == [0, 0, 1]
    sc.s.twilight = 9
    sc.begin("shadow", 2).play("1C158")
    assert len(sc.in_discard(2)) == 1


@pytest.mark.card("1R16")
def test_greatest_kingdom_is_paid(scenario):
    """LOTR-18.3."""
    sc = scenario(site=4, **OLD)
    sc.put(GUARD, wounds=1)
    sc.hand(0, "1R16")
    sc.begin("fellowship")
    assert why_not_played(sc, "1R16") == "LOTR-18.3"
    grimir = sc.put(GRIMIR)
    sc.play("1R16")
    assert (sc.wounds(grimir), sc.s.twilight) == (1, 0)


@pytest.mark.card("1C20")
def test_let_them_come(scenario):
    """An Orc that a Dwarf beats is discarded; the card stays."""
    sc, _gimli, orc = duel(scenario, "1U12", ORC, "1C26", strength=4)
    card = sc.put("1C20")
    sc.resolve()
    assert (sc.lives(orc), sc.lives(card)) == (False, True)


@pytest.mark.card("1C20")
@pytest.mark.parametrize(
    ("hero", "foe", "strength", "foe_lives", "stays"),
    [("1U12", URUK, 4, True, True), ("1R50", ORC, 4, True, True), ("1U12", ORC, 9, True, False)],
)
def test_let_them_come_by_who_wins(scenario, hero, foe, strength, foe_lives, stays):
    """Neither an Uruk-hai nor an Elf's foe goes; a Dwarf's defeat ends it, an Elf's does not."""
    sc, hero, minion = duel(scenario, hero, foe, "1C26", strength=strength)
    card = sc.put("1C20")
    sc.resolve()
    assert (sc.lives(minion), sc.lives(card)) == (foe_lives, stays)


@pytest.mark.card("1C20")
def test_let_them_come_outlasts_an_elf(scenario):
    sc, _, _ = duel(scenario, "1R50", ORC, "1C26", strength=9)
    card = sc.put("1C20")
    sc.resolve()
    assert sc.lives(card)


@pytest.mark.card("1C21")
def test_lord_of_moria(scenario):
    """Each Dwarf, allies too; two copies add up; no Elf."""
    sc = scenario(site=2, **OLD)
    guard, grimir, elf, gimli = sc.put(GUARD), sc.put(GRIMIR), sc.put("1R50"), sc.put("1U12")
    sc.put("1C21")
    assert [sc.keyword(card, Keyword.DAMAGE) for card in (guard, grimir, elf, gimli)] == [1, 1, 0, 2]
    sc.put("1C21")
    assert [sc.keyword(card, Keyword.DAMAGE) for card in (guard, gimli)] == [2, 3]


@pytest.mark.card("1C21")
def test_lord_of_moria_in_a_skirmish(scenario):
    """LOTR-13.3; it costs two."""
    sc, _guard, orc = duel(scenario, GUARD, ORC, "1C26", strength=3)
    sc.put("1C21")
    sc.resolve()
    assert sc.wounds(orc) == 2
    sc = scenario(site=2, **OLD)
    sc.hand(0, "1C21")
    sc.begin("fellowship").play("1C21")
    assert sc.s.twilight == 2


@pytest.mark.card("1C24")
@pytest.mark.parametrize(("hero", "foe", "bonus"), [(GUARD, ORC, 1), (GUARD, SOLDIER, 0), ("1R50", ORC, 0)])
def test_stairs_of_khazad_dum(scenario, hero, foe, bonus):
    """A Dwarf against a minion of Moria."""
    sc, hero, _ = duel(scenario, hero, foe, "1C26")
    before = sc.strength(hero)
    sc.put("1C24")
    assert sc.strength(hero) - before == bonus


@pytest.mark.card("1C24")
def test_stairs_of_khazad_dum_are_a_tale_and_add_up(scenario):
    """Two copies; a Dwarf looking on gets nothing."""
    sc, hero, _ = duel(scenario, GUARD, ORC, "1C26")
    other = sc.put("1U12")
    one, _ = sc.put("1C24"), sc.put("1C24")
    assert (sc.strength(hero), sc.strength(other)) == (6, 6)
    assert sc.keyword(one, Keyword.TALE) == 1
