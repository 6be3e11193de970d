"""What each Dwarven card of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4C42")
@pytest.mark.parametrize(("site", "bonus"), [(2, 2), (4, 4)])
def test_best_company(scenario, site, bonus):
    """LOTR-17.6: a Dwarf gets +2, at a battleground +4, for this skirmish."""
    sc = scenario(site=site)
    gimli, foe = sc.put("4C49"), sc.put("4C17", 1)
    sc.put("4C74")
    sc.hand(0, "4C42", "4C42")
    sc.fight(gimli, foe).play("4C42")
    assert (sc.strength(gimli), sc.s.twilight) == (6 + bonus, 0)
    sc.resolve()
    assert sc.strength(gimli) == 6


@pytest.mark.card("4C49")
def test_gimli(scenario):
    """LOTR-26.6: Gimli exerts for an unbound companion, Legolas or another, himself too; never for Frodo."""
    sc = scenario()
    gimli, legolas, rider, foe = sc.put("4C49"), sc.put("4C74"), sc.put("4C286"), sc.put("4C17", 1)
    sc.put("4C277")
    sc.hand(0, "4C42")
    sc.fight(legolas, foe).use(gimli)
    assert sc.offered == {gimli, legolas, rider}
    sc.choose(legolas).use(gimli).choose(rider)
    assert (sc.strength(legolas), sc.strength(rider), sc.wounds(gimli)) == (8, 6, 2)
    assert sc.refused(Use(gimli, 0)).rule == "LOTR-18.3"
    sc.resolve()
    assert sc.strength(legolas) == 6


@pytest.mark.card("4C49")
def test_gimli_only_in_skirmishes(scenario):
    """LOTR-17.5."""
    sc = scenario()
    gimli = sc.put("4C49")
    sc.begin("fellowship")
    assert sc.refused(Use(gimli, 0)).rule == "LOTR-17.5"


@pytest.mark.card("4C49")
def test_gimli_does_damage(scenario):
    """LOTR-26.3: damage +1, so that the loser takes two wounds."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.set_strength(foe, 5)
    sc.fight(gimli, foe).resolve()
    assert (sc.keyword(gimli, Keyword.DAMAGE), sc.wounds(foe)) == (1, 2)
