"""The Rings, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.terms import Keyword


def ringed(scenario, name, **kwargs):
    sc = scenario(block=Block.FELLOWSHIP if name[0] == "1" else Block.TOWERS, **kwargs)
    sc.ring(name)
    return sc


@pytest.mark.card("1C2", "4C2", "1R1", "4R1")
@pytest.mark.parametrize(("name", "numbers"), [("1C2", (4, 4)), ("4C2", (4, 4)), ("1R1", (4, 5)), ("4R1", (3, 6))])
def test_what_the_bearer_gains(scenario, name, numbers):
    sc = ringed(scenario, name)
    assert (sc.strength(sc.frodo), sc.vitality(sc.frodo)) == numbers


@pytest.mark.card("1C2", "4C2", "1R1")
@pytest.mark.parametrize(("name", "burdens"), [("1C2", 2), ("4C2", 2), ("1R1", 4)])
def test_wounds_become_burdens_in_a_skirmish(scenario, name, burdens):
    """LOTR-19.13: once worn, every wound of it, the one answered too."""
    sc = ringed(scenario, name)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 5)
    sc.fight(sc.frodo, foe).pass_until("respond")
    sc.do(answers(sc, sc.one_ring)[0])
    assert (sc.burdens(), sc.wounds(sc.frodo)) == (burdens, 0)


@pytest.mark.card("1C2", "4C2", "1R1")
@pytest.mark.parametrize(("name", "asked"), [("1C2", False), ("4C2", False), ("1R1", True)])
def test_arrows(scenario, name, asked):
    """LOTR-19.10, LOTR-19.11: only Isildur's Bane answers archery."""
    sc = ringed(scenario, name)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert bool(sc.ask and answers(sc, sc.one_ring)) == asked
    if asked:
        sc.do(answers(sc, sc.one_ring)[0])
    assert (sc.burdens(), sc.wounds(sc.frodo)) == ((2, 0) if asked else (0, 1))


@pytest.mark.card("1C2", "4C2", "1R1")
@pytest.mark.parametrize("name", ["1C2", "4C2", "1R1"])
def test_the_ring_comes_off(scenario, name):
    """LOTR-19.15: worn until the regroup phase; it may be left off."""
    sc = ringed(scenario, name)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 5)
    sc.fight(sc.frodo, foe).pass_until("respond")
    sc.do(answers(sc, sc.one_ring)[0])
    assert sc.s.players[0].worn or sc.s.phase.value == "regroup"
    sc.begin("regroup")
    assert not sc.s.players[0].worn
    sc = ringed(scenario, name)
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(sc.frodo, foe).pass_until("respond").pass_()
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("1C2", "4C2")
@pytest.mark.parametrize("name", ["1C2", "4C2"])
def test_a_worn_ruling_ring_outside_skirmishes(scenario, name):
    """Worn in one skirmish, it does not turn wounds of a maneuver event into burdens (4R251 makes him exert)."""
    sc = ringed(scenario, name)
    sc.set_player(0, worn=True)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("1R1")
def test_isildurs_bane_corrupts(scenario):
    """LOTR-19.8: with eight burdens a wound ends the game."""
    sc = ringed(scenario, "1R1")
    sc.set_player(0, burdens=8)
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(sc.frodo, foe).pass_until("respond")
    sc.do(answers(sc, sc.one_ring)[0])
    assert sc.s.over is not None


@pytest.mark.card("4R1")
def test_answer_to_all_riddles(scenario):
    """LOTR-19.12: put on for a burden, then stronger by two, and wounds of skirmishes are burdens."""
    sc = ringed(scenario, "4R1")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 6)
    sc.hand(0, "4C42")
    sc.fight(sc.frodo, foe).do(ability(sc, sc.one_ring))
    assert (sc.strength(sc.frodo), sc.burdens()) == (5, 1)
    sc.pass_()
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


@pytest.mark.card("4R1")
def test_answer_to_all_riddles_is_no_answer(scenario):
    """T25: unworn it does nothing about wounds, worn nothing about arrows."""
    sc = ringed(scenario, "4R1")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 4)
    sc.fight(sc.frodo, foe).resolve()
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)
    sc = ringed(scenario, "4R1")
    sc.set_player(0, worn=True)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)
    assert sc.keyword(sc.frodo, Keyword.RING_BOUND) == 1
