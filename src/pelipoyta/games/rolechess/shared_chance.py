"""Chance shared by duplicate tables: each player's dice, in order (CONTEST-23)."""

from pelipoyta.games.rolechess.model import State
from pelipoyta.games.rolechess.rolls import rolls
from pelipoyta.kernel.fairness.shared_chance import Whose


def shared_chance(s: State) -> Whose:
    return Whose(tuple(rolls(s)))
