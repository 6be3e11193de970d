"""Set 4: events, conditions and weapons of the Elves."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Decide, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


def elves(sc, count):
    """So many Elf companions; and an Elf who is an ally, and a Dwarf."""
    sc.put("6R18"), sc.put("4C49")
    return [sc.put("4C76") for _ in range(count)]


@pytest.mark.card("4R58")
@pytest.mark.parametrize("seen", [0, 1, 2])
def test_alliance_reforged(scenario, seen):
    """LOTR-17.9: a card for each Elf companion one wishes to spot; Galadriel is an ally."""
    sc = scenario()
    elves(sc, 2)
    sc.hand(0, "4R58")
    sc.deck(0, *["4C42"] * 5)
    sc.begin("fellowship").play("4R58")
    assert not sc.can(Decide(3))
    sc.decide(seen)
    assert len(sc.in_hand(0)) == seen


@pytest.mark.card("4U62", "4C64")
@pytest.mark.parametrize("name", ["4U62", "4C64"])
def test_elves_bear_them(scenario, name):
    sc = scenario()
    legolas, ally = sc.put("4C74"), sc.put("6R18")
    sc.put("4C49"), sc.put("4P364")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {legolas, ally}


@pytest.mark.card("4U62")
def test_elven_bow(scenario):
    sc = scenario()
    elf, other = sc.put("4C76"), sc.put("4C76")
    sc.put("4U62", on=elf)
    assert [sc.keyword(one, Keyword.ARCHER) for one in (elf, other)] == [1, 0]
    assert total(archery_parts(sc.s, Side.FREE)) == 1


@pytest.mark.card("4C64")
@pytest.mark.parametrize(("way", "wounds", "cards"), [(0, 1, 3), (1, 0, 1)])
def test_elven_sword(scenario, make, way, wounds, cards):
    """The bearer exerts, or two cards go: one less for a minion he fights, not for another."""
    sc = scenario()
    elf, foe, far = sc.put("4C76"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sword = sc.put("4C64", on=elf)
    sc.hand(0, "4C42", "4C42", MORE)
    sc.fight(elf, foe).use(sword).decide(way)
    if way:
        sc.choose("4C42", "4C42")
    assert (sc.strength(foe), sc.strength(far), sc.strength(elf)) == (4, 5, 6)
    assert (sc.wounds(elf), len(sc.in_hand(0))) == (wounds, cards)


@pytest.mark.card("4U66")
@pytest.mark.parametrize(("who", "strength"), [("4C76", 5), ("4C49", 9)])
def test_feathered(scenario, make, who, strength):
    """Two less for each wound on it, if it fights an Elf."""
    sc = scenario()
    hero, foe = sc.put(who, wounds=1), sc.put(brute(make, strength=9), 1, wounds=2)
    sc.put(brute(make, strength=9), 1, wounds=4)
    sc.hand(0, "4U66", MORE)
    sc.fight(hero, foe).play("4U66")
    assert sc.strength(foe) == strength


@pytest.mark.card("4C70")
def test_flashing_steel(scenario, make):
    """The Elf who exerts must be the one in the skirmish to do anything."""
    sc = scenario()
    elf, idle, foe = sc.put("4C76"), sc.put("4C74"), sc.put(brute(make), 1)
    sc.put("4C49")
    sc.hand(0, "4C70", "4C70", MORE)
    sc.fight(elf, foe).play("4C70")
    assert sc.offered == {elf, idle}
    sc.choose(elf)
    assert (sc.strength(foe), sc.wounds(elf)) == (2, 1)
    sc.pass_until_seat(0)
    sc.play("4C70").choose(idle)
    assert (sc.strength(foe), sc.wounds(idle)) == (2, 1)


@pytest.mark.card("4U77")
@pytest.mark.parametrize(("count", "able"), [(1, False), (2, True)])
def test_lorien_is_most_welcome_needs_three_elves(scenario, count, able):
    """Galadriel is one of them."""
    sc = scenario()
    elves(sc, count)
    sc.hand(0, "4U77")
    sc.begin("fellowship")
    assert sc.can(Play(4077)) is able


@pytest.mark.card("4U77")
def test_lorien_is_most_welcome(scenario):
    """The wounded lose damage, whatever gave it; in the regroup phase it goes."""
    sc = scenario()
    welcome, hurt, whole = sc.put("4U77"), sc.put("4C207", 1, wounds=1), sc.put("4C207", 1)
    gimli = sc.put("4C49", wounds=1)
    sc.give(hurt, Keyword.DAMAGE, 2)
    assert [sc.keyword(one, Keyword.DAMAGE) for one in (hurt, whole, gimli)] == [0, 1, 1]
    sc.begin("regroup")
    assert not sc.lives(welcome)


@pytest.mark.card("4U82")
@pytest.mark.parametrize(("who", "laid"), [("4C76", 1), ("4C49", 0)])
def test_strength_of_arms_counts_wins(scenario, who, laid):
    sc = scenario()
    hero, arms, foe = sc.put(who), sc.put("4U82"), sc.put("4C10", 1)
    won(sc, hero, foe)
    assert sc.can(Use(arms, 0), 0) is bool(laid)
    if laid:
        sc.use(arms)
    assert tokens_on(sc, arms) == laid


@pytest.mark.card("4U82")
@pytest.mark.parametrize(("count", "less"), [(0, 0), (2, 2), (5, 3)])
def test_strength_of_arms(scenario, make, count, less):
    """One less for each token, three at most; then it is gone."""
    sc = scenario()
    elf, foe, arms = sc.put("4C76"), sc.put(brute(make), 1), sc.put("4U82")
    tokens(sc, arms, Culture.ELVEN, count)
    sc.hand(0, MORE)
    sc.fight(elf, foe).use(arms, 1)
    assert (sc.strength(foe), sc.lives(arms)) == (5 - less, False)


@pytest.mark.card("4C83")
@pytest.mark.parametrize(("count", "bonus"), [(2, 2), (3, 3)])
def test_supporting_fire(scenario, count, bonus):
    """Three with three Elf companions to see: Galadriel is none, though she might be helped."""
    sc = scenario()
    heroes = elves(sc, count)
    sc.hand(0, "4C83", MORE)
    sc.fight(heroes[0], sc.put("4C17", 1)).play("4C83")
    assert sc.offered == {*heroes, sc.find("6R18")}
    sc.choose(heroes[0])
    assert sc.strength(heroes[0]) == 5 + bonus


@pytest.mark.card("4R84")
@pytest.mark.parametrize("step", ["skirmish", "regroup"])
@pytest.mark.parametrize("way", [0, 1])
def test_sword_wall(scenario, make, step, way):
    """In a skirmish or in the regroup phase, with three Elf companions."""
    sc = scenario(site=4)
    heroes, foe = elves(sc, 2), sc.put(brute(make), 1)
    hold_one(sc)
    sc.hand(0, "4R84", MORE, "4C308")
    sc.fight(heroes[0], foe) if step == "skirmish" else sc.begin(step)
    assert sc.refused(Play(4084)).rule == "LOTR-17.9"
    sc.put("4C76")
    sc.play("4R84").decide(way)
    assert (held(sc), sc.wounds(foe)) == ((0, 0), (1, 1))[way]
