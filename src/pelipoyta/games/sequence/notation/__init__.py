"""Sequence as text: positions with every hidden part, and moves (RULES.md, Notation)."""

from pelipoyta.games.sequence.notation.moves import parse, write
from pelipoyta.games.sequence.notation.position import draw, read

__all__ = ["draw", "parse", "read", "write"]
