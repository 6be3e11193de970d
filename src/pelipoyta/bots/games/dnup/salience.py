"""Salience of dnup acts to people: going out first, then complete sets; what the lower ends would do last."""

from pelipoyta.games.dnup.model import Act, Add, Play, Take, View
from pelipoyta.kernel import Seat


def salience(view: View, seat: Seat, act: Act) -> float:
    match act:
        case Play(cards):
            return 1.0 if len(cards) == len(view.hand) else 0.6 if len(cards) == 1 else 0.75
        case Add():
            return 1.0 if len(view.hand) == 1 else 0.45
        case Take():
            return 0.3
        case _:
            return 0.4  # turning the hand


def clock(view: View) -> int:
    """Turns, from the cards laid away and the turns without."""
    return len(view.pile) + view.quiet + 31 * len(view.past)
