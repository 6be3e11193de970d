"""Kasvoton vihollinen as text: positions with all that is hidden, and actions; RULES.md describes both."""

from pelipoyta.games.kasvoton.notation.actions import parse, reworded, write
from pelipoyta.games.kasvoton.notation.draw import draw
from pelipoyta.games.kasvoton.notation.read import read, reordered
from pelipoyta.kernel import Notation

__all__ = ["NOTATION", "draw", "parse", "read", "write"]

NOTATION = Notation(draw=draw, read=read, write=write, parse=parse, reworded=reworded, reordered=reordered)
