"""Copies, several foes and things that almost fit: Dwarven cards by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Transfer
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1C11", "2C6", "1C24")
@pytest.mark.parametrize(("name", "foe", "strength"), [("1C11", ORC, 8), ("2C6", URUK, 8)])
def test_two_foes_count_once(scenario, name, foe, strength):
    """While skirmishing such a minion, however many; the Stairs (1C24) add one against Moria."""
    sc = scenario(site=2, **OLD)
    hero, foes = sc.put(name), [sc.put(foe, 1), sc.put(foe, 1)]
    sc.put("1C24")
    sc.hand(0, "1C26")
    sc.fight(hero, *foes)
    assert sc.strength(hero) == strength


@pytest.mark.card("2C10")
def test_hand_axes_beside_each_other(scenario):
    """Two of them fit, a third weapon of any kind does not."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.hand(0, "2C10", "2C10", "2C10", AXE)
    sc.begin("fellowship").play("2C10").play("2C10")
    assert sc.strength(guard) == 6
    assert why_not_played(sc, "2C10") == "LOTR-21.2"
    assert why_not_played(sc, AXE) == "LOTR-21.2"


@pytest.mark.card("2C10")
def test_hand_axe_transferred(scenario):
    """LOTR-21.6: to a Dwarf with one hand weapon, not to one with two."""
    sc = scenario(site=2, **OLD)
    one, two, three = sc.put(GUARD), sc.put("1U12"), sc.put(GUARD)
    axe = sc.put("2C10", on=one)
    sc.put(AXE, on=two), sc.put(AXE, on=three), sc.put("2C10", on=three)
    sc.begin("fellowship").do(Transfer(axe))
    if sc.offered:
        assert sc.offered == {two}
        sc.choose(two)
    assert (sc.s.cards[axe].host, sc.strength(two)) == (two, 9)


@pytest.mark.card("1C21", "1R14")
def test_damage_adds_up(scenario):
    """His own, the axe's and the Lord's: three, so four wounds."""
    sc = scenario(site=2, **OLD)
    gimli, troll = sc.put("1U12"), sc.put("1R256", 1)
    sc.put("1R14", on=gimli), sc.put("1C21")
    sc.set_strength(troll, 7)
    sc.fight(gimli, troll).resolve()
    assert (sc.keyword(gimli, Keyword.DAMAGE), sc.lives(troll)) == (3, False)


@pytest.mark.card("1R14")
def test_gimlis_battle_axe_without_orcs(scenario):
    """Nobody to wound but an Uruk-hai: nothing is asked; and it may be left."""
    sc = scenario(site=2, **OLD)
    gimli, uruk, other = sc.put("1U12"), sc.put(URUK, 1), sc.put(URUK, 1)
    axe = sc.put("1R14", on=gimli)
    sc.set_strength(uruk, 5)
    sc.fight(gimli, uruk).resolve()
    assert (answers(sc, axe), sc.wounds(other)) == ([], 0)


@pytest.mark.card("1C8", "1C5")
def test_dwarven_armor_against_several(scenario):
    """LOTR-13.2: the sum of two minions counts, three times or more overwhelms."""
    for strength, lives in ((5, True), (6, False)):
        sc = scenario(site=2, **OLD)
        guard, foes = sc.put(GUARD), [sc.put(ORC, 1), sc.put(ORC, 1)]
        sc.put("1C8", on=guard)
        for foe in foes:
            sc.set_strength(foe, strength)
        sc.fight(guard, *foes)
        assert sc.lives(guard) == lives


@pytest.mark.card("2U4")
def test_endurance_of_dwarves_twice(scenario):
    """Two copies on one Dwarf add up; a condition may lie on an ally Dwarf."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    grimir = sc.put(GRIMIR)
    sc.put("2U4", on=guard), sc.put("2U4", on=guard)
    assert sc.vitality(guard) == 4
    sc.hand(0, "2U4")
    sc.begin("fellowship").play("2U4")
    assert sc.offered == {guard, grimir}


@pytest.mark.card("2U8")
def test_golden_light_beside_another(scenario):
    """Two copies: four more; it is gone before the regroup actions."""
    sc = scenario(site=4, **OLD)
    sc.put("2U8"), sc.put("2U8")
    sc.s.twilight = 9
    sc.hand(1, ORC)
    sc.begin("shadow", 1)
    assert why_not_played(sc, ORC) == "LOTR-20.1"
    sc.s.twilight = 10
    sc.play(ORC)
    assert sc.s.twilight == 0


@pytest.mark.card("3U2", "3R3")
def test_healing_tales_for_each_copy(scenario):
    """Two Mines answer one tale each for itself."""
    sc = scenario(site=2, **OLD)
    one, two = sc.put("3R3"), sc.put("3R3")
    gimli = sc.put("1U12", wounds=2)
    sc.hand(0, "1C24")
    sc.begin("fellowship").play("1C24")
    sc.do(answers(sc, one)[0]).do(answers(sc, two)[0])
    assert sc.wounds(gimli) == 0
    assert sc.asks == "fellowship"


@pytest.mark.card("4R41", "4C50")
def test_axe_of_erebor_pays_with_what_the_rock_holds(scenario):
    """Stacked by one ability, paid to another, in the same skirmish."""
    sc = scenario(site=3)
    gimli, foe, rock = sc.put("4R48"), sc.put("4C207", 1), sc.put("4C50")
    axe = sc.put("4R41", on=gimli)
    sc.hand(0, "1C3")
    sc.fight(gimli, foe).do(ability(sc, rock)).choose("1C3")
    sc.do(ability(sc, axe)).decide(1)
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE), sc.in_discard(0)) == (9, 3, ["1C3"])


@pytest.mark.card("4R55")
def test_restless_axe_with_exhausted_minions(scenario):
    """LOTR-19.4: who cannot exert does not; a single card, a single exertion."""
    sc = scenario(site=3)
    sc.put(GUARD), sc.put("4C50"), sc.put("4C76")
    tired, fresh = sc.put("4C10", 1), sc.put("4C207", 1)
    sc.hand(0, "4R55")
    sc.deck(0)
    sc.begin("regroup").play("4R55")
    if sc.offered:
        sc.choose(fresh)
    assert (sc.wounds(tired), sc.wounds(fresh)) == (0, 1)


@pytest.mark.card("6U9")
def test_lend_us_your_aid_in_both_parts(scenario):
    """Until the regroup phase: in fierce skirmishes too; twice is too much for him."""
    sc = scenario(site=3)
    gimli, elf = sc.put("4C49"), sc.put(ELF)
    sc.put("4C207", 1)
    sc.hand(0, "6U9", "6U9")
    sc.begin("maneuver").play("6U9")
    if sc.asks == "maneuver" and sc.asked == 0:
        assert why_not_played(sc, "6U9") == "LOTR-18.3"
    sc.begin("assignment")
    assert (sc.strength(gimli), sc.strength(elf)) == (9, 8)
