"""Pictures of dnup: a position as text, moves as text, and the position that comes of them."""

from collections.abc import Callable
from typing import Any

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import State
from pelipoyta.kernel import Ask, play

SHOWN = ("turn", "out", "round", "hand", "table")


def _play_all(position: str | State, *moves: str) -> tuple[State, list[Any]]:
    """The position after the moves, each made by the seat whose turn it is, and all that happened."""
    state = GAME.notation.read(position) if isinstance(position, str) else position
    events = []
    for move in moves:
        asked = GAME.pending(state)
        assert isinstance(asked, Ask)
        state, told = play(GAME, state, asked.seats[0], GAME.notation.parse(move))
        events += told
    return state, events


def _picture(state: State) -> list[str]:
    return [line for line in GAME.notation.draw(state).splitlines() if line.split()[0] in SHOWN]


@pytest.fixture
def play_all() -> Callable[..., tuple[State, list[Any]]]:
    return _play_all


@pytest.fixture
def picture() -> Callable[[State], list[str]]:
    """What lies where and whose turn it is, without the pile and without memories."""
    return _picture


@pytest.fixture
def after() -> Callable[..., list[str]]:
    return lambda position, *moves: _picture(_play_all(position, *moves)[0])
