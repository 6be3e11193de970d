"""What each One Ring of set 1 does."""

import pytest

from pelipoyta.games.lotr.terms import Block, Keyword


def bearer(scenario, ring: str, power: int):
    """Frodo in a skirmish against a minion of so much strength, damage +1."""
    sc = scenario()
    sc.ring(ring)
    foe = sc.put("4C165", 1)
    sc.set_strength(foe, power)
    sc.fight(sc.frodo, foe)
    return sc


def shot(scenario, ring: str):
    """An arrow for Frodo."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring(ring)
    sc.put("1C176", 1)
    sc.begin("archery")
    return sc


@pytest.mark.card("1R1")
def test_isildurs_bane(scenario):
    """LOTR-19.11, LOTR-19.13: strength and vitality +1; worn, every wound is two burdens, the answered one too."""
    sc = bearer(scenario, "1R1", 5)
    assert (sc.strength(sc.frodo), sc.vitality(sc.frodo)) == (4, 5)
    sc.use(sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.players[0].worn) == (0, 4, False)  # off again in regroup


@pytest.mark.card("1R1")
def test_isildurs_bane_in_any_phase(scenario):
    """LOTR-19.11: an arrow too; and it may be declined (LOTR-19.13)."""
    sc = shot(scenario, "1R1")
    assert sc.asks == "respond"
    sc.use(sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.players[0].worn) == (0, 2, True)
    sc = shot(scenario, "1R1")
    sc.pass_()
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.players[0].worn) == (1, 0, False)


@pytest.mark.card("1R1")
def test_isildurs_bane_does_not_save_from_overwhelming(scenario):
    """LOTR-19.14."""
    sc = bearer(scenario, "1R1", 8)
    assert sc.s.over.why == "LOTR-16.3"


@pytest.mark.card("1C2")
def test_the_ruling_ring(scenario):
    """LOTR-19.10: strength +1 alone; worn, every wound of a skirmish is a burden."""
    sc = bearer(scenario, "1C2", 5)
    assert (sc.strength(sc.frodo), sc.vitality(sc.frodo)) == (4, 4)
    sc.use(sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


@pytest.mark.card("1C2")
def test_the_ruling_ring_in_skirmishes_only(scenario):
    """LOTR-19.10: an arrow wounds, and nobody is asked, worn or not."""
    sc = shot(scenario, "1C2")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring("1C2")
    sc.set_player(0, worn=True)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("1C2")
def test_the_ring_comes_off_in_regroup(scenario):
    """LOTR-19.15: worn from one skirmish to the next, where each wound is a burden without asking."""
    sc = bearer(scenario, "1C2", 5)
    foe = sc.put("4C10", 1)
    sc.give(foe, Keyword.FIERCE)
    sc.set_strength(foe, 5)
    sc.use(sc.one_ring)
    assert (sc.asks, sc.s.players[0].worn, sc.burdens()) == ("defend", True, 2)
    sc.assign(sc.frodo, foe).pass_until("move-again")
    assert (sc.s.players[0].worn, sc.burdens(), sc.wounds(sc.frodo)) == (False, 3, 0)
