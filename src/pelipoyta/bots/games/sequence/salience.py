"""Salience of Sequence plays to people: rows and columns, own chips nearby; diagonals, corners and jacks last."""

from pelipoyta.games.sequence.board import CORNERS, THROUGH
from pelipoyta.games.sequence.cards import JACKS
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat

NEARLY = 4  # cells of five


def salience(view: View, seat: Seat, action: AnyAction) -> float:
    if not isinstance(action, Play):
        return 1.0
    straight, slanting = _fullest(view, seat, action.cell, (0, 1)), _fullest(view, seat, action.cell, (2, 3))
    if straight >= NEARLY and action.card not in JACKS:
        return 1.0
    return min(0.85, 0.4 + 0.1 * max(straight, slanting - 2)) - (0.2 if action.card in JACKS else 0.0)


def _fullest(view: View, seat: Seat, cell: int, ways: tuple[int, int]) -> int:
    """Most cells of a line that the chip would make with those on the board."""
    mine = seat % view.teams
    lines = [line for way in ways for line in THROUGH[cell][way]]
    return max((1 + sum(view.board[c] == mine or c in CORNERS for c in line if c != cell) for line in lines), default=0)


def clock(view: View) -> int:
    return view.turns
