"""Set 4: companions of the Elves."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, tokens, tokens_on

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C67", "4C68", "4U81", "4C85", "4U86")
@pytest.mark.parametrize("name", ["4C67", "4C68", "4U81", "4C85", "4U86"])
@pytest.mark.parametrize(("friend", "able"), [("4C49", False), ("4C74", True)])
def test_they_come_to_an_elf(scenario, name, friend, able):
    sc = scenario()
    sc.put(friend)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.can(Play(code_of(name))) is able


@pytest.mark.card("4C67")
def test_fereveldir(scenario, make):
    """He exerts and an Elven token goes from one's own condition, a Dwarven one does not do."""
    sc = scenario()
    elf, foe, far = sc.put("4C67"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    arms, stout = sc.put("4U82"), sc.put("4U57")
    tokens(sc, stout, Culture.DWARVEN, 1)
    sc.hand(0, MORE)
    sc.fight(elf, foe)
    assert sc.refused(Use(elf, 1)).rule == "LOTR-18.3"
    tokens(sc, arms, Culture.ELVEN, 2)
    sc.use(elf, 1)
    assert (sc.wounds(elf), sc.wounds(foe), sc.wounds(far)) == (1, 1, 0)
    assert (tokens_on(sc, arms), tokens_on(sc, stout)) == (1, 1)


@pytest.mark.card("4C68")
def test_ferevellon(scenario, make):
    """Two less for a minion he fights; in another's skirmish he exerts in vain."""
    sc = scenario()
    elf, friend, foe, far = sc.put("4C68"), sc.put("4C74"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, MORE)
    sc.fight(elf, foe).use(elf, 1)
    assert (sc.strength(foe), sc.strength(far), sc.wounds(elf)) == (3, 5, 1)
    sc.s.fight, sc.s.fights = None, []
    sc.fight(friend, far).use(elf, 1)
    assert (sc.strength(far), sc.wounds(elf)) == (5, 2)


@pytest.mark.card("4C71")
@pytest.mark.parametrize(("holder", "strength"), [(None, 7), (0, 7), (1, 5)])
def test_haldir_among_free_sites(scenario, holder, strength):
    """Two stronger while no opponent holds a site."""
    sc = scenario(site=4)
    haldir = sc.put("4C71")
    if holder is not None:
        sc.hold(sc.s.path[0], holder)
    assert sc.strength(haldir) == strength


@pytest.mark.card("4C71")
@pytest.mark.parametrize(
    ("site", "friend", "rule"), [(5, "4C74", ""), (3, "4C74", "LOTR-18.1"), (5, "4C49", "LOTR-18.3")]
)
def test_haldir_frees_a_site(scenario, site, friend, rule):
    """At a battleground, and another Elf exerts with him."""
    sc = scenario(site=site)
    haldir, other = sc.put("4C71"), sc.put(friend)
    hold_one(sc)
    sc.hand(0, "4C308")
    sc.put("5C91", on=sc.put("4C286"))
    sc.begin("regroup")
    if rule:
        assert sc.refused(Use(haldir, 1)).rule == rule
        return
    sc.use(haldir, 1)
    assert (held(sc), sc.wounds(haldir), sc.wounds(other)) == (0, 1, 1)


@pytest.mark.card("4R73")
def test_legolas_hunts_for_hobbits(scenario):
    """One more for each unbound Hobbit on Shadow events and conditions; minions, possessions and ours as ever."""
    sc = scenario(site=3)
    sc.put("4R73")
    assert [cost(sc.s, 1, code) for code in (4008, 4028, 4010, 4026)] == [3, 0, 2, 1]
    sc.put("4C310"), sc.put("4C314")
    assert [cost(sc.s, 1, code) for code in (4008, 4028, 4010, 4026)] == [5, 2, 2, 1]
    assert [cost(sc.s, 0, code) for code in (4087, 4282, 4296)] == [1, 1, 1]


@pytest.mark.card("4C76")
def test_lorien_guardian(scenario, make):
    """The Shadow player chooses whom it wounds."""
    sc = scenario()
    elf, foes = sc.put("4C76"), [sc.put(brute(make), 1) for _ in range(2)]
    sc.begin("regroup").use(elf)
    assert (sc.asked, sc.offered) == (1, set(foes))
    sc.choose(foes[1])
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(elf)) == ([0, 1], 1)


@pytest.mark.card("4U81", "4U86")
@pytest.mark.parametrize(("name", "own", "theirs"), [("4U81", 2, 0), ("4U86", 0, -2)])
def test_bows_are_swords_to_them(scenario, make, name, own, theirs):
    """With a ranged weapon he fights the better, or his foes the worse, and shoots no more; a sword does nothing."""
    sc = scenario()
    elf, foe, far = sc.put(name), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, MORE)
    sc.put("4C64", on=elf)
    sc.fight(elf, foe)
    assert (sc.strength(elf), sc.strength(foe)) == (7, 5)
    sc.put("4U62", on=elf)
    assert (sc.strength(elf), sc.strength(foe), sc.strength(far)) == (7 + own, 5 + theirs, 5)
    assert (sc.keyword(elf, Keyword.ARCHER), total(archery_parts(sc.s, Side.FREE))) == (1, 0)


@pytest.mark.card("4C85")
def test_thandronen(scenario):
    """A minion that lies on a condition or a site: not one in play, nor another card."""
    sc = scenario()
    elf, free = sc.put("4C85"), sc.put("4C10", 1)
    hall, site = sc.put("4C44"), sc.s.path[0]
    laid = [sc.stack("4C10", 0, hall), sc.stack("4U24", 1, site)]
    card, shelf = sc.stack("4C42", 0, hall), sc.stack("4C10", 0, sc.put("5U8"))
    sc.begin("regroup").use(elf, 1)
    assert sc.offered == set(laid)
    sc.choose(laid[1])
    assert [sc.lives(one) for one in (*laid, card, shelf, free)] == [True, False, True, True, True]
    assert sc.wounds(elf) == 1
