"""Idle: nobody acts who is not asked, unless the game says so."""

from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import Refusal
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import check


def again_while(when: Any) -> dict[str, Any]:
    """Arvaus in which a number may be named anew in some states."""

    def legal(state: Any, seat: int) -> list[Any]:
        return [arvaus.Guess(1)] if state.guesses[seat] and when(state) else list(arvaus.legal(state, seat))

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        return None if guess in legal(state, seat) else Refusal("ARV-2", "named-already")

    return {"legal": legal, "why_not": why_not}


@pytest.mark.parametrize("free", [False, True])
def test_a_choice_while_the_die_rolls(breaks: Any, free: bool) -> None:
    rolling = again_while(lambda state: 0 not in state.guesses and not state.die)
    breaks("idle", r"has \[Guess.* while the game waits for Dice", free=free, **rolling)


@pytest.mark.parametrize("free", [False, True])
def test_a_choice_after_the_end(breaks: Any, free: bool) -> None:
    breaks("idle", r"has \[Guess.* while the game waits for Over", free=free, **again_while(lambda state: state.die))


def test_a_choice_of_one_who_is_not_asked(breaks: Any) -> None:
    others = again_while(lambda state: 0 in state.guesses)
    breaks("idle", r"has \[Guess.* while the game waits for Ask", **others)
    assert check(altered(arvaus.GAME, free=True, **others), range(4)).games == 4


@pytest.mark.parametrize("more", [-1, 1])
def test_a_table_that_miscounts(breaks: Any, more: int) -> None:
    breaks("idle", "at the table are", at_table=lambda state: range(len(state.guesses) + (more if state.die else 0)))
