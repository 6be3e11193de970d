"""Sites 7 to 9 of sets 5 and 6, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.terms import Phase


@pytest.mark.card("5U118")
@pytest.mark.parametrize("moves", [1, 2])
def test_hornburg_wall(scenario, moves):
    """For nine tokens the fellowship has to move on, if the move limit allows."""
    sc = at(scenario, "5U118", twilight=10)
    sc.put(URUK, 1)
    sc.set_player(1, site=7)
    sc.s.moves = moves
    sc.adventure(1, "4U358")
    sc.deck(0), sc.deck(1)
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    sc.pass_until("shadow") if moves == 1 else None
    assert sc.s.players[0].site == (8 if moves == 1 else 7)


@pytest.mark.card("5U118")
@pytest.mark.parametrize(("owner", "pool"), [(2, 9), (1, 8)])
def test_hornburg_wall_refused(scenario, owner, pool):
    """Your minion, and nine tokens."""
    sc = at(scenario, "5U118", twilight=pool, seats=3)
    sc.put(URUK, owner), sc.put("4U217", 1) if owner == 1 else None
    sc.put("4C76")
    sc.begin("regroup")
    assert not sc.can(ability(sc, here(sc)), 1)
    assert sc.s.twilight == pool


@pytest.mark.card("5U119")
def test_nan_curunir(scenario):
    """(2) for each wound of one's mounted minion."""
    sc = at(scenario, "5U119", twilight=3)
    man = sc.put("4U250", 1)
    sc.put("5C73", 1, on=man)
    gimli = sc.put("4C49")
    sc.set_strength(gimli, 10)
    sc.fight(gimli, man).pass_until("respond")
    assert sc.asked == 1
    answer(sc, here(sc))
    assert (sc.s.twilight, sc.wounds(man)) == (1, 1)


@pytest.mark.card("5U119")
@pytest.mark.parametrize(("mounted", "pool"), [(False, 9), (True, 1)])
def test_nan_curunir_refused(scenario, mounted, pool):
    """On foot, or for one token; and a mounted companion is no minion."""
    sc = at(scenario, "5U119", twilight=pool)
    man = sc.put("4U250", 1)
    if mounted:
        sc.put("5C73", 1, on=man)
    gimli = sc.put("4P364")
    sc.set_strength(gimli, 10)
    sc.strengthen(man, 1)
    sc.fight(gimli, man).resolve()
    assert sc.wounds(man) == 1
    assert sc.s.twilight in (pool, 0)


@pytest.mark.card("5U120")
@pytest.mark.parametrize(("site", "wins"), [("5U120", False), ("4U362", True)])
def test_caverns_of_isengard(scenario, site, wins):
    """LOTR-16.1: no victory as the regroup phase begins."""
    sc = at(scenario, site)
    sc.put("4C76"), sc.put(URUK, 1)
    sc.begin("regroup")
    assert (sc.s.over is not None) == wins


@pytest.mark.card("5U120")
def test_caverns_of_isengard_survived(scenario):
    """After regroup actions, when Shadow players would reconcile, the game is won."""
    sc = at(scenario, "5U120")
    sc.put("4C76")
    sc.put(URUK, 1)
    sc.begin("regroup")
    assert (sc.s.over, sc.s.phase) == (None, Phase.REGROUP)
    sc.pass_until("nothing")
    assert sc.s.over is not None and sc.s.over.scores == (1.0, 0.0)


@pytest.mark.card("6U120")
def test_sarumans_laboratory(scenario):
    """Two cards of the hand for each wound of one's own minion."""
    sc = at(scenario, "6U120")
    uruk, gimli = sc.put(URUK, 1), sc.put("4C49")
    sc.set_strength(gimli, 10)
    sc.hand(1, "4C10", "4C17", "4C207")
    sc.fight(gimli, uruk).pass_until("respond")
    answer(sc, here(sc))
    sc.choose("4C10", "4C17")
    assert (sc.wounds(uruk), sorted(sc.in_discard(1))) == (1, ["4C10", "4C17"])


@pytest.mark.card("6U120")
@pytest.mark.parametrize(("owner", "cards"), [(2, 3), (1, 1)])
def test_sarumans_laboratory_refused(scenario, owner, cards):
    """Another player's minion, or one card in hand."""
    sc = at(scenario, "6U120", seats=3)
    uruk, gimli = sc.put(URUK, owner), sc.put("4P364")
    sc.set_strength(gimli, 10)
    sc.hand(1, *["4C10"] * cards)
    sc.fight(gimli, uruk).resolve()
    assert sc.wounds(uruk) == 1
    assert "4C10" not in sc.in_discard(1) or sc.s.phase is not Phase.SKIRMISH
