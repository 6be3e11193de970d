"""Sequence gimmicks: only own lines, only blocking, beside the last chip, or jacks at once."""

from pelipoyta.bots.games.sequence.greedy import uniform_without_claims
from pelipoyta.bots.gimmicks import trick
from pelipoyta.games.sequence.board import CORNERS, SIDE, THROUGH
from pelipoyta.games.sequence.cards import JACKS
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat


def rush(view: View, seat: Seat, action: AnyAction) -> float:
    """Prefer the own fullest line; keep jacks."""
    return _fullest(view, action, seat % view.teams) - 0.5 * _is_jack(action)


def turtle(view: View, seat: Seat, action: AnyAction) -> float:
    """Prefer to block the others' fullest line."""
    others = [team for team in range(view.teams) if team != seat % view.teams]
    return max(_fullest(view, action, team) for team in others)


def mirror(view: View, seat: Seat, action: AnyAction) -> float:
    """Prefer the cell opposite the last chip, or near it."""
    if not isinstance(action, Play) or view.last is None:
        return 0.0
    row, column = divmod(SIDE * SIDE - 1 - view.last.cell, SIDE)
    return -float(max(abs(action.cell // SIDE - row), abs(action.cell % SIDE - column)))


def attack(view: View, seat: Seat, action: AnyAction) -> float:
    """Prefer jacks, then as `turtle`."""
    return turtle(view, seat, action) + 10.0 * _is_jack(action)


def _is_jack(action: AnyAction) -> bool:
    return isinstance(action, Play) and action.card in JACKS


def _fullest(view: View, action: AnyAction, team: int) -> float:
    """Most cells of a line through the cell that the team has and no other team blocks."""
    if not isinstance(action, Play):
        return 0.0
    lines = [line for way in THROUGH[action.cell] for line in way]
    return float(max((sum(view.board[c] == team or c in CORNERS for c in line) for line in lines), default=0))


PLAY = frozenset({"play"})
GIMMICKS = {
    name: trick(liking, uniform_without_claims, PLAY)
    for name, liking in (("rush", rush), ("turtle", turtle), ("mirror", mirror), ("attack", attack))
}
