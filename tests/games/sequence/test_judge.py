"""No coaching where the host judges: a claim is upheld or dismissed by one who does not play (SEQ-6.1)."""

from collections.abc import Callable

import msgspec
import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import face_named
from pelipoyta.games.sequence.model import Agree, Claim, Deny, Judge, Judged, Lose, Options, State
from pelipoyta.kernel import HOST, Ask, Refusal, play

Put = Callable[..., State]
Run = Callable[..., State]
FOUR = (
    'seats 4\noptions {"no_coaching":true,"judge":"host"}\nturn 0\n'
    "hand 0 2D 3D\nhand 1 4D 5D\nhand 2 6D 7D\nhand 3 8D 9D\n"
)
CARD = f"* {face_named('AC')}"
BOTH = [Judge(True), Judge(False)]


@pytest.mark.parametrize(("options", "rule"), [
    (Options(), ""),
    (Options(no_coaching=True), ""),
    (Options(no_coaching=True, judge="host"), "SEQ-6.1"),
])  # fmt: skip
def test_only_a_table_that_says_so_has_a_judge(options: Options, rule: str) -> None:
    assert GAME.hooks.judged(options) == rule
    assert GAME.hooks.fits(options, 4) is None


def test_a_judge_without_a_rule_to_judge_by_is_refused() -> None:
    assert GAME.hooks.fits(Options(judge="host"), 4) == Refusal("SEQ-6.1", "nothing-to-judge")


def test_the_claim_is_the_hosts_to_decide_and_play_goes_on(put: Put, run: Run) -> None:
    state = put(FOUR)
    assert GAME.legal(state, HOST) == []
    assert GAME.legal(state, 1) == [Claim(0)]
    state = run(state, "1 claim blue")
    assert GAME.legal(state, HOST) == BOTH
    assert GAME.pending(state) == Ask((0,), "play")
    accused = [action for seat in (0, 2) for action in GAME.legal(state, seat)]
    assert not {Agree(), Deny(), *BOTH} & set(accused)


def test_a_claim_upheld_costs_each_member_a_card(put: Put, run: Run) -> None:
    state, events = play(GAME, run(put(FOUR), "1 claim blue"), HOST, Judge(True))
    assert events == [Judged(0, True)]
    assert GAME.pending(state) == Ask((0, 2), "penalty")
    assert GAME.legal(state, 0) == [Lose(face_named("2D")), Lose(face_named("3D"))]
    assert GAME.legal(state, HOST) == []
    state = run(state, "2 lose 6D", "0 lose 2D")
    assert [len(hand) for hand in state.hands] == [1, 2, 1, 2]
    assert GAME.pending(state) == Ask((0,), "play")


def test_a_claim_dismissed_costs_nothing_and_is_settled(put: Put, run: Run) -> None:
    state, events = play(GAME, run(put(FOUR), "1 claim blue"), HOST, Judge(False))
    assert events == [Judged(0, False)]
    assert (state.claim, state.owing) == (None, ())
    assert GAME.legal(state, 3) == [Claim(0)]
    assert GAME.legal(state, 1) == []  # not again before the end of one's own turn


def test_a_claim_nobody_decides_falls_after_a_round(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue", "0 2D c3", CARD, "1 4D e3", CARD, "2 6D g3", f"* {face_named('2C')}")
    assert GAME.legal(state, HOST) == BOTH
    state = run(state, "3 8D h4", f"* {face_named('2C')}")
    assert (state.claim, GAME.legal(state, HOST)) == (None, [])


def test_empty_hands_owe_nothing(put: Put, run: Run) -> None:
    state = put('seats 4\noptions {"no_coaching":true,"judge":"host"}\nturn 1\nhand 1 4D\nhand 3 8D')
    assert GAME.pending(run(state, "1 claim blue", f"{HOST} uphold")) == Ask((1,), "play")


def test_the_judge_waits_for_chance_like_anyone(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue", "0 2D c3")
    assert GAME.legal(state, HOST) == []
    assert GAME.why_not(state, HOST, Judge(True)) == Refusal("SEQ-3.1", "being-drawn")


def test_judging_changes_nothing_it_was_given(put: Put, run: Run) -> None:
    state = run(put(FOUR), "1 claim blue")
    before = msgspec.json.encode(state)
    play(GAME, state, HOST, Judge(True))
    assert msgspec.json.encode(state) == before
