"""Chance shared by duplicate tables: both armies, and the cards turned up to decide the start (CONTEST-23).

Nobody's, whoever was the last to choose a knight or to be ready: all did so without knowing of one another.
"""

from pelipoyta.games.kasvoton.model import State
from pelipoyta.kernel.fairness.shared_chance import NOBODYS, Whose


def shared_chance(s: State) -> Whose:
    return NOBODYS
