"""What each Elven card of set 1 does."""

import pytest

from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Side


@pytest.mark.card("1C37")
def test_defiance(scenario, nazgul, gondor_elf):
    """LOTR-13.9: four only for the Elf that skirmishes a Nazgûl; one pays a token, and it ends with the skirmish."""
    for foe, bonus in (("4C10", 2), (nazgul, 4)):
        sc = scenario()
        legolas, other, enemy = sc.put("4C74"), sc.put(gondor_elf), sc.put(foe, 1)
        sc.put("1U12")
        sc.hand(0, "1C37", "1C37")
        sc.fight(legolas, enemy)
        sc.play("1C37")
        assert sc.offered == {legolas, other}
        sc.choose(legolas)
        assert (sc.strength(legolas), sc.strength(other), sc.s.twilight) == (6 + bonus, 5, 1)
        sc.resolve()
        assert sc.strength(legolas) == 6


@pytest.mark.card("1C37")
def test_defiance_for_an_elf_who_does_not_fight(scenario, nazgul):
    """LOTR-13.9: somebody else's Nazgûl does not count."""
    sc = scenario()
    legolas, gimli, enemy = sc.put("4C74"), sc.put("1U12"), sc.put(nazgul, 1)
    sc.hand(0, "1C37", "1C37")
    sc.fight(gimli, enemy)
    sc.play("1C37")
    assert sc.strength(legolas) == 8


@pytest.mark.card("1U51")
def test_legolas_prince_of_mirkwood(scenario, nazgul):
    """LOTR-13.9, LOTR-17.8: stronger by three while, and only while, he skirmishes a Nazgûl."""
    sc = scenario(block=Block.FELLOWSHIP)
    legolas, enemy = sc.put("1U51"), sc.put(nazgul, 1)
    sc.hand(0, "1C37")
    assert sc.strength(legolas) == 6
    sc.fight(legolas, enemy)
    assert sc.strength(legolas) == 9
    sc.resolve()
    assert sc.strength(legolas) == 6
    sc.fight(sc.put("1U12"), sc.put(nazgul, 1))
    assert sc.strength(legolas) == 6


@pytest.mark.card("1U51")
def test_legolas_is_an_archer(scenario):
    """LOTR-11.2, LOTR-26.2."""
    sc = scenario(block=Block.FELLOWSHIP)
    legolas, enemy = sc.put("1U51"), sc.put("1C177", 1)
    assert [(part.code, part.amount) for part in archery_parts(sc.s, Side.FREE)] == [(1051, 1)]
    sc.hand(0, "1C37")
    sc.fight(legolas, enemy)
    assert sc.strength(legolas) == 6
