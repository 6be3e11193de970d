"""What is the same at tables with one chance: each one's dice, by their order (CONTEST-23)."""

from pelipoyta.games.rolechess.model import State
from pelipoyta.games.rolechess.rolls import rolls
from pelipoyta.kernel.fairness.shared_chance import Whose


def shared_chance(s: State) -> Whose:
    return Whose(tuple(rolls(s)))
