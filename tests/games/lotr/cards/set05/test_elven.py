"""Set 5: Elven."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("5U10", "5U13")
@pytest.mark.parametrize("name", ["5U10", "5U13"])
@pytest.mark.parametrize(("friend", "able"), [("4C49", False), ("4C74", True)])
def test_they_come_to_an_elf(scenario, name, friend, able):
    sc = scenario()
    sc.put(friend)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.can(Play(code_of(name))) is able


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("hurt", "wounds"), [(1, 1), (0, 2)])
def test_balglin(scenario, hurt, wounds):
    """Against a wounded minion one wound a skirmish, damage or not; a wounded one elsewhere does not count."""
    sc = scenario()
    elf, foe = sc.put("5U10"), sc.put("4C207", 1, wounds=hurt)
    sc.put("4C207", 1, wounds=1)
    sc.fight(elf, foe).resolve()
    assert (sc.wounds(elf), sc.lives(elf)) == (wounds, True)


@pytest.mark.card("5U12")
@pytest.mark.parametrize(("hurt", "able"), [(1, True), (0, False)])
def test_legolas_sword(scenario, make, hurt, able):
    """As the fellowship moves, a wounded minion to see heals Legolas; a wounded friend does not count."""
    sc = scenario()
    legolas, gimli = sc.put("4C74", wounds=2), sc.put("4C49", wounds=1)
    sword = sc.put("5U12", on=legolas)
    sc.put(brute(make), 1, wounds=hurt)
    sc.adventure(1, "4U342")
    sc.begin("move")
    assert sc.can(Use(sword, 0), 0) is able
    if able:
        sc.use(sword)
    assert (sc.wounds(legolas), sc.wounds(gimli), sc.strength(legolas)) == (2 - able, 1, 7)


@pytest.mark.card("5U12")
def test_legolas_sword_is_his(scenario):
    sc = scenario()
    sc.put("4C76")
    sc.hand(0, "5U12")
    sc.begin("fellowship")
    assert sc.refused(Play(5012)).rule == "LOTR-21.1"


@pytest.mark.card("5U13")
def test_taurnil(scenario):
    """With a ranged weapon: Shadow possessions cost two more, others as ever, and he does not shoot."""
    sc = scenario(site=3)
    elf = sc.put("5U13")
    sc.put("4C64", on=elf)
    assert cost(sc.s, 1, 4026) == 1
    sc.put("4U62", on=elf)
    assert [cost(sc.s, 1, code) for code in (4026, 4010, 4028)] == [3, 2, 0]
    assert (cost(sc.s, 0, 4062), total(archery_parts(sc.s, Side.FREE))) == (1, 0)


@pytest.mark.card("5C14")
def test_that_is_no_orc_horn(scenario):
    """Three Elf companions: any companion is healed, and a site is free."""
    sc = scenario(site=4)
    elves, gimli = [sc.put("4C76") for _ in range(2)], sc.put("4C49", wounds=2)
    sc.put("6R18", wounds=1)
    hold_one(sc)
    sc.hand(0, "5C14", "4C308")
    sc.begin("regroup")
    assert sc.refused(Play(5014)).rule == "LOTR-17.9"
    elves += [sc.put("4C76", wounds=1)]
    sc.play("5C14")
    assert sc.offered == {gimli, elves[2]}
    sc.choose(gimli)
    assert (sc.wounds(gimli), sc.wounds(elves[2]), held(sc)) == (1, 1, 0)


@pytest.mark.card("5P121")
def test_legolas_cheers_others(scenario):
    """A Dwarf or another Elf companion; not himself, no ally, no Man."""
    sc = scenario()
    legolas, foe = sc.put("5P121", wounds=1), sc.put("4C10", 1)
    gimli, elf = sc.put("4C49", wounds=2), sc.put("4C76", wounds=1)
    sc.put("6R18", wounds=1), sc.put("4P364", wounds=1)
    sc.hand(0, MORE)
    won(sc, legolas, foe)
    sc.use(legolas)
    assert sc.offered == {gimli, elf}
    sc.choose(gimli)
    assert [sc.wounds(one) for one in (gimli, elf, legolas)] == [1, 1, 1]
