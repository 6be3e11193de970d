"""Honest: the list and the reasons are one."""

from random import Random
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import NoOptions, Over, Refusal
from pelipoyta.kernel.laws.honest import check_honest
from pelipoyta.kernel.laws.walk import Walk


@pytest.mark.parametrize(("bound", "says"), [(5, "is legal, and refused by"), (7, "not legal, but why_not says None")])
def test_a_wrong_why_not(breaks: Any, bound: int, says: str) -> None:
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        if state.guesses[seat]:
            return Refusal("ARV-2", "named-already")
        return None if 1 <= guess.number <= bound else Refusal("ARV-1", "not-on-a-die")

    breaks("honest", says, why_not=why_not)


def test_a_list_with_doubles(breaks: Any) -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        found = list(arvaus.legal(state, seat))
        return found + found[:1]

    breaks("honest", "hold doubles", legal=legal)


@pytest.mark.parametrize("empty", [Refusal("", "no"), Refusal("ARV-1", "")])
def test_a_refusal_without_a_rule_or_a_reason(breaks: Any, empty: Refusal) -> None:
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        return arvaus.why_not(state, seat, guess) and empty

    breaks("honest", "without a rule or a reason", why_not=why_not)


def test_a_refusal_that_changes_the_state(breaks: Any) -> None:
    """No step of a game is refused, so that playing one does not show it."""

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        refusal = arvaus.why_not(state, seat, guess)
        state.die = 6 if refusal else state.die
        return refusal

    breaks("pure", "legal or why_not changed the state", why_not=why_not)


def test_strays_are_counted() -> None:
    """Half of what is tried is as it was found, half is bent; only what is not legal counts."""
    state = arvaus.State([1, 2], 3)
    walk = Walk(NoOptions(), 2, [state], [], [], Over((1.0, 0.0), "ARV-3"), [], False, False)
    assert check_honest(arvaus.GAME, walk, state, Random(1)) == 0
    walk.actions.append(arvaus.Guess(5))
    assert check_honest(arvaus.GAME, walk, state, Random(1)) == 2 * 16
