"""Value of each action to the net, for levels that misjudge it."""

from collections.abc import Sequence
from math import log
from random import Random

from pelipoyta.games.rolechess.model import Advance, Attack, Choice, Step, Stop, View
from pelipoyta.kernel import Seat

NEARLY = 0.9999  # largest log-odds: dice decide


def judge(
    view: View, seat: Seat, ask: str, legal: Sequence[Choice], rng: Random, budget: float, nodes: int
) -> list[float] | None:
    """Log-odds, one turn ahead; the partner of an attack is left to the default bot."""
    if ask == "partner":
        return None
    from pelipoyta.bots.games.rolechess.strong import looks

    found = looks(view, rng, budget)
    return [_log_odds(_look(found, view, choice)) for choice in legal] if found else None


def _look(found: dict[int, float], view: View, choice: Choice) -> float:
    """Value of a move: that of its best continuation."""
    from pelipoyta.bots.games.rolechess.strong import NO, PASSING, turn_of

    match choice:
        case Step(src, dst):
            return max(look for turn, look in found.items() if turn & 0xFFF == src | dst << 6)
        case Attack(src, target):
            begun = view.step.src if view.step else src
            return next(look for turn, look in found.items() if turn & 0x3FFFF == turn_of(begun, src, target, 0))
        case Stop() if view.step:
            return found[turn_of(view.step.src, view.step.dst, NO, NO)]
        case Advance():
            return next(look for turn, look in found.items() if turn != PASSING)
        case _:
            return found[PASSING]


def _log_odds(look: float) -> float:
    look = max(-NEARLY, min(NEARLY, look))
    return log((1 + look) / (1 - look))


def thing(choice: Choice) -> int | None:
    """The acting piece, by its circle."""
    return choice.src if isinstance(choice, Step | Attack) else None
