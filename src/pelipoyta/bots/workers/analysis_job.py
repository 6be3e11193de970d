"""A piece of an analysis as a process of the bots is sent it; bots that play come first on the processor."""

import os
from contextlib import suppress
from functools import cache

import msgspec
from msgspec import Struct

from pelipoyta.bots.analysis.pieces import Piece
from pelipoyta.kernel.game import AnyGame

COURTEOUS = 10  # how much a process that studies stands back


class AnalysisJob(Struct, frozen=True, tag=True):
    """The game as its record tells it, and what is to be found out."""

    game: str
    record: str
    piece: bytes  # JSON, as `analysis.plan` has it
    limit: float  # seconds after which the process gives itself up


def look(game: AnyGame, job: AnalysisJob) -> bytes:
    """What was found, as JSON."""
    from pelipoyta.bots.analysis import plan  # most processes only ever choose

    _stand_back()
    piece = msgspec.json.decode(job.piece, type=Piece)
    course = plan.opened_text(game, job.record)
    return msgspec.json.encode(plan.do(course, piece))


@cache
def _stand_back() -> None:
    with suppress(OSError, AttributeError):  # where there is no such courtesy
        os.nice(COURTEOUS)
