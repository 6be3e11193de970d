"""Kasvoton vihollinen at a table: two or two teams of two, talk that all hear (KV-F7), cards turned up at any time."""

from pelipoyta.games.kasvoton.model import Options, State
from pelipoyta.games.kasvoton.rules import marks, teams
from pelipoyta.kernel import Manners

MANNERS = Manners[Options, State](teams=teams, marks=marks, free=True, pace=0.8)
