"""Southrons of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4U217", "4R244")
@pytest.mark.parametrize(("name", "pool"), [("4U217", 5), ("4R244", 8)])
def test_needs_another_raider(scenario, name, pool):
    """LOTR-18.1: a Man of Raiders must be there, a Dunlending does not do."""
    sc = scenario(site=4, twilight=pool)
    sc.put(BRIGAND, 1)
    sc.hand(1, name)
    sc.begin("shadow", 1)
    assert sc.refused(Play(4000 + int(name[2:]))).rule == "LOTR-18.1"
    sc.put(EASTERLING, 1)
    sc.play(name)
    assert sc.s.twilight == 0


@pytest.mark.card("4U217", "4R244")
@pytest.mark.parametrize("name", ["4U217", "4R244"])
def test_takes_a_site_for_two_exertions(scenario, name):
    """LOTR-18.3, LOTR-23.5."""
    sc = scenario(site=3)
    sc.set_player(1, site=3)
    minion, first = sc.put(name, 1), sc.s.path[0]
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, minion))
    assert (sc.wounds(minion), sc.s.cards[first].holder) == (2, 1)
    assert sc.refused(ability(sc, minion), 1).rule == "LOTR-10.2"


@pytest.mark.card("4R218")
@pytest.mark.parametrize(
    ("burdens", "numbers"), [(3, (13, 0, 0)), (4, (18, 0, 0)), (5, (18, 1, 0)), (6, (18, 1, 1)), (9, (18, 1, 1))]
)
def test_desert_legion(scenario, burdens, numbers):
    sc = scenario(site=4)
    legion = sc.put("4R218", 1)
    burdened(sc, burdens)
    found = (sc.strength(legion), sc.keyword(legion, Keyword.FIERCE), sc.keyword(legion, Keyword.DAMAGE))
    assert found == numbers


@pytest.mark.card("4R218")
def test_desert_legion_loses_it_with_the_burdens(scenario):
    """LOTR-17.8: while."""
    sc = scenario(site=4)
    legion = sc.put("4R218", 1)
    burdened(sc, 6)
    burdened(sc, 0)
    assert (sc.strength(legion), sc.keyword(legion, Keyword.FIERCE)) == (13, 0)


@pytest.mark.card("4R219", "4U232", "4C248")
@pytest.mark.parametrize("name", ["4R219", "4U232", "4C248"])
def test_an_archer_exerts_a_companion_instead(scenario, name):
    """LOTR-11.2: not the Ring-bearer, no ally; the archer itself no longer counts, others do."""
    sc = scenario(site=4)
    archer, other = sc.put(name, 1), sc.put("4C248", 1)
    knight, ranger = sc.put(KNIGHT), sc.put(RANGER)
    sc.put("4C277")
    sc.begin("archery").pass_until_seat(1)
    assert arrows(sc) == 2
    sc.do(ability(sc, archer))
    assert sc.offered == {knight, ranger}
    sc.choose(ranger)
    assert (sc.wounds(archer), sc.wounds(ranger), arrows(sc)) == (1, 1, 1)
    assert sc.wounds(other) == 0


@pytest.mark.card("4R219", "4U232", "4C248")
@pytest.mark.parametrize(("name", "tired"), [("4R219", 2), ("4U232", 1), ("4C248", 1)])
def test_an_exhausted_archer_shoots(scenario, name, tired):
    """LOTR-18.3."""
    sc = scenario(site=4)
    archer = sc.put(name, 1, wounds=tired)
    sc.put(KNIGHT)
    sc.hand(1, "4R243")
    sc.s.twilight = 6
    sc.begin("archery")
    assert answers(sc, archer) == [] and arrows(sc) == 1


RIDERS = [("4U220", 9), ("4C221", 8), ("4C222", 6)]


@pytest.mark.card("4U220", "4C221", "4C222")
@pytest.mark.parametrize("name", ["4U220", "4C221", "4C222"])
def test_wounds_at_the_start_of_the_skirmish(scenario, name):
    """LOTR-17.1: it may, for (3), before skirmish actions."""
    sc = scenario(site=4, twilight=7)
    minion, aragorn, other = sc.put(name, 1), sc.put("4P364"), sc.put(KNIGHT)
    sc.hand(0, DWARF_EVENT)
    sc.put("4C49")
    sc.fight(aragorn, minion)
    assert (sc.asks, sc.asked) == ("respond", 1)
    answer(sc, minion)
    assert (sc.wounds(aragorn), sc.wounds(other), sc.s.twilight) == (1, 0, 4)
    assert answers(sc, minion) == []
    assert sc.asks == "skirmish"


@pytest.mark.card("4U220", "4C221", "4C222")
@pytest.mark.parametrize(("name", "pool"), [("4U220", 2), ("4C221", 2), ("4C222", 0)])
def test_too_little_twilight_to_wound(scenario, name, pool):
    """LOTR-18.3: it cannot be paid, and a skirmish of another minion is none of his."""
    sc = scenario(site=4, twilight=pool)
    minion, aragorn = sc.put(name, 1), sc.put("4P364")
    sc.hand(0, DWARF_EVENT)
    sc.put("4C49")
    sc.fight(aragorn, minion)
    assert (sc.asks, sc.wounds(aragorn)) == ("skirmish", 0)
    sc = scenario(site=4, twilight=7)
    minion, aragorn = sc.put(name, 1), sc.put("4P364")
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(aragorn, sc.put(URUK, 1))
    assert (sc.asks, answers(sc, minion)) == ("skirmish", [])


@pytest.mark.card("4R245")
@pytest.mark.parametrize(("another", "held", "total"), [(False, 2, 1), (True, 0, 1), (True, 1, 2), (True, 2, 3)])
def test_southron_archer(scenario, another, held, total):
    """One arrow for each controlled site, beside another Southron only."""
    sc = scenario(site=4)
    sc.put("4R245", 1)
    sc.put(SOUTHRON if another else EASTERLING, 1)
    for _ in range(held):
        sc.hold(sc.s.path[0], 1)
    assert arrows(sc) == total


@pytest.mark.card("4R245")
def test_southron_archer_counts_own_sites(scenario):
    """LOTR-28: sites of another Shadow player are not yours."""
    sc = scenario(site=4, seats=3)
    sc.put("4R245", 1), sc.put(SOUTHRON, 2)
    sc.hold(sc.s.path[0], 2)
    assert arrows(sc) == 1
    sc.hold(sc.s.path[0], 1)
    assert arrows(sc) == 2


@pytest.mark.card("4R246")
def test_southron_assassin(scenario):
    """The Free Peoples player picks which Ring-bound companion is wounded."""
    sc = scenario(site=4, twilight=1)
    assassin, southron, knight = sc.put("4R246", 1), sc.put("4C222", 1), sc.put(KNIGHT)
    sam = sc.put(SAM)
    sc.fight(knight, southron).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    answer(sc, assassin)
    assert (sc.asked, sc.offered, sc.s.twilight) == (0, {sc.frodo, sam}, 0)
    sc.choose(sam)
    assert (sc.wounds(sam), sc.wounds(sc.frodo), sc.wounds(knight)) == (1, 0, 1)


@pytest.mark.card("4R246")
@pytest.mark.parametrize(("foe", "pool", "asked"), [("4C17", 4, False), ("4C222", 0, False), ("4R246", 1, True)])
def test_southron_assassin_needs_a_southron_and_twilight(scenario, foe, pool, asked):
    sc = scenario(site=4, twilight=pool)
    assassin, knight, sam = sc.put("4R246", 1), sc.put("4P364"), sc.put(SAM)
    minion = assassin if foe == "4R246" else sc.put(foe, 1)
    sc.set_strength(minion, 9)
    sc.fight(knight, minion).resolve()
    assert sc.wounds(knight) == 1
    assert bool(answers(sc, assassin)) == asked
    assert sc.wounds(sam) == 0
