"""Chance shared by duplicate tables: each round's deal and the cards' orientation (CONTEST-23)."""

from pelipoyta.games.dnup.model import State
from pelipoyta.games.dnup.rules.table import goal, score
from pelipoyta.kernel import Over
from pelipoyta.kernel.fairness.shared_chance import NOBODYS, Whose

HOUSE = "TABLE-"  # a game may end by a rule of the table


def shared_chance(s: State) -> Whose:
    return NOBODYS


def points(s: State, over: Over) -> tuple[int, ...]:
    """Points of the game; where the table ended it, a winning number for each winner, and none for others."""
    if over.why.startswith(HOUSE):
        return tuple(round(goal(s) * each) for each in over.scores)
    return score(s)
