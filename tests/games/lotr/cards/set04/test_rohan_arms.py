"""Set 4: what Men of Rohan bear and ride."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4U268", "4R274", "4R284", "4C287", "4C288", "4C291")
@pytest.mark.parametrize("name", ["4U268", "4R274", "4R284", "4C287", "4C288", "4C291"])
def test_only_men_of_rohan_bear_them(scenario, name):
    """LOTR-21.1: an ally may; a Man of Gondor, a Dwarf and an Elf may not."""
    sc = scenario()
    rider, guma = sc.put("4C286"), sc.put("4C277")
    sc.put("4P364"), sc.put("4C49"), sc.put("4C74")
    sc.hand(0, name)
    sc.begin("fellowship")
    sc.play(name)
    assert sc.offered == {rider, guma}


@pytest.mark.card("4U268")
@pytest.mark.parametrize(("who", "mounted", "damage"), [("4C266", True, 2), ("4C266", False, 0), ("4C286", True, 0)])
def test_eomers_spear(scenario, who, mounted, damage):
    """Only Éomer, and only on a horse."""
    sc = scenario()
    bearer = sc.put(who)
    before = sc.strength(bearer)
    sc.put("4U268", on=bearer)
    if mounted:
        sc.put("4C283", on=bearer)
    assert (sc.keyword(bearer, Keyword.DAMAGE), sc.strength(bearer)) == (damage, before + 2)


@pytest.mark.card("4R272")
def test_eowyns_sword(scenario):
    """Hers alone; a villager must be there to see."""
    sc = scenario()
    eowyn = sc.put("4C270")
    sc.put("4C286")
    sc.hand(0, "4R272")
    sc.begin("fellowship")
    sc.play("4R272")
    assert sc.s.cards[sc.find("4R272")].host == eowyn
    assert (sc.strength(eowyn), sc.keyword(eowyn, Keyword.DAMAGE)) == (9, 0)
    sc.put("4C277")
    assert sc.keyword(eowyn, Keyword.DAMAGE) == 1


@pytest.mark.card("4R274")
@pytest.mark.parametrize(("who", "defender"), [("4C266", 1), ("4C286", 0)])
def test_firefoot(scenario, who, defender):
    """Éomer alone defends once more on it."""
    sc = scenario()
    rider = sc.put(who)
    sc.put("4R274", on=rider)
    assert sc.keyword(rider, Keyword.DEFENDER) == defender


@pytest.mark.card("4R274", "4C287")
@pytest.mark.parametrize("name", ["4R274", "4C287"])
def test_hooves(scenario, make, name):
    """Who fights the bearer exerts, and nobody else."""
    sc = scenario()
    rider, other = sc.put("4C286"), sc.put("4C286")
    horse, foes = sc.put(name, on=rider), [sc.put(brute(make), 1) for _ in range(2)]
    idle = sc.put(brute(make), 1)
    sc.hand(0, MORE)
    sc.fight(rider, *foes)
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(idle), sc.wounds(rider)) == ([1, 1], 0, 0)
    sc.s.fight, sc.s.fights = None, []
    sc.fight(other, idle)
    assert (sc.wounds(idle), sc.lives(horse)) == (0, True)


@pytest.mark.card("4R284")
@pytest.mark.parametrize(("who", "wounds"), [("4P365", 0), ("4C286", 2)])
def test_kings_mail_against_arrows(scenario, make, who, wounds):
    """Théoden in it takes none outside his own skirmish; another Man takes them all."""
    sc = scenario()
    king = sc.put(who)
    sc.put("4R284", on=king)
    arrows = make(condition("9C92", "Arrows", SAURON, cost=0).says(shadow(do=Wound(Each(ROHAN & MAN), 2))))
    curse = sc.put(arrows, 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.wounds(king), sc.lives(king)) == (wounds, True)


@pytest.mark.card("4R284")
def test_kings_mail_in_a_fight(scenario):
    """One wound in a skirmish, for Théoden too, where damage would be two; in another's skirmish none."""
    sc = scenario()
    king, foe = sc.put("4P365"), sc.put("4C207", 1)
    sc.put("4R284", on=king)
    sc.set_strength(foe, 7)
    sc.fight(king, foe).resolve()
    assert (sc.wounds(king), sc.lives(king)) == (1, True)


@pytest.mark.card("4C288", "4C291")
@pytest.mark.parametrize(
    ("name", "horse", "race", "damage"),
    [
        ("4C288", True, ORC, 1),
        ("4C288", False, URUK_HAI, 0),
        ("4C291", False, URUK_HAI, 1),
        ("4C291", True, ORC, 0),
    ],
)
def test_spear_and_sword(scenario, make, name, horse, race, damage):
    """The spear hurts more from a horse, the sword hurts Uruk-hai more."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make, race=race), 1)
    sc.put("4C207", 1)
    sc.put(name, on=rider)
    if horse:
        sc.put("4C283", on=rider)
    sc.hand(0, MORE)
    sc.fight(rider, foe)
    assert (sc.strength(rider), sc.keyword(rider, Keyword.DAMAGE)) == (7, damage)
