"""Elven companions of set 4, from their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost

TOWERS = Block.TOWERS


@pytest.mark.card("4R65", "4C67", "4C68", "4U80", "4U81", "4C85", "4U86", "5U10", "5U13")
@pytest.mark.parametrize(("name", "price"), [
    ("4R65", 2), ("4C67", 2), ("4C68", 2), ("4U80", 1), ("4U81", 2), ("4C85", 2), ("4U86", 2), ("5U10", 2), ("5U13", 2),
])  # fmt: skip
def test_they_come_to_an_elf(scenario, make, name, price):
    """LOTR-18.1: an Elf in sight, an ally too; an Elven Dwarf is none."""
    sc = scenario()
    sc.put(friend(make, ELVEN, DWARF))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-18.1"
    sc.put(helper(make))
    sc.play(name)
    assert (sc.s.twilight, sc.lives(sc.find(name))) == (price, True)


@pytest.mark.card("4R65", "4U81", "4U86", "5U13")
@pytest.mark.parametrize(("name", "plain", "armed", "damage_"), [
    ("4R65", 6, 7, 1), ("4U81", 6, 8, 0), ("4U86", 6, 6, 0), ("5U13", 6, 6, 0),
])  # fmt: skip
def test_a_ranged_weapon_in_hand(scenario, make, name, plain, armed, damage_):
    """Their numbers, and no arrow of theirs although the bow makes them archers."""
    sc = scenario()
    elf = sc.put(name)
    assert sc.strength(elf) == plain
    sword = sc.put(thing(make, ELVEN, item=HAND_WEAPON), on=elf)
    assert sc.strength(elf) == plain
    bow = sc.put("4U62", on=elf)
    assert (sc.strength(elf), sc.keyword(elf, Keyword.DAMAGE), arrows(sc)) == (armed, damage_, 0)
    sc.put("4U62", on=sc.put(friend(make)))
    assert (arrows(sc), sc.lives(sword), sc.lives(bow)) == (1, True, True)


@pytest.mark.card("4C67")
def test_fereveldir(scenario, make):
    """He exerts and an Elven token goes: a minion against him is wounded."""
    sc = scenario()
    elf, orc, away = sc.put("4C67"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    count_ = sc.put("4R69")
    sc.s.cards[count_] = replace(sc.s.cards[count_], tokens=((Culture.ELVEN, 1),))
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, elf)
    assert (sc.wounds(elf), sc.wounds(orc), sc.wounds(away), sc.s.cards[count_].tokens) == (1, 1, 0, ())
    sc.pass_until_seat(0)
    assert why_not_use(sc, elf) == {"LOTR-18.3"}


@pytest.mark.card("4C67")
def test_fereveldir_in_anothers_skirmish(scenario, make):
    """A minion against somebody else is not wounded."""
    sc = scenario()
    elf, man, orc = sc.put("4C67"), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    count_ = sc.put("4R69")
    sc.s.cards[count_] = replace(sc.s.cards[count_], tokens=((Culture.ELVEN, 1),))
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    if uses(sc, elf):
        act(sc, elf)
    assert sc.wounds(orc) == 0


@pytest.mark.card("4C68")
def test_ferevellon(scenario, make):
    sc = scenario()
    elf, orc, away = sc.put("4C68"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, elf)
    assert (sc.strength(orc), sc.strength(away), sc.wounds(elf)) == (5, 7, 1)
    sc.pass_until_seat(0)
    act(sc, elf)
    assert sc.strength(orc) == 3
    sc.resolve()
    assert sc.strength(orc) == 7


@pytest.mark.card("4C71")
@pytest.mark.parametrize(("holder", "now"), [(None, 7), (0, 7), (1, 5)])
def test_haldir_in_free_lands(scenario, holder, now):
    """+2 while no opponent holds a site; one's own does not count."""
    sc = scenario(site=4)
    haldir = sc.put("4C71")
    if holder is not None:
        sc.hold(sc.s.path[0], holder)
    assert sc.strength(haldir) == now


@pytest.mark.card("4C71")
def test_haldir_frees_a_site(scenario, make):
    """At a battleground he and another Elf exert."""
    sc = scenario(site=4)
    haldir, site = sc.put("4C71"), sc.s.path[0]
    sc.hold(site, 1)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, haldir) == {"LOTR-18.3"}
    elf = sc.put(helper(make))
    act(sc, haldir)
    assert (sc.wounds(haldir), sc.wounds(elf), site in sc.s.path, sc.strength(haldir)) == (1, 1, True, 7)
    sc = scenario(site=3)
    haldir = sc.put("4C71")
    sc.hold(sc.s.path[0], 1), sc.put(friend(make)), sc.put(foe(make), 1), sc.hand(0, IDLE)
    sc.begin("regroup")
    assert uses(sc, haldir) == []


@pytest.mark.card("4R73")
@pytest.mark.parametrize(("hobbits", "more"), [(0, 0), (1, 1), (2, 2)])
def test_dauntless_hunter(scenario, make, hobbits, more):
    """Shadow events and conditions cost more for each unbound Hobbit, Frodo being none."""
    sc = scenario(twilight=9)
    sc.put("4R73")
    for _ in range(hobbits):
        sc.put(friend(make, SHIRE, HOBBIT))
    sc.put(helper(make, SHIRE, HOBBIT))
    dark, trick, orc, tool = plan(make, cost=1), deed(make, cost=1), foe(make, cost=1), thing(make, cost=1)
    prices = [cost(sc.s, 1, code_of(name)) for name in (dark, trick, orc, tool)]
    assert prices == [1 + more, 1 + more, 1, 1]
    assert cost(sc.s, 0, 1052) == 0


@pytest.mark.card("4R73")
def test_dauntless_hunter_makes_it_too_dear(scenario, make):
    """LOTR-20.1."""
    sc = scenario(twilight=1)
    legolas = sc.put("4R73")
    sc.put(friend(make, SHIRE, HOBBIT))
    trick = deed(make, cost=1)
    sc.hand(1, trick)
    sc.begin("shadow", 1)
    assert (why_not_play(sc, trick), sc.keyword(legolas, Keyword.ARCHER)) == ("LOTR-20.1", 1)


@pytest.mark.card("4C74")
def test_elven_comrade(scenario, make):
    """-1, or -2 for Gimli's foe; nothing against the foes of Frodo."""
    for name, now in ((friend(make, GONDOR, MAN), 6), ("4C49", 5)):
        sc = scenario()
        legolas, man, orc = sc.put("4C74"), sc.put(name), sc.put(foe(make), 1)
        sc.hand(0, IDLE)
        sc.fight(man, orc)
        act(sc, legolas)
        assert (sc.strength(orc), sc.wounds(legolas)) == (now, 1)


@pytest.mark.card("4C74")
def test_elven_comrade_not_for_frodo(scenario, make):
    """LOTR-26.6."""
    sc = scenario()
    legolas, orc = sc.put("4C74"), sc.put(foe(make, strength=5), 1)
    sc.hand(0, IDLE)
    sc.fight(sc.frodo, orc)
    if uses(sc, legolas):
        act(sc, legolas)
    assert sc.strength(orc) == 5


@pytest.mark.card("4C76")
def test_lorien_guardian(scenario, make):
    """The Shadow player chooses whom to wound; with several, one is named."""
    sc = scenario(seats=3)
    elf, orc, other, third = sc.put("4C76"), sc.put(foe(make), 1), sc.put(foe(make), 1), sc.put(foe(make), 2)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, elf)
    assert (sc.asked, sc.offered) == (0, {1, 2})
    sc.choose(1)
    assert (sc.asked, sc.offered & {orc, other}) == (1, {orc, other})
    sc.choose(other)
    assert (sc.wounds(elf), [sc.wounds(card) for card in (orc, other, third)]) == (1, [0, 1, 0])


@pytest.mark.card("4C76")
def test_lorien_guardian_exhausted(scenario, make):
    sc = scenario()
    elf = sc.put("4C76", wounds=2)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, elf) == {"LOTR-18.3"}


@pytest.mark.card("4C78")
@pytest.mark.parametrize(("wounds", "now"), [(0, 7), (1, 5), (2, 3)])
def test_lorien_swordsman(scenario, make, wounds, now):
    """-2 for each wound, of each minion against him by its own wounds."""
    sc = scenario()
    elf, orc, other = sc.put("4C78"), sc.put(foe(make), 1, wounds=wounds), sc.put(foe(make), 1)
    away = sc.put(foe(make), 1, wounds=2)
    sc.hand(0, IDLE)
    sc.fight(elf, orc, other)
    assert (sc.strength(orc), sc.strength(other), sc.strength(away)) == (now, 7, 7)


@pytest.mark.card("4C78")
def test_lorien_swordsman_while(scenario, make):
    """Wounds dealt meanwhile count at once (LOTR-25.2)."""
    sc = scenario()
    elf, orc = sc.put("4C78"), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    sc.wound(orc, 1)
    assert sc.strength(orc) == 5
    sc.resolve()
    assert sc.strength(orc) == 7


@pytest.mark.card("4U80")
def test_ordulus_and_bows(scenario, make):
    """1 less for a ranged weapon on him alone."""
    sc = scenario()
    young, other = sc.put("4U80"), sc.put(friend(make))
    sc.hand(0, "4U62", "4U62", "4C64")
    sc.begin("fellowship").play("4U62").choose(young)
    assert sc.s.twilight == 0
    sc.play("4U62")
    assert sc.s.twilight == 1
    sc.play("4C64").choose(young)
    assert (sc.s.twilight, host(sc, "4U62")) == (2, other)


@pytest.mark.card("4C85")
def test_thandronen(scenario, make):
    """A minion stacked on a condition or on a site goes."""
    sc = scenario(site=4)
    elf, name = sc.put("4C85"), foe(make)
    dark, site = sc.put(plan(make), 1), sc.s.path[0]
    sc.hold(site, 1)
    stacked = {sc.stack(name, 1, dark), sc.stack(name, 1, site)}
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, elf)
    assert sc.offered == stacked
    sc.choose(min(stacked))
    assert (sc.wounds(elf), sc.in_discard(1)) == (1, [name])


@pytest.mark.card("4U86")
def test_thonnas(scenario, make):
    """With a bow each minion against him is 2 weaker."""
    sc = scenario()
    elf, orc, other, away = sc.put("4U86"), sc.put(foe(make), 1), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc, other)
    assert (sc.strength(orc), sc.strength(other)) == (7, 7)
    sc.put("4U62", on=elf)
    assert (sc.strength(orc), sc.strength(other), sc.strength(away)) == (5, 5, 7)
