"""Chance shared by duplicate tables: both armies, and the cards turned up to decide the start (CONTEST-23).

It has no owner: the seats chose their knights and became ready without knowing of one another.
"""

from pelipoyta.games.kasvoton.model import State
from pelipoyta.kernel.fairness.shared_chance import NOBODYS, Whose


def shared_chance(s: State) -> Whose:
    return NOBODYS
