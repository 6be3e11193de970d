"""Analysis job of a worker process; choices of bots have a higher priority on the processor."""

import msgspec

from pelipoyta.bots.analysis.pieces import AnalysisPiece
from pelipoyta.bots.workers.jobs import AnalysisJob
from pelipoyta.bots.workers.priority import in_idle_time, lower_priority
from pelipoyta.kernel.game import AnyGame


def run(game: AnyGame, job: AnalysisJob) -> bytes:
    """Execute the piece, and return the result as JSON."""
    lower_priority()
    return in_idle_time(lambda: _found(game, job)) if job.idle else _found(game, job)


def _found(game: AnyGame, job: AnalysisJob) -> bytes:
    from pelipoyta.bots.analysis import plan  # most processes only make choices

    piece = msgspec.json.decode(job.piece, type=AnalysisPiece)
    course = plan.opened_text(game, job.record)
    return msgspec.json.encode(plan.do(course, piece))
