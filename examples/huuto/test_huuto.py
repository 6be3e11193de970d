"""Huuto keeps every law at every table, and plays as its rule book says."""

from typing import Any

import pytest

from huuto import GAME
from huuto.model import Lay, Options, Question
from pelipoyta.kernel import Ask, Chance, IllegalAction, Move, Over, Step, fold
from pelipoyta.kernel.laws import check

DEAL = Chance((1, 2, 3, 3, 9, 10))  # to two players


def after(*steps: Step, seats: int = 2, rounds: int = 5) -> tuple[Any, list[Any]]:
    """The state after these steps, and what the last one told."""
    *_, (state, events) = fold(GAME, Options(rounds=rounds), seats, steps)
    return state, events


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws(seats: int) -> None:
    assert check(GAME, range(8), seats=seats, texts=20).games == 8


def test_cards_are_dealt_laid_and_shown() -> None:
    """HUU-2, HUU-3, HUU-4."""
    state, _ = after(DEAL)
    assert GAME.pending(state) == Ask((0, 1), Question.LAY)
    state, events = after(DEAL, Move(1, Lay(9)), Move(0, Lay(3)))
    assert (events[-1].cards, events[-1].winner, state.points) == ((3, 9), 1, [0, 1])


def test_equal_cards_take_nothing() -> None:
    """HUU-4."""
    state, events = after(DEAL, Move(0, Lay(3)), Move(1, Lay(3)))
    assert (events[-1].winner, state.points) == (None, [0, 0])


def test_most_rounds_win() -> None:
    """HUU-1, HUU-5."""
    state, _ = after(DEAL, Move(0, Lay(2)), Move(1, Lay(10)), rounds=1)
    assert GAME.pending(state) == Over((0.0, 1.0), "HUU-5")


@pytest.mark.parametrize(("action", "reason"), [(Lay(9), "not-held"), (Lay(0), "not-held")])
def test_what_is_not_held_cannot_be_laid(action: Lay, reason: str) -> None:
    """HUU-3."""
    with pytest.raises(IllegalAction) as refused:
        after(DEAL, Move(0, action))
    assert refused.value.refusal.reason == reason
