"""Text in and out."""

from pelipoyta.games.dnup.notation.drawing import draw, reworded, write
from pelipoyta.games.dnup.notation.reading import parse, read, reordered
from pelipoyta.kernel import Notation

__all__ = ["NOTATION", "draw", "parse", "read", "write"]

NOTATION = Notation(draw=draw, read=read, write=write, parse=parse, reworded=reworded, reordered=reordered)
