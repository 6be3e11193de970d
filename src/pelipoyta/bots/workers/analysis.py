"""Analysis job of a worker process; choices of bots have a higher priority on the processor."""

import os
from contextlib import suppress
from functools import cache

import msgspec

from pelipoyta.bots.analysis.pieces import AnalysisPiece
from pelipoyta.bots.workers.jobs import AnalysisJob
from pelipoyta.kernel.game import AnyGame

COURTEOUS = 10  # niceness of a process that analyses


def run(game: AnyGame, job: AnalysisJob) -> bytes:
    """Execute the piece, and return the result as JSON."""
    from pelipoyta.bots.analysis import plan  # most processes only make choices

    stand_back()
    piece = msgspec.json.decode(job.piece, type=AnalysisPiece)
    course = plan.opened_text(game, job.record)
    return msgspec.json.encode(plan.do(course, piece))


@cache
def stand_back() -> None:
    """Lower the priority of this process, once."""
    with suppress(OSError, AttributeError):  # where the system has no niceness
        os.nice(COURTEOUS)
