"""What each Elven card of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Use


@pytest.mark.card("4C74")
@pytest.mark.parametrize(("friend", "loss"), [("4C49", 2), ("4C286", 1), ("4C74", 1)])
def test_legolas(scenario, friend, loss):
    """LOTR-13.9: he exerts to weaken one that fights an unbound companion; one that fights Gimli the more."""
    sc = scenario()
    legolas = sc.put("4C74")
    fighter = legolas if friend == "4C74" else sc.put(friend)
    foe, idle = sc.put("4C17", 1), sc.put("4C17", 1)
    sc.hand(0, "4C87")
    sc.fight(fighter, foe).use(legolas)
    assert (sc.strength(foe), sc.strength(idle), sc.wounds(legolas)) == (11 - loss, 11, 1)
    sc.use(legolas)
    assert sc.strength(foe) == 11 - 2 * loss
    assert sc.refused(Use(legolas, 0)).rule == "LOTR-18.3"
    sc.resolve()
    assert not sc.s.lasting


@pytest.mark.card("4C74")
def test_legolas_chooses_one_of_several(scenario):
    sc = scenario()
    legolas, gimli, foes = sc.put("4C74"), sc.put("4C49"), [sc.put("4C10", 1), sc.put("4C10", 1)]
    sc.put("4C17", 1)
    sc.hand(0, "4C87")
    sc.fight(gimli, *foes).use(legolas)
    assert sc.offered == set(foes)
    sc.choose(foes[1])
    assert [sc.strength(foe) for foe in foes] == [8, 6]


@pytest.mark.card("4C74")
def test_legolas_does_nothing_for_the_ring_bearer(scenario):
    """LOTR-18.8, LOTR-26.6: Frodo is bound; the price is paid for nothing."""
    sc = scenario()
    legolas, foe = sc.put("4C74"), sc.put("4C17", 1)
    sc.hand(0, "4C87")
    sc.fight(sc.frodo, foe).use(legolas)
    assert (sc.strength(foe), sc.wounds(legolas)) == (11, 1)


@pytest.mark.card("4C74")
def test_legolas_shoots(scenario):
    """LOTR-26.2: an archer adds one to the fellowship's fire."""
    sc = scenario(site=5)
    sc.put("4C74")
    foe = sc.put("4C165", 1)
    sc.begin("archery")
    assert sc.wounds(foe) == 1


@pytest.mark.card("4C87")
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 2), (1, 3)])
def test_valor(scenario, wounds, bonus):
    """LOTR-20.1: an Elf gets +2, against a wounded minion +3; it adds 1 to the pool."""
    sc = scenario()
    legolas, foe = sc.put("4C74"), sc.put("4C165", 1, wounds=wounds)
    sc.put("4C49"), sc.put("4C165", 1, wounds=1)
    sc.hand(0, "4C87", "4C87")
    sc.fight(legolas, foe).play("4C87")
    assert (sc.strength(legolas), sc.s.twilight) == (6 + bonus, 1)
    sc.resolve().let_pass()
    assert sc.strength(legolas) == 6


@pytest.mark.card("4C87")
def test_valor_for_an_elf_who_does_not_fight(scenario):
    """LOTR-13.9: the wounded minion is another's foe."""
    sc = scenario()
    legolas, gimli, foe = sc.put("4C74"), sc.put("4C49"), sc.put("4C165", 1, wounds=1)
    sc.hand(0, "4C87", "4C87")
    sc.fight(gimli, foe).play("4C87")
    assert sc.strength(legolas) == 8
