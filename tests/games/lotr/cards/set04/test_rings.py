"""What each One Ring of set 4 does; tests/games/lotr/test_examples_fights.py has the book's own examples."""

import pytest

from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Block


def attacked(scenario, ring, foe="4C165", strength=7):
    """Frodo is in a skirmish with this Ring."""
    sc = scenario()
    sc.ring(ring)
    enemy = sc.put(foe, 1)
    sc.set_strength(enemy, strength)
    sc.hand(0, "4C42")
    return sc.fight(sc.frodo, enemy)


@pytest.mark.card("4R1")
def test_answer_to_all_riddles(scenario):
    """LOTR-19.12: vitality +2 always; put on for a burden, strength +2 till regroup, and wounds become burdens."""
    sc = attacked(scenario, "4R1", strength=5)
    assert (sc.strength(sc.frodo), sc.vitality(sc.frodo)) == (3, 6)
    sc.use(sc.one_ring)
    assert (sc.burdens(), sc.strength(sc.frodo)) == (1, 5)
    assert sc.refused(Use(sc.one_ring, 0)).rule == "LOTR-18.1"
    sc.resolve()
    assert (sc.told(FightEnded)[0].free, sc.wounds(sc.frodo), sc.burdens()) == (5, 0, 3)
    sc.pass_until("move-again")
    assert (sc.strength(sc.frodo), sc.s.players[0].worn) == (3, False)


@pytest.mark.card("4R1")
def test_answer_to_all_riddles_is_a_skirmish_action(scenario):
    """LOTR-19.12, LOTR-17.5: no response: once the blow falls it is too late."""
    sc = attacked(scenario, "4R1", strength=5)
    sc.resolve()
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.asks) == (2, 0, "regroup")
    sc.begin("fellowship")
    assert sc.refused(Use(sc.one_ring, 0)).rule == "LOTR-17.5"


@pytest.mark.card("4R1")
def test_answer_to_all_riddles_in_anothers_skirmish(scenario):
    """LOTR-17.5: it may be put on in any skirmish."""
    sc = scenario()
    sc.ring("4R1")
    sc.hand(0, "4C42")
    sc.fight(sc.put("4C49"), sc.put("4C10", 1)).use(sc.one_ring)
    assert (sc.s.players[0].worn, sc.burdens()) == (True, 1)


@pytest.mark.card("4C2")
def test_the_ruling_ring(scenario):
    """LOTR-19.10, LOTR-19.13: strength +1; put on in answer to a wound, that and later ones become burdens."""
    sc = attacked(scenario, "4C2", strength=7)
    assert (sc.strength(sc.frodo), sc.vitality(sc.frodo)) == (4, 4)
    sc.resolve()
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.strength(sc.frodo)) == (0, 2, 4)
    assert not sc.s.players[0].worn  # regroup has begun


@pytest.mark.card("4C2")
def test_the_ruling_ring_on_the_second_wound(scenario):
    """LOTR-19.13: the first may be taken, the second averted."""
    sc = attacked(scenario, "4C2").resolve()
    sc.pass_()
    assert (sc.asks, sc.wounds(sc.frodo)) == ("respond", 1)
    sc.use(sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 1)


@pytest.mark.card("4R1", "4C2")
@pytest.mark.parametrize("ring", ["4R1", "4C2"])
@pytest.mark.parametrize("worn", [False, True])
def test_rings_and_arrows(scenario, ring, worn):
    """LOTR-19.10, LOTR-19.12: outside skirmishes neither the answer nor the change is there, worn or not."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring(ring)
    sc.set_player(0, worn=worn)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("4R1", "4C2")
@pytest.mark.parametrize("ring", ["4R1", "4C2"])
def test_the_wearer_may_be_overwhelmed(scenario, ring):
    """LOTR-19.14."""
    sc = scenario()
    sc.ring(ring)
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, sc.put("4C17", 1)).resolve()
    assert not sc.lives(sc.frodo)


@pytest.mark.card("4R1", "4C2")
@pytest.mark.parametrize("ring", ["4R1", "4C2"])
def test_others_wounds_stay_wounds(scenario, ring):
    """LOTR-19.9: only the Ring-bearer's become burdens."""
    sc = scenario()
    sc.ring(ring)
    sc.set_player(0, worn=True)
    gimli = sc.put("4C49")
    sc.fight(gimli, sc.put("4C10", 1)).resolve()
    assert (sc.wounds(gimli), sc.burdens()) == (1, 0)
