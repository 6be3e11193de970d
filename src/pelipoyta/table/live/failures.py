"""Failed commands: they are logged for the operator, and may have been stored all the same."""

from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AnyCommand, Start
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Overtaken, Store, StoreFailed
from pelipoyta.table.model import TableHeader
from pelipoyta.table.state.table_state import TableState

LATE = 15.0  # seconds after which a commit that was not answered is made or never will be
log = structlog.get_logger("pelipoyta.table")


def note_failure(table: TableHeader, command: AnyCommand, error: Exception) -> None:
    """Log the error, unless it is the caller's mistake or another process has overtaken the table."""
    if isinstance(error, Overtaken):
        return
    if isinstance(error, StoreFailed):
        log.error("command not stored", table=table.id, why=str(error))
    elif isinstance(command, Start):  # the players are seated, and need the operator
        log.error("game does not start", table=table.id, game=table.game, exc_info=error)
    elif not isinstance(error, TableError | IllegalAction):
        log.error("command failed", table=table.id, command=type(command).__name__, exc_info=error)


class CommitCheck:
    """Check for a log that has lines that a table's state lacks.

    The database's answer to a commit may be lost on its way, and a table that was loaded anew may have been read before
    the last line of its predecessor was there. A stored line ends the check, as does a look at the log a while later.
    """

    def __init__(
        self,
        store: Store,
        state: TableState,
        confirm: Callable[[str], Awaitable[None]] | None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`confirm` raises Overtaken if another process owns the table; None: there are no others."""
        self._store, self._state, self._confirm, self._clock = store, state, confirm, clock
        self._since = clock() if confirm else None

    def begin(self) -> None:
        self._since = self._clock()

    def end(self) -> None:
        self._since = None

    async def log_is_longer(self) -> bool:
        """True if the log is longer than the state. Raises Overtaken, or StoreFailed where that cannot be told."""
        if self._confirm:
            await self._confirm(self._state.header.id)
        since, now = self._since, self._clock()
        if since is None:
            return False
        stored = await self._store.read(self._state.header.id, "tables")
        longer = stored is not None and len(stored[1]) > self._state.length
        if not longer and now - since > LATE and self._since == since:
            self.end()
        return longer
