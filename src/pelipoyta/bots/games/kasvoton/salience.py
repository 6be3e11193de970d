"""Salience of Kasvoton vihollinen actions to people: direct attacks first; joint strikes, edges and corners last."""

from typing import Any

from pelipoyta.games.kasvoton.board import AHEAD, BORDERS, CELLS
from pelipoyta.games.kasvoton.deck import KING
from pelipoyta.games.kasvoton.model import Line, Move, Scout, Shoot, Stage, Triangle, View
from pelipoyta.kernel import Seat


def salience(view: View, seat: Seat, deed: Any) -> float:
    if view.stage is not Stage.TURN:
        return 1.0
    match deed:
        case Move(_, dst):
            return _of_attack(view, dst) if _enemy(view, seat, dst) else 0.5
        case Shoot(cell):
            return _of_attack(view, AHEAD[seat % 2][cell])
        case Scout():
            return 0.5
        case Triangle(cell) | Line(cell):
            return _of_strike(view, cell, isinstance(deed, Triangle))
        case _:
            return 1.0


def _enemy(view: View, seat: Seat, cell: int) -> bool:
    return any(card.cell == cell and card.side != seat % 2 for card in view.cards)


def _of_attack(view: View, cell: int) -> float:
    return 1.0 if _is_king(view, cell) else 0.7


def _of_strike(view: View, cell: int, triangle: bool) -> float:
    return 1.0 if _is_king(view, cell) else (0.55 if triangle else 0.35) - 0.1 * (BORDERS[cell] if cell < CELLS else 0)


def _is_king(view: View, cell: int) -> bool:
    """True if the cell has a face-up king, which every player sees."""
    return any(card.cell == cell and card.face == KING for card in view.cards)


def clock(view: View) -> int:
    return sum(view.used)
