"""Registry of all projections of the server; a new one is added here, and its rows are computed at the next start."""

from collections.abc import Sequence

from pelipoyta.community.notices.turns import TurnProjection
from pelipoyta.community.projections.projection import Projection
from pelipoyta.community.results.projection import ResultProjection
from pelipoyta.community.table_index.index import TableIndex


def all_projections() -> Sequence[Projection]:
    return (TableIndex(), ResultProjection(), TurnProjection())
