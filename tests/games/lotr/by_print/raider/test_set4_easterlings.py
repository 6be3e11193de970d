"""Easterlings of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4C224", "4C227", "4U230")
@pytest.mark.parametrize(
    ("name", "burdens", "numbers"),
    [
        ("4C224", 1, (6, 0, 0)),
        ("4C224", 2, (9, 1, 0)),
        ("4C227", 2, (8, 0, 0)),
        ("4C227", 3, (8, 1, 1)),
        ("4U230", 2, (9, 0, 0)),
        ("4U230", 3, (9, 1, 1)),
    ],
)
def test_grows_with_burdens(scenario, name, burdens, numbers):
    sc = scenario(site=4)
    minion = sc.put(name, 1)
    burdened(sc, burdens)
    assert (sc.strength(minion), sc.keyword(minion, Keyword.FIERCE), sc.keyword(minion, Keyword.DAMAGE)) == numbers


@pytest.mark.card("4C224", "4C227", "4U230")
@pytest.mark.parametrize(("name", "wounds"), [("4C224", 1), ("4C227", 2), ("4U230", 2)])
def test_hits_with_burdens(scenario, name, wounds):
    """LOTR-13.3, LOTR-14.1: damage counts in the skirmish, and fierce minions fight once more."""
    sc = scenario(site=4)
    minion, aragorn = sc.put(name, 1), sc.put("4P364")
    burdened(sc, 3)
    sc.begin("assignment")
    sc.assign(aragorn, minion)
    assert sc.wounds(aragorn) == wounds
    assert sc.asks == "defend" and sc.s.fierce


@pytest.mark.card("4R225")
@pytest.mark.parametrize(("burdens", "count"), [(1, 0), (2, 1), (4, 2), (6, 3)])
def test_easterling_captain(scenario, burdens, count):
    """The more burdens, the more of the three abilities; each for an Easterling."""
    sc = scenario(site=4, twilight=9)
    captain, other, southron, knight = sc.put("4R225", 1), sc.put("4C224", 1), sc.put("4C222", 1), sc.put(KNIGHT)
    burdened(sc, burdens)
    sc.hand(1, "4C241", "4C260")
    sc.fight(knight, other).pass_until_seat(1)
    assert len(answers(sc, captain)) == count
    if count:
        before = sc.strength(other)
        sc.do(answers(sc, captain)[-1])
        assert sc.offered == {captain, other}
        sc.choose(other)
        assert (sc.strength(other) - before, sc.s.twilight) == (count + 1, 7)
    assert sc.strength(southron) == 6


@pytest.mark.card("4R225")
def test_easterling_captain_pays_two(scenario):
    """LOTR-18.3, LOTR-17.7: as often as there is twilight."""
    sc = scenario(site=4, twilight=5)
    captain, knight = sc.put("4R225", 1), sc.put(KNIGHT)
    burdened(sc, 4)
    sc.hand(1, "4R238", "4C235")
    sc.put("4R237", 1)
    sc.fight(knight, captain).pass_until_seat(1)
    sc.do(ability(sc, captain, 0)).do(ability(sc, captain, 1))
    assert (sc.strength(captain), sc.s.twilight) == (16, 1)
    assert sc.refused(ability(sc, captain, 0)).rule == "LOTR-18.3"
    assert sc.refused(ability(sc, captain, 2)).rule == "LOTR-18.1"


@pytest.mark.card("4C226", "4C228")
@pytest.mark.parametrize("name", ["4C226", "4C228"])
@pytest.mark.parametrize(("bound", "asked"), [(False, True), (True, False)])
def test_burden_when_assigned(scenario, name, bound, asked):
    """LOTR-26.6: assigned by the Free Peoples player to an unbound companion."""
    sc = scenario(site=4)
    guard, friend = sc.put(name, 1), sc.put(RANGER if bound else KNIGHT)
    sc.begin("assignment").assign(friend, guard)
    assert bool(answers(sc, guard)) == asked
    if asked:
        assert sc.asked == 1
        answer(sc, guard)
    assert (sc.wounds(guard), sc.burdens()) == (asked, asked)


@pytest.mark.card("4C226", "4C228")
@pytest.mark.parametrize("name", ["4C226", "4C228"])
def test_burden_when_the_shadow_assigns(scenario, name):
    """Also a left-over minion; exhausted, it cannot (LOTR-18.3)."""
    for wounds in (0, 1):
        sc = scenario(site=4)
        guard, friend = sc.put(name, 1, wounds=wounds), sc.put(KNIGHT)
        sc.begin("assignment").pass_().assign(friend, guard)
        assert bool(answers(sc, guard)) == (wounds == 0)
        if not wounds:
            sc.pass_()
            assert (sc.burdens(), sc.wounds(guard)) == (0, 0)


@pytest.mark.card("4R229")
@pytest.mark.parametrize(("burdens", "added"), [(0, 0), (3, 3), (4, 4), (7, 4)])
def test_easterling_skirmisher(scenario, burdens, added):
    sc = scenario(site=4, twilight=1)
    sc.put("4C224", 1)
    burdened(sc, burdens)
    sc.hand(1, "4R229")
    sc.begin("shadow", 1).play("4R229")
    if sc.asks == "respond":
        answer(sc, sc.find("4R229"))
    assert sc.s.twilight == added


@pytest.mark.card("4R229")
def test_easterling_skirmisher_alone(scenario):
    """Itself is not another; a Southron is no Easterling."""
    sc = scenario(site=4, twilight=1)
    sc.put(SOUTHRON, 1)
    burdened(sc, 3)
    sc.hand(1, "4R229")
    sc.begin("shadow", 1).play("4R229")
    assert answers(sc, sc.find("4R229")) == []
    assert sc.s.twilight == 0
    assert not sc.can(Use(sc.find("4R229"), 0))
