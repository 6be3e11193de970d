"""Pieces of an analysis as messages between processes: plain data without the code that works on them."""

from typing import Literal

from msgspec import Struct

from pelipoyta.bots.analysis.model import Analysis, Point, Weighed

LONGEST = 3_000  # most steps of an analysed game


class AnalysisPiece(Struct, frozen=True, omit_defaults=True):
    """Unit of work: values of positions, the weight of a choice, or the plan itself for a caller without the game."""

    what: Literal["values", "choice", "positions", "choices", "tally"]
    steps: tuple[int, ...] = ()
    points: tuple[Point, ...] = ()  # results of earlier pieces, for the last two kinds
    weighed: tuple[Weighed, ...] = ()


class Found(Struct, frozen=True, omit_defaults=True):
    """Result of a piece."""

    points: tuple[Point, ...] = ()
    weighed: Weighed | None = None
    pieces: tuple[AnalysisPiece, ...] = ()
    total: int = 0  # number of pieces, at most
    analysis: Analysis | None = None
