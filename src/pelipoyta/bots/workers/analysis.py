"""Analysis job of a worker process; choices of bots have a higher priority on the processor."""

import msgspec

from pelipoyta.bots.analysis.pieces import AnalysisPiece
from pelipoyta.bots.workers.jobs import AnalysisJob
from pelipoyta.bots.workers.priority import lower_priority
from pelipoyta.kernel.game import AnyGame


def run(game: AnyGame, job: AnalysisJob) -> bytes:
    """Execute the piece, and return the result as JSON."""
    from pelipoyta.bots.analysis import plan  # most processes only make choices

    lower_priority()
    piece = msgspec.json.decode(job.piece, type=AnalysisPiece)
    course = plan.opened_text(game, job.record)
    return msgspec.json.encode(plan.do(course, piece))
