"""Log a failed command for the operator; the caller gets the exception anyway."""

import structlog

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AnyCommand, Start
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Overtaken, StoreFailed
from pelipoyta.table.model import TableHeader

log = structlog.get_logger("pelipoyta.table")


def note_failure(table: TableHeader, command: AnyCommand, error: Exception) -> None:
    """Log the error, unless it is the caller's mistake or another process has overtaken the table."""
    if isinstance(error, Overtaken):
        return
    if isinstance(error, StoreFailed):
        log.error("not stored", table=table.id, why=str(error))
    elif isinstance(command, Start):  # the players are seated, and need the operator
        log.error("game does not start", table=table.id, game=table.game, exc_info=error)
    elif not isinstance(error, TableError | IllegalAction):
        log.error("command failed", table=table.id, command=type(command).__name__, exc_info=error)
