"""No coaching: claims, their answers, and the cards lost (SEQ-6.1)."""

from collections.abc import Callable

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import face_named
from pelipoyta.games.sequence.model import (
    HIDDEN,
    NOBODY,
    Agree,
    Chose,
    Claim,
    Deny,
    Dropped,
    Lose,
    Lost,
    State,
)
from pelipoyta.kernel import Ask, IllegalAction, Secret, play

Put = Callable[..., State]
Run = Callable[..., State]
FOUR = 'seats 4\noptions {"no_coaching":true}\nturn 0\nhand 0 2D 3D\nhand 1 4D 5D\nhand 2 6D 7D\nhand 3 8D 9D\n'
CARD = f"* {face_named('AC')}"


def test_anyone_of_another_team_may_claim_off_turn(put: Put) -> None:
    state = put(FOUR)
    assert GAME.legal(state, 1) == [Claim(0)]
    assert Claim(1) in GAME.legal(state, 0)
    assert Claim(1) in GAME.legal(state, 2)


def test_play_goes_on_while_a_claim_is_open(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue")
    assert GAME.pending(state) == Ask((0,), "play")
    assert GAME.legal(state, 2) == [Agree(), Deny()]
    assert GAME.legal(state, 3) == []


def test_one_agreement_is_enough_and_the_turn_waits(put: Put, run: Run) -> None:
    """Before the next card is played."""
    state = run(put(FOUR), "1 claim blue", "0 deny", "2 agree")
    assert GAME.pending(state) == Ask((0, 2), "penalty")
    assert GAME.legal(state, 0) == [Lose(face_named("2D")), Lose(face_named("3D"))]
    assert GAME.legal(state, 1) == []


def test_cards_are_chosen_blind_and_turned_up_together(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue", "2 agree")
    state, events = play(GAME, state, 2, Lose(face_named("7D")))
    assert events == [Chose(2, Secret(face_named("7D"), (2,)))]
    assert GAME.view(state, 0).chosen == (NOBODY, NOBODY, HIDDEN, NOBODY)
    assert GAME.view(state, 2).chosen[2] == face_named("7D")
    assert (GAME.view(state, 0).counts, state.piles[2]) == ((2, 2, 2, 2), ())
    state, events = play(GAME, state, 0, Lose(face_named("2D")))
    assert events[1:] == [Lost(0, face_named("2D")), Lost(2, face_named("7D"))]
    assert state.piles == [(face_named("2D"),), (), (face_named("7D"),), ()]
    assert [len(hand) for hand in state.hands] == [1, 2, 1, 2]
    assert GAME.pending(state) == Ask((0,), "play")


def test_an_empty_hand_loses_nothing(put: Put, run: Run) -> None:
    state = put('seats 4\noptions {"no_coaching":true}\nturn 1\nhand 1 4D\nhand 2 6D\nhand 3 8D')
    state = run(state, "1 claim blue", "0 agree")
    assert GAME.pending(state) == Ask((2,), "penalty")
    assert run(state, "2 lose 6D").hands[2] == ()
    nothing = put('seats 4\noptions {"no_coaching":true}\nturn 1\nhand 1 4D\nhand 3 8D')
    assert GAME.pending(run(nothing, "1 claim blue", "2 agree")) == Ask((1,), "play")


def test_the_lost_cards_are_not_replaced(put: Put, run: Run) -> None:
    before = put(FOUR)
    state = run(before, "1 claim blue", "2 agree", "0 lose 2D", "2 lose 6D")
    assert len(state.deck) == len(before.deck)
    assert state.owed == [0, 0, 0, 0]


def test_the_claim_falls_when_all_deny(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue", "0 deny")
    state, events = play(GAME, state, 2, Deny())
    assert events[-1] == Dropped(0)
    assert state.claim is None


def test_the_claim_falls_when_a_round_has_gone_by(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue", "0 2D c3", CARD, "1 4D e3", CARD, "2 6D g3", f"* {face_named('2C')}")
    assert state.claim is not None
    state = run(state, "3 8D h4", f"* {face_named('2C')}")
    assert state.claim is None


def test_one_claim_at_a_time_and_not_again_before_ones_turn_is_over(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue")
    refused(state, "3 claim blue", "claim-open", run)
    state = run(state, "0 deny", "2 deny")
    refused(state, "1 claim blue", "claimed-already", run)
    assert GAME.legal(state, 3) == [Claim(0)]
    state = run(state, "0 2D c3", CARD)
    refused(state, "1 claim blue", "claimed-already", run)
    state = run(state, "1 4D e3", CARD)
    assert Claim(0) in GAME.legal(state, 1)


def refused(state: State, step: str, reason: str, run: Run) -> None:
    with pytest.raises(IllegalAction) as caught:
        run(state, step)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("SEQ-6.1", reason)


def test_teams_of_one_cannot_coach(put: Put, run: Run) -> None:
    state = put('seats 3\noptions {"no_coaching":true}\nturn 0\nhand 0 2D')
    assert GAME.legal(state, 1) == []
    refused(state, "1 claim blue", "team-of-one", run)


def test_of_three_teams_any_other_may_be_accused(put: Put) -> None:
    state = put('seats 6\noptions {"no_coaching":true,"teams":3}\nturn 0\nhand 0 2D')
    assert GAME.legal(state, 1) == [Claim(0), Claim(2)]


def test_nothing_is_drawn_while_a_penalty_is_chosen(put: Put, run: Run) -> None:
    """SEQ-3.2."""
    lines = FOUR.replace('{"no_coaching":true}', '{"no_coaching":true,"draw":"manual"}')
    state = run(put(lines), "0 2D c3", "1 claim blue", "2 agree")
    refused(state, "0 draw", "penalty-first", run)
    assert run(state, "0 lose 3D", "2 lose 6D", "0 draw", CARD).hands[0] == (face_named("AC"),)


def test_a_penalty_may_interrupt_the_choice_of_five(put: Put, run: Run) -> None:
    rows = "* . . . . . . . . *\n. . . . . . . . . .\n. b b b . b b . . ."
    state = put('seats 4\noptions {"no_coaching":true}\nturn 0\nhand 0 4D 5C\nhand 2 6D\nhand 1 2H', rows)
    state = run(state, "0 4D e3", "1 claim blue", "2 agree", "2 lose 6D", "0 lose 5C")
    assert GAME.pending(state) == Ask((0,), "lock")
