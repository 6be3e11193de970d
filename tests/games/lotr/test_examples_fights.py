"""The worked examples about skirmishes, fierce minions and Rings (T18 to T27)."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import base_move_limit
from pelipoyta.games.lotr.events import FightBegan, FightCancelled, FightEnded
from pelipoyta.games.lotr.model import Assign, Options
from pelipoyta.games.lotr.terms import Block, Keyword, Phase, Side


def duel(scenario, free: int, *shadow: int, damage: int = 0, free_damage: int = 0):
    """Aragorn with this strength against minions of these strengths, all passing."""
    sc = scenario(site=1)
    aragorn = sc.put("4P364")
    foes = [sc.put("4C207", 1) for _ in shadow]  # vitality 3, damage +1
    sc.set_strength(aragorn, free)
    sc.give(aragorn, Keyword.DAMAGE, free_damage)
    for foe, value in zip(foes, shadow, strict=True):
        sc.set_strength(foe, value)
        sc.give(foe, Keyword.DAMAGE, damage - 1)
    sc.fight(aragorn, *foes).resolve()
    return sc, aragorn, foes, sc.told(FightEnded)[0]


def test_t18_zero_strength(scenario):
    """LOTR-13.5: 1 against 0 overwhelms; 0 against 0 the Shadow wins, without overwhelming."""
    _, _, _, ended = duel(scenario, 1, 0)
    assert (ended.winner, ended.overwhelmed) == (Side.FREE, True)
    sc, aragorn, _, ended = duel(scenario, 0, 0, damage=1)
    assert (ended.winner, ended.overwhelmed) == (Side.SHADOW, False)
    assert sc.wounds(aragorn) == 2


@pytest.mark.parametrize(
    ("shadow", "winner", "overwhelmed"),
    [((3, 3), Side.FREE, False), ((4, 4), Side.SHADOW, False), ((9, 7), Side.SHADOW, True), ((2, 2), Side.FREE, True)],
)
def test_t19_the_sum_of_a_side(scenario, shadow, winner, overwhelmed):
    """LOTR-13.2, LOTR-13.3, LOTR-13.4: Aragorn's 8 against two minions."""
    sc, aragorn, foes, ended = duel(scenario, 8, *shadow)
    assert (ended.winner, ended.overwhelmed) == (winner, overwhelmed)
    assert sc.lives(aragorn) == (winner is Side.FREE or not overwhelmed)
    if winner is Side.FREE:
        assert [sc.lives(foe) for foe in foes] == [not overwhelmed] * 2


def test_t20_damage_adds_up(scenario):
    """LOTR-13.3, LOTR-26.3, LOTR-30.10: two minions with damage +1: three wounds; one against two: two wounds each."""
    sc, aragorn, _, _ = duel(scenario, 8, 5, 5, damage=1)
    assert sc.wounds(aragorn) == 3
    sc, _, foes, _ = duel(scenario, 8, 3, 3, free_damage=1)
    assert [sc.wounds(foe) for foe in foes] == [2, 2]


def test_t21_cancelled(scenario):
    """LOTR-13.6: no winner, no wounds; LOTR-13.8: no more actions in it."""
    sc = scenario(site=2)
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.hand(0, "4C321")
    sc.fight(merry, foe)
    sc.play("4C321")
    assert sc.told(FightCancelled)
    assert not sc.told(FightEnded)
    assert sc.wounds(merry) == 0


def slayer(make, phase: Phase):
    return make(event("9C21", "Slay", GONDOR, cost=0).says(Activated(phases=phase, do=Wound(Choose(MINION)))))


def test_t21_killed_before_its_skirmish(scenario, make):
    """LOTR-13.7, LOTR-30.6: the only minion gone, none takes place."""
    card = slayer(make, Phase.ASSIGNMENT)
    sc = scenario(site=2)
    sc.put("4P364")
    sc.put("4C10", 1)
    sc.hand(0, card)
    sc.begin("assignment")
    sc.play(card)
    assert not sc.told(FightBegan)


def test_t21_killed_during_it(scenario, make):
    """LOTR-13.7: the companion wins."""
    card = slayer(make, Phase.SKIRMISH)
    sc = scenario(site=2)
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    sc.hand(0, card)
    sc.fight(merry, foe)
    sc.play(card)
    assert not sc.lives(foe)
    assert sc.wounds(merry) == 0
    assert not sc.told(FightEnded)


def test_t22_fierce_at_the_start_of_that_assignment(scenario):
    """LOTR-14.1, LOTR-14.2, LOTR-14.5, LOTR-30.17: fierce later is too late, no longer fierce fights all the same."""
    sc = scenario(site=2)
    sc.put("4P364"), sc.put("4C74")
    fierce, late = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.give(fierce, Keyword.FIERCE)
    sc.s.fierce = True
    sc.begin("assignment")
    sc.give(late, Keyword.FIERCE)
    companion = sc.spot(Called("Aragorn"))[0].id
    assert sc.refused(Assign(companion, late)).rule == "LOTR-14.2"
    sc.assign(companion, fierce)
    sc.s.lasting = []
    sc.pass_until("skirmish")
    assert [event.minions for event in sc.told(FightBegan)] == [(fierce,)]


def test_t23_move_limit_kept(scenario):
    """LOTR-8.5, LOTR-8.6, LOTR-30.46: with a mount at Horse-country one more; the mount lost, still."""
    sc = scenario(site=1, sites={1: "4U326"})
    rider = sc.put("4C286")
    horse = sc.put("4C283", on=rider)
    sc.begin("turn")
    assert sc.s.limit == 3
    del sc.s.cards[horse]
    sc.pass_()
    assert sc.s.limit == 3


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_t23_base_limit(scenario, seats, limit):
    """LOTR-8.5, LOTR-28.3."""
    assert base_move_limit(scenario(seats=seats).s) == limit


def shot(scenario, ring: str, worn: bool):
    """Frodo takes one archery wound."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring(ring)
    sc.set_player(0, worn=worn)
    sc.put("1C176", 1)
    sc.begin("archery")
    return sc


def test_t24_isildurs_bane(scenario):
    """LOTR-19.11, LOTR-19.13: worn, an archery wound is two burdens."""
    sc = shot(scenario, "1R1", worn=True)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


def test_t25_answer_to_all_riddles(scenario):
    """LOTR-19.12: worn, strength +2, a skirmish wound is a burden, an archery wound a wound; it is no response."""
    sc = shot(scenario, "4R1", worn=True)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)
    sc = scenario()
    sc.ring("4R1")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 6)
    assert sc.vitality(sc.frodo) == 6
    sc.fight(sc.frodo, foe)
    ring = next(c.id for c in sc.s.cards.values() if c.host == sc.frodo)
    sc.use(ring)
    assert sc.told(FightEnded)[0].free == 5
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)  # one to put it on, one for the wound


def test_t25_is_not_a_response(scenario):
    """LOTR-19.12: nobody is asked about an archery wound."""
    sc = shot(scenario, "4R1", worn=False)
    assert sc.wounds(sc.frodo) == 1


def test_t26_ruling_ring(scenario):
    """LOTR-19.10, LOTR-19.13: lost to damage +1, used on the first wound: two burdens, no wound."""
    sc = scenario()
    foe = sc.put("4C165", 1)
    sc.fight(sc.frodo, foe)
    ring = next(c.id for c in sc.s.cards.values() if c.host == sc.frodo)
    assert sc.asks == "respond"
    sc.use(ring)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


def test_t26_not_in_archery(scenario):
    """LOTR-19.10."""
    sc = shot(scenario, "1C2", worn=False)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


def test_t26_may_be_declined(scenario):
    """LOTR-19.13."""
    sc = scenario()
    sc.fight(sc.frodo, sc.put("4C165", 1))
    sc.pass_(2)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (2, 0)


def test_t27_ring_in_regroup(scenario, make):
    """LOTR-19.11, LOTR-19.15: put on during regroup it comes off at the end of that phase."""
    words = Activated(phases=Phase.REGROUP, do=Wound(Choose(RING_BEARER)))
    sting = make(event("9C22", "Sting", SAURON, cost=0).says(words))
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring("1R1")
    sc.put("1C176", 1)
    sc.hand(1, sting, "1C168")
    sc.begin("regroup")
    sc.pass_until_seat(1)
    sc.play(sting)
    assert sc.asks == "respond"
    sc.use(next(c.id for c in sc.s.cards.values() if c.host == sc.frodo))
    assert sc.s.players[0].worn
    sc.pass_until("move-again")
    assert sc.s.players[0].worn
    sc.decide(0)
    assert not sc.s.players[0].worn


def test_the_table_may_forbid_cancelling_the_ring_bearers_skirmish(scenario):
    """LOTR-30.26."""
    sc = scenario(options=Options(cancel_rb_skirmish=False))
    foe = sc.put("4C10", 1)
    sc.hand(0, "4C321")
    sc.fight(sc.frodo, foe)
    sc.play("4C321")
    assert not sc.told(FightCancelled)
