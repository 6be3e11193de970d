"""Dwarves of set 1: axes, halls and those who hold them."""

import pytest
from tests.games.lotr.cards.dark import at_blows
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, URUK, GOBLIN, GUARD = "1P365", "1U51", "1U12", "1C158", "1C177", "1C7"
AXE = "9C66"


@pytest.fixture
def hall(scenario, make):
    make(possession(AXE, "Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON))
    make(possession("9C67", "Knife", ELVEN, cost=0, bearer=DWARF, item=HAND_WEAPON))
    return gatherings(scenario, 0)


@pytest.mark.card("1C3")
@pytest.mark.parametrize(("weapon", "bonus"), [(AXE, 3), ("9C67", 2), (None, 2)])
def test_axe_strike(hall, weapon, bonus):
    sc, [dwarf, hero] = hall(hand=["1C3", "1C3"], friends=[GIMLI, ARAGORN])
    if weapon:
        sc.put(weapon, on=dwarf)
    sc.fight(dwarf, sc.put(URUK, 1)).play("1C3")
    assert (sc.strength(dwarf), sc.strength(hero)) == (6 + bonus, 8)


@pytest.mark.card("1C4", "1C5")
@pytest.mark.parametrize(("name", "bonus", "wounds"), [("1C4", 3, 1), ("1C5", 2, 0)])
def test_blows_of_a_dwarf(hall, name, bonus, wounds):
    sc, [dwarf, _] = hall(hand=[name, "1C3"], friends=[GIMLI, ARAGORN])
    sc.fight(dwarf, sc.put(URUK, 1)).play(name)
    assert (sc.strength(dwarf), sc.keyword(dwarf, Keyword.DAMAGE), sc.wounds(dwarf)) == (6 + bonus, 2, wounds)


@pytest.mark.card("1C6")
def test_delving(hall):
    """A companion exerts, not an ally."""
    sc, [smith] = hall(hand=["1C6"], friends=["1U27"])
    sc.deck(0, GUARD, GUARD, GUARD, GUARD)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1C6")))
    dwarf = sc.put(GIMLI)
    sc.play("1C6")
    assert (sc.wounds(dwarf), sc.wounds(smith), len(sc.in_hand(0))) == (1, 0, 3)


@pytest.mark.card("1C7", "1C11")
@pytest.mark.parametrize("name", ["1C7", "1C11"])
def test_dwarves_who_come_to_a_dwarf(hall, name):
    sc, _ = hall(hand=[name], friends=[LEGOLAS])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put("1U27")
    assert sc.play(name).s.cards[sc.find(name)].zone is Zone.FELLOWSHIP


@pytest.mark.card("1C11")
@pytest.mark.parametrize(("enemy", "strength"), [(GOBLIN, 7), (URUK, 5)])
def test_farin(hall, enemy, strength):
    sc, [farin] = hall(friends=["1C11"])
    at_blows(sc, farin, sc.put(enemy, 1))
    assert sc.strength(farin) == strength


@pytest.mark.card("1C8")
@pytest.mark.parametrize("armoured", [True, False])
def test_dwarven_armor(hall, armoured):
    sc, [dwarf] = hall(friends=[GIMLI])
    if armoured:
        sc.put("1C8", on=dwarf)
    orc = sc.put(GOBLIN, 1)
    sc.set_strength(orc, 12)
    sc.fight(dwarf, orc).resolve().let_pass()
    assert sc.lives(dwarf) is armoured


@pytest.mark.card("1C10")
def test_dwarven_heart(hall):
    sc, _ = hall(hand=["1C10"])
    dwarf, elf = sc.put(GIMLI, wounds=2), sc.put(LEGOLAS, wounds=2)
    sc.begin("fellowship").play("1C10").decide(1)
    assert (sc.s.cards[sc.find("1C10")].host, sc.wounds(dwarf), sc.wounds(elf)) == (dwarf, 1, 2)
    sc.begin("turn")
    assert sc.wounds(dwarf) == 2


@pytest.mark.card("1R13")
def test_gimli_son_of_gloin(hall):
    sc, [dwarf] = hall(friends=["1R13"])
    sc.fight(dwarf, sc.put(URUK, 1)).use(dwarf)
    assert (sc.strength(dwarf), sc.wounds(dwarf), sc.keyword(dwarf, Keyword.DAMAGE)) == (8, 1, 1)


@pytest.mark.card("1R14")
def test_gimlis_battle_axe(hall):
    """For Gimli alone; who wins with it may wound an Orc."""
    sc, [dwarf, _] = hall(hand=["1R14"], friends=[GIMLI, GUARD])
    uruk, orc = sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.begin("fellowship").play("1R14")
    axe = sc.find("1R14")
    assert (sc.s.cards[axe].host, sc.strength(dwarf), sc.keyword(dwarf, Keyword.DAMAGE)) == (dwarf, 8, 2)
    sc.set_strength(uruk, 7)
    sc.fight(dwarf, uruk).resolve().use(axe, 1)
    assert sc.wounds(orc) == 1


@pytest.mark.card("1R15")
@pytest.mark.parametrize(("thrown", "wounds"), [(False, 1), (True, 0)])
def test_gimlis_helm(hall, thrown, wounds):
    """One wound a skirmish at most; thrown away, none."""
    sc, [dwarf] = hall(friends=[GIMLI])
    helm, orc = sc.put("1R15", on=dwarf), sc.put(GOBLIN, 1)
    sc.set_strength(orc, 9), sc.give(orc, Keyword.DAMAGE, 1)
    sc.fight(dwarf, orc)
    if thrown:
        sc.use(helm, 1)
    sc.resolve().let_pass()
    assert (sc.wounds(dwarf), sc.lives(helm)) == (wounds, not thrown)


@pytest.mark.card("1U17")
def test_grimir(hall):
    sc, [elder] = hall(friends=["1U17"])
    sc.discard(0, "1C3", GIMLI, "1C37")
    sc.begin("fellowship").use(elder)
    assert sc.offered == {code_of("1C3")}
    sc.choose("1C3")
    assert (sc.in_discard(0), sc.wounds(elder)) == ([GIMLI, "1C37"], 1)


@pytest.mark.card("1C19")
@pytest.mark.parametrize("way", [0, 1])
def test_here_lies_balin(hall, way):
    sc, [dwarf] = hall(hand=["1C19"], friends=[GIMLI])
    one, two, uruk = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1), sc.put(URUK, 1)
    sc.begin("maneuver").play("1C19").decide(way)
    if way:
        assert sc.offered == {one, two}
        sc.choose(one)
    assert (sc.wounds(one), sc.wounds(two), sc.wounds(uruk), sc.wounds(dwarf)) == (
        (2, 0, 0, 1) if way else (1, 1, 0, 1)
    )


@pytest.mark.card("1C20")
@pytest.mark.parametrize(("enemy", "gone"), [(GOBLIN, True), (URUK, False)])
def test_let_them_come(hall, enemy, gone):
    sc, [dwarf] = hall(friends=[GIMLI])
    cry, orc = sc.put("1C20"), sc.put(enemy, 1)
    sc.set_strength(orc, 4)
    sc.fight(dwarf, orc).resolve().let_pass()
    assert (sc.lives(orc), sc.lives(cry)) == (not gone, True)


@pytest.mark.card("1C20")
@pytest.mark.parametrize(("loser", "stays"), [(GIMLI, False), (LEGOLAS, True)])
def test_let_them_come_ends_with_a_lost_fight(hall, loser, stays):
    sc, [hero] = hall(friends=[loser])
    cry, orc = sc.put("1C20"), sc.put(GOBLIN, 1)
    sc.set_strength(orc, 8)
    sc.fight(hero, orc).resolve().let_pass()
    assert sc.lives(cry) is stays


@pytest.mark.card("1C21")
def test_lord_of_moria(hall):
    sc, [dwarf, elf, smith] = hall(friends=[GUARD, LEGOLAS, "1U27"])
    sc.put("1C21")
    assert [sc.keyword(card, Keyword.DAMAGE) for card in (dwarf, elf, smith)] == [1, 0, 1]


@pytest.mark.card("1C24")
@pytest.mark.parametrize(("enemy", "fighter", "bonus"), [(GOBLIN, GUARD, 1), (URUK, GUARD, 0), (GOBLIN, "1C311", 0)])
def test_stairs_of_khazad_dum(hall, enemy, fighter, bonus):
    sc, [hero] = hall(friends=[fighter])
    before = sc.strength(hero)
    sc.put("1C24")
    at_blows(sc, hero, sc.put(enemy, 1))
    assert sc.strength(hero) - before == bonus


@pytest.mark.card("1U27")
def test_thrarin(hall):
    """Away from home he fights only after he has exerted."""
    sc, [smith] = hall(site=5, hand=["1C19"], friends=["1U27"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(smith)
    assert sc.wounds(smith) == 1
    sc.pass_until("defend")
    assert sc.can(Assign(smith, orc))
    sc, [smith] = hall(site=5, friends=["1U27"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("assignment")
    assert not sc.can(Assign(smith, orc))


@pytest.mark.card("1R28")
def test_wealth_of_moria(hall):
    """Free Peoples cards are taken, the others thrown away."""
    sc, _ = hall(hand=["1R28"], friends=[GIMLI])
    sc.deck(0, GUARD, GOBLIN, "1C3")
    sc.begin("fellowship").play("1R28")
    assert (sorted(sc.in_hand(0)), sc.in_discard(0)) == (sorted([GUARD, "1C3"]), [GOBLIN, "1R28"])
