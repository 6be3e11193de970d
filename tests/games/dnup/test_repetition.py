"""DNUP-9.2: rounds that lead nowhere are void."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import Options, Round, Spot, State, Voided
from pelipoyta.games.dnup.rules.repetition import positions, times_seen
from pelipoyta.kernel import Dice, Draw, Over

PlayAll = Callable[..., tuple[State, list[Any]]]

STANDSTILL = """
dnup 3
turn 0.1
hand 0 3/8 4/8
hand 1 2/9 2/10
hand 2 6/4 9/1
pile the rest
"""


def test_the_third_time_voids_the_round(play_all: PlayAll) -> None:
    """DNUP-9.2: six turns of the hand bring the position back, twelve bring it for the third time."""
    state, events = play_all(STANDSTILL, *["turn"] * 11)
    assert Voided(1, "repeated") not in events
    assert times_seen(state) == 2
    state, events = play_all(state, "turn")
    assert events[-1] == Voided(1, "repeated")
    assert GAME.pending(state) == Dice(30, 2)
    assert (state.past, GAME.view(state, 0).round) == ([()], 2)


def test_hands_that_look_the_same_turned_are_the_same(play_all: PlayAll) -> None:
    """DNUP-9.2: the true hands count. With four players there are two 3/4, two 3/5, two 1/8 and two 1/9."""
    mirrored = """
dnup 4
hand 0 3/4 4/3
hand 1 3/5 5/3
hand 2 1/8 8/1
hand 3 1/9 9/1
pile the rest
"""
    state, events = play_all(mirrored, *["turn"] * 7)
    assert not any(isinstance(event, Voided) for event in events)
    _, events = play_all(state, "turn")
    assert events[-1] == Voided(1, "repeated")


def test_the_area_is_part_of_the_position(play_all: PlayAll) -> None:
    """DNUP-9.2: each of two players turns twice in a row, so the same position comes every four turns."""
    position = "dnup 2\nturn 0.1\nhand 0 3/8 4/8\nhand 1 2/9 2/10\npile the rest"
    state, events = play_all(position, *["turn"] * 7)
    assert Voided(1, "repeated") not in events
    _, events = play_all(state, "turn")
    assert events[-1] == Voided(1, "repeated")


def test_two_hundred_actions_without_a_card_leaving_a_hand(play_all: PlayAll) -> None:
    """DNUP-9.2."""
    state, events = play_all(STANDSTILL.replace("turn 0.1", "turn 0.1\nquiet 198"), "turn")
    assert state.quiet == 199
    assert not any(isinstance(event, Voided) for event in events)
    state, events = play_all(state, "turn")
    assert events[-1] == Voided(1, "quiet")
    assert state.quiet == 0


@pytest.mark.parametrize("move", ["play 3/8", "add 3/8 to 1.1"])
def test_a_card_that_leaves_a_hand_ends_the_quiet(play_all: PlayAll, move: str) -> None:
    """DNUP-9.2."""
    position = STANDSTILL.replace("turn 0.1", "turn 0.1\nquiet 199\ntable 1.1 3/7 3/9")
    state, events = play_all(position, move)
    assert state.quiet == 0
    assert not any(isinstance(event, Voided) for event in events)


def test_a_taken_set_does_not_end_the_quiet(play_all: PlayAll) -> None:
    """DNUP-9.2: no card left a hand."""
    position = STANDSTILL.replace("turn 0.1", "turn 0.1\nquiet 199\ntable 1.1 3/7 3/9")
    assert play_all(position, "take 1.1")[1][-1] == Voided(1, "quiet")


def test_points_of_the_void_round_stay(play_all: PlayAll) -> None:
    """DNUP-9.2."""
    position = STANDSTILL.replace("hand 0 3/8 4/8\n", "out 0\n").replace("turn 0.1", "turn 1.1\nquiet 199")
    state, _ = play_all(position, "turn")
    assert state.past == [(0,)]
    assert GAME.view(state, 1).points == (2, 0, 0)
    assert GAME.view(state, 1).past == (Round((0,), (2, 0, 0), True),)


def test_a_card_in_the_pile_makes_a_new_beginning(play_all: PlayAll) -> None:
    """DNUP-9.2: it cannot come back, and so neither can the position."""
    state, _ = play_all(STANDSTILL, *["turn"] * 6, "play 3/8", "turn", "turn")
    assert state.trail == ()
    assert times_seen(state) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_trail_leads_back_to_what_was(players: int) -> None:
    """DNUP-9.2: taking back gives the very positions that were, in whole random games."""
    rng = Random(players)
    state = GAME.start(Options(), players)
    was: list[Any] = []
    longest = 0
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Dice | Draw):
            state, _ = GAME.settle(state, pending.sample(rng))
            was = []
        else:
            state, _ = GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)[-6:]))
        was = [] if not state.trail else was
        was.insert(0, (tuple(state.hands), tuple(state.table), Spot(state.turn, state.area)))
        if any(state.hands) and not state.faces:
            assert list(positions(state)) == was
        longest = max(longest, len(was))
    assert longest > 5
