"""Positions for Sequence tests, written as text."""

from collections.abc import Callable

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import State
from pelipoyta.kernel import Chance, Move, take

EMPTY = ["* . . . . . . . . *", *[". . . . . . . . . ."] * 8, "* . . . . . . . . *"]
Put = Callable[..., State]
Run = Callable[..., State]


@pytest.fixture
def put() -> Put:
    """A position: lines of the notation, and the topmost rows of the board; the rest of it is empty."""

    def position(lines: str, rows: str = "") -> State:
        top = [row.strip() for row in rows.strip().splitlines()]
        return GAME.notation.read("\n".join([lines.strip(), "board", *top, *EMPTY[len(top) :]]))

    return position


@pytest.fixture
def run() -> Run:
    """Play steps as a record writes them: `0 7H c4`, `* 12`."""

    def play(state: State, *steps: str) -> State:
        for step in steps:
            who, _, what = step.partition(" ")
            move = Chance(tuple(map(int, what.split()))) if who == "*" else Move(int(who), GAME.notation.parse(what))
            state, _ = take(GAME, state, move)
        return state

    return play
