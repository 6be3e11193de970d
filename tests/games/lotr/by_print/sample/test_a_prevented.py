"""Cards that prevent all wounds to somebody: who is so saved may still be chosen for a wound (LOTR-30.9)."""

import pytest
from tests.games.lotr.made_up import dark

from pelipoyta.games.lotr.cards.hand import *


def curse(sc, make):
    """A Shadow condition that wounds any companion in a skirmish, for nothing."""
    return sc.put(dark(make, skirmish(do=Wound(Choose(COMPANION)))), 1)


@pytest.mark.card("4C97")
def test_long_i_fell_does_not_bar_choosing(scenario, make):
    sc = scenario()
    gandalf, foe, hexed = sc.put("4C90"), sc.put("1C158", 1), curse(sc, make)
    sc.hand(0, "4C97", "1C7"), sc.hand(1, "4C10")
    sc.fight(gandalf, foe).play("4C97").decide(0)
    sc.pass_until_seat(1)
    sc.use(hexed)
    assert sc.offered == {gandalf, sc.frodo}
    sc.choose(gandalf)
    assert (sc.wounds(gandalf), sc.wounds(foe)) == (0, 0)


@pytest.mark.card("1R15", "4U47")
@pytest.mark.parametrize("name", ["1R15", "4U47"])
def test_dwarven_cards_do_not_bar_choosing(scenario, make, name):
    sc = scenario()
    gimli, foe, hexed = sc.put("4R48"), sc.put("1C158", 1), curse(sc, make)
    saving = sc.put(name, on=gimli) if name == "1R15" else sc.put(name)
    sc.hand(0, "1C7", "1C7"), sc.hand(1, "4C10")
    sc.fight(gimli, foe).use(saving, 1 if name == "1R15" else 0)
    if name == "4U47":
        sc.choose("1C7")
    before = sc.wounds(gimli)
    sc.pass_until_seat(1)
    sc.use(hexed)
    assert sc.offered == {gimli, sc.frodo}
    sc.choose(gimli)
    assert sc.wounds(gimli) == before
