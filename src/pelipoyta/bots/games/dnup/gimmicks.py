"""dnup gimmicks: most cards, fewest cards, copying the others, or the highest cards at once."""

from pelipoyta.bots.gimmicks import trick
from pelipoyta.games.dnup.model import Act, Add, Play, Take, Turn, View
from pelipoyta.kernel import Seat


def rush(view: View, seat: Seat, act: Act) -> float:
    """Prefer to lay down as many cards as possible."""
    match act:
        case Play(cards):
            return float(len(cards))
        case Add():
            return 0.9
        case _:
            return 0.0


def turtle(view: View, seat: Seat, act: Act) -> float:
    """Prefer low single cards; keep high cards and sets for later."""
    match act:
        case Play(cards):
            return -float(sum(card.up for card in cards))
        case Add(card):
            return -float(card.up)
        case _:
            return -30.0


def mirror(view: View, seat: Seat, act: Act) -> float:
    """Prefer the kind of act that was done last by any seat, of similar size."""
    last = view.trail[-1].act if view.trail else None
    alike = 10.0 if type(act) is type(last) else 0.0
    if isinstance(act, Play) and isinstance(last, Play):
        return alike - abs(len(act.cards) - len(last.cards))
    return alike


def attack(view: View, seat: Seat, act: Act) -> float:
    """Prefer the highest cards; take sets before turning the hand."""
    match act:
        case Play(cards):
            return 10.0 + max(card.up for card in cards)
        case Take():
            return 5.0
        case Turn():
            return 0.0
        case _:
            return 1.0


GIMMICKS = {"rush": trick(rush), "turtle": trick(turtle), "mirror": trick(mirror), "attack": trick(attack)}
