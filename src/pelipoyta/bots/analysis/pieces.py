"""The pieces of an analysis, as they are sent about: plain data, for those too who never work on one."""

from typing import Literal

from msgspec import Struct

from pelipoyta.bots.analysis.model import Analysis, Point, Weighed

LONGEST = 3_000  # steps of a game that is looked at


class Piece(Struct, frozen=True, omit_defaults=True):
    """Some work: the worth of positions, the weight of a choice; and for those who hold no game, the plan itself."""

    what: Literal["values", "choice", "positions", "choices", "tally"]
    steps: tuple[int, ...] = ()
    points: tuple[Point, ...] = ()  # what was found before, for the last two
    weighed: tuple[Weighed, ...] = ()


class Found(Struct, frozen=True, omit_defaults=True):
    """What came of a piece."""

    points: tuple[Point, ...] = ()
    weighed: Weighed | None = None
    pieces: tuple[Piece, ...] = ()
    total: int = 0  # of pieces, at most
    analysis: Analysis | None = None
