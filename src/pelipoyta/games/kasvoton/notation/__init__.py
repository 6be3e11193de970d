"""Kasvoton vihollinen as text: positions with all that is hidden, and actions; RULES.md describes both."""

from pelipoyta.games.kasvoton.notation.actions import parse, reworded, write
from pelipoyta.games.kasvoton.notation.draw import draw
from pelipoyta.games.kasvoton.notation.read import read

__all__ = ["draw", "parse", "read", "reworded", "write"]
