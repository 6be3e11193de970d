"""Tricks of Sequence: only the own lines, only the others', beside the last chip, or jacks at once."""

from pelipoyta.bots.games.sequence.greedy import uniform_but_calm
from pelipoyta.bots.gimmicks import trick
from pelipoyta.games.sequence.board import CORNERS, SIDE, THROUGH
from pelipoyta.games.sequence.cards import JACKS
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat


def rush(view: View, seat: Seat, action: AnyAction) -> float:
    """The own fullest line, whatever the others have; jacks are kept."""
    return _fullest(view, action, seat % view.teams) - 0.5 * _is_jack(action)


def turtle(view: View, seat: Seat, action: AnyAction) -> float:
    """Where the others' fullest line goes through, and nothing of one's own."""
    others = [team for team in range(view.teams) if team != seat % view.teams]
    return max(_fullest(view, action, team) for team in others)


def mirror(view: View, seat: Seat, action: AnyAction) -> float:
    """Opposite the last chip, or as near to that as can be."""
    if not isinstance(action, Play) or view.last is None:
        return 0.0
    row, column = divmod(SIDE * SIDE - 1 - view.last.cell, SIDE)
    return -float(max(abs(action.cell // SIDE - row), abs(action.cell % SIDE - column)))


def attack(view: View, seat: Seat, action: AnyAction) -> float:
    """Jacks at once, then as the turtle."""
    return turtle(view, seat, action) + 10.0 * _is_jack(action)


def _is_jack(action: AnyAction) -> bool:
    return isinstance(action, Play) and action.card in JACKS


def _fullest(view: View, action: AnyAction, team: int) -> float:
    """The most of five in line through the cell that the team has, or that nobody else takes."""
    if not isinstance(action, Play):
        return 0.0
    lines = [line for way in THROUGH[action.cell] for line in way]
    return float(max((sum(view.board[c] == team or c in CORNERS for c in line) for line in lines), default=0))


PLAY = frozenset({"play"})
GIMMICKS = {
    name: trick(liking, uniform_but_calm, PLAY)
    for name, liking in (("rush", rush), ("turtle", turtle), ("mirror", mirror), ("attack", attack))
}
