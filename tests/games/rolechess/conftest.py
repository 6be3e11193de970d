"""Words for telling a RoleChess test: read a picture, play moves and dice, compare the drawing."""

from collections.abc import Callable
from textwrap import dedent
from typing import Any

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.board import SIZE, look
from pelipoyta.games.rolechess.model import NOBODY, State
from pelipoyta.games.rolechess.notation import NAMES, parse, read
from pelipoyta.kernel import play, roll

Played = tuple[State, list[Any]]


def _play(position: str | State, *steps: str) -> Played:
    """Play moves («c2-c3») and dice («* 4 5») from a position; the last state and all that happened."""
    s = read(position) if isinstance(position, str) else position
    told: list[Any] = []
    for step in steps:
        if step.startswith("*"):
            s, events = roll(GAME, s, tuple(int(die) for die in step[1:].split()))
        else:
            s, events = play(GAME, s, s.turn, parse(step))
        told += events
    return s, told


def _choices(s: State) -> set[str]:
    return {GAME.notation.write(action) for action in GAME.legal(s, s.turn)}


def _reach(position: str, name: str) -> str:
    """The picture with «x» wherever the piece of that name may move, and «!» after the letter of whom it may attack."""
    s = read(position)
    marks = [" ." if piece == NOBODY else NAMES[piece] for piece in s.board]
    free, foes = look(s.board, s.board.index(NAMES.index(name)))
    for cell in free:
        marks[cell] = " x"
    for cell in foes:
        marks[cell] = marks[cell][0] + "!"
    rows = [f"{row + 1}  " + " ".join(marks[row * SIZE : (row + 1) * SIZE]) for row in reversed(range(SIZE))]
    return "\n".join(rows)


@pytest.fixture(name="play")
def play_fixture() -> Callable[..., Played]:
    return _play


@pytest.fixture
def choices() -> Callable[[State], set[str]]:
    return _choices


@pytest.fixture
def reach() -> Callable[[str, str], str]:
    return _reach


@pytest.fixture
def clean() -> Callable[[str], str]:
    """An indented picture as the notation draws it."""
    return lambda text: dedent(text).strip("\n")
