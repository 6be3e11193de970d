"""LOTR-13, LOTR-15, LOTR-16: the regroup phase, moving again, and how it all ends or begins."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import (
    CardsDrawn,
)
from pelipoyta.games.lotr.model import Bid, Decide, Flow, Options, Pass, Play, TakePlace
from pelipoyta.games.lotr.terms import Block, Deed, Phase
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Over


def test_regroup(scenario):
    """LOTR-15.1, LOTR-15.2, LOTR-30.20: actions, then each Shadow player reconciles."""
    sc = scenario(block=Block.FELLOWSHIP)
    ranger, orc = sc.put("1P365"), sc.put("1C177", 1)
    sc.hand(0, "1C106")
    sc.hand(1, *["1C168"] * 3)
    sc.deck(1, *["1C176"] * 9)
    sc.begin("regroup")
    sc.play("1C106")
    assert not sc.lives(orc)
    assert sc.wounds(ranger) == 1
    sc.pass_until("reconcile")
    sc.choose("1C168")
    assert len(sc.s.players[1].hand) == 8
    assert sc.told(CardsDrawn)[0].count == 6


def test_reconcile_down_to_eight(scenario):
    """LOTR-15.2, LOTR-30.20: the free discard with any hand; then down to eight; a small deck gives what it has."""
    sc = scenario()
    sc.hand(1, *["4C10"] * 10)
    sc.begin("regroup").pass_()
    sc.choose("4C10")
    assert sc.asks == "discard-down"
    sc.choose("4C10")
    assert len(sc.s.players[1].hand) == 8
    short = scenario()
    short.deck(1, "4C10", "4C12")
    short.begin("regroup")
    assert len(short.s.players[1].hand) == 2


def test_moving_again(scenario):
    """LOTR-15.3, LOTR-8.5: while the limit allows; stopping, minions are discarded and the turn passes."""
    sc = scenario(site=4)
    sc.adventure(1, "4U350", "4U354")
    sc.s.moves = 1
    foe = sc.put("4C10", 1)
    sc.put("4C26", 1, on=foe)
    sc.begin("regroup")
    assert sc.asks == "move-again"
    sc.decide(1)
    assert sc.s.players[0].site == 5
    other = scenario(site=4)
    other.s.moves = 2
    gone = other.put("4C10", 1)
    axe = other.put("4C26", 1, on=gone)
    other.begin("regroup")
    assert not other.lives(gone)
    assert not other.lives(axe)
    assert other.s.free == 1


def test_the_win_at_site_nine(scenario):
    """LOTR-16.1: when the regroup phase would begin."""
    sc = scenario(site=9)
    sc.begin("regroup")
    assert GAME.pending(sc.s) == Over((1.0, 0.0), "LOTR-16.1")


def test_the_last_one_left_wins(scenario):
    """LOTR-16.2, LOTR-16.3: the Ring-bearer killed, his player has lost."""
    sc = scenario()
    foe = sc.put("4C17", 1)
    sc.fight(sc.frodo, foe)
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-16.3")


def test_a_dead_ring_bearer_has_lost_before_anyone_has_won(scenario):
    """LOTR-16.3, LOTR-29.2: the other player's Sam waits for a death; when nothing answers it, nothing else is done."""
    sc = scenario()
    sc.put("1C311", 1)
    deck = sc.s.players[0].deck
    sc.fight(sc.frodo, sc.put("1C150", 1))
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-16.3")
    assert sc.s.players[0].deck == deck


def test_a_wearer_can_be_overwhelmed(scenario):
    """LOTR-19.14."""
    sc = scenario()
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, sc.put("4C17", 1))
    assert isinstance(GAME.pending(sc.s), Over)


def test_first_hands_and_a_redraw():
    """LOTR-3.1, LOTR-3.7, LOTR-3.10, LOTR-3.11: eight cards; with the option, once, six in their stead."""
    s = GAME.start(Options(redraw=True), 2)
    for seat in (0, 1):
        s, _ = GAME.apply(s, seat, Bid(seat))
    s, _ = GAME.apply(s, 1, TakePlace(0))
    s, _ = GAME.apply(s, 0, TakePlace(1))
    assert s.order == [1, 0]
    assert [s.cards[i].owner for i in s.path] == [1]
    assert (s.twilight, s.moves) == (0, 0)
    for seat in (1, 0):
        s, _ = GAME.apply(s, seat, Pass())
    for _ in range(2):
        s, _ = GAME.settle(s, GAME.pending(s).bag[:8])
    assert [len(player.hand) for player in s.players] == [8, 8]
    s, _ = GAME.apply(s, 1, Decide(1))
    s, _ = GAME.settle(s, GAME.pending(s).bag[:6])
    s, _ = GAME.apply(s, 0, Decide(0))
    assert [len(player.hand) for player in s.players] == [8, 6]


def test_seats():
    """LOTR-3.1: two and more."""
    assert GAME.seats == (2, 3, 4, 5, 6)


def test_when_is_once_and_each_time_is_always(scenario, make):
    """LOTR-17.8, LOTR-17.1: a required answer comes each time; an optional one may be declined."""
    text = (Triggered(on=after(Deed.EXERT, Called("Merry")), do=AddTwilight(1)),)
    echo = make(condition("9C44", "Echo", SHIRE, cost=0).says(*text))
    sc = scenario()
    merry = sc.put("4C310")
    sc.put(echo)
    toil = make(
        condition("9C45", "Toil", SHIRE, cost=0).says(
            Activated(phases=Phase.FELLOWSHIP, cost=exert_merry(), do=Draw(0))
        )
    )
    card = sc.put(toil)
    sc.begin("fellowship")
    sc.use(card).use(card)
    assert (sc.wounds(merry), sc.s.twilight) == (2, 2)


def exert_merry():
    return Exert(Choose(Called("Merry")))


@pytest.mark.parametrize("phase", [Phase.MANEUVER, Phase.REGROUP])
def test_a_response_is_no_phase_action(scenario, make, phase):
    """LOTR-17.5: it cannot be used in a phase by itself."""
    text = (Response(on=after(Deed.WOUND), do=Heal(Choose(COMPANION))),)
    card = make(event("9C46", "Balm", SHIRE, cost=0).says(*text))
    foe = make(minion("9C47", "Brute", SAURON, ORC, cost=2, strength=5, vitality=2, site=2))
    sc = scenario()
    sc.put(foe, 1)
    sc.wound(sc.frodo, 1)
    sc.hand(0, card, "1C104", "1C106")
    sc.begin(phase.value)
    assert sc.asks == phase.value
    assert sc.refused(Play(code_of(card))).rule == "LOTR-17.5"
    assert isinstance(sc.s.agenda[0], Flow)
