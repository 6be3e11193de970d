"""Sequence as text: positions with every hidden part, and moves (RULES.md, Notation)."""

from pelipoyta.games.sequence.notation.drawing import draw
from pelipoyta.games.sequence.notation.moves import parse, reworded, write
from pelipoyta.games.sequence.notation.reading import read, reordered
from pelipoyta.kernel import Notation

__all__ = ["NOTATION", "draw", "parse", "read", "write"]

NOTATION = Notation(draw=draw, read=read, write=write, parse=parse, reworded=reworded, reordered=reordered)
