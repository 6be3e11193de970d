"""Projector: keeps the rows of projections up to date while tables change, off the path of a move."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import structlog

from pelipoyta.community.projections.projection import Projection
from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.database import Database
from pelipoyta.table.log.store import Store
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from pelipoyta.community.projections.compute import ProjectedTable
    from pelipoyta.community.projections.rebuild import LogsAndRows

GATHER = 0.25  # seconds for which changes are gathered
QUIET = 0.02  # the same for the first change after a quiet time: an open table is seen at once in the lobby
SHARE = 20  # times as long as the last flush took: under load it takes a twentieth of the time at most
AGAIN = 5.0  # seconds until rows that could not be stored are tried again
AT_ONCE = 50  # tables of one transaction: a move that comes meanwhile is stored after it
KNOWN = 4096  # tables whose latest rows are known here, so that those without are not deleted again and again
Listener = Callable[[Sequence["ProjectedTable"]], None]
log = structlog.get_logger("pelipoyta.projections")


class Projector:
    """Projects changed tables in batches; what a crash leaves undone is caught up at the next start.

    Nothing is imported or opened before the first change or the first reader: a server starts without SQLAlchemy.
    """

    def __init__(
        self,
        store: Store,
        database: Database,
        games: Mapping[str, AnyGame],
        live: Callable[[str], TableState | None],
        projections: Callable[[], Sequence[Projection]],
    ) -> None:
        """`live` gives the state of a table in memory; `projections` is called once, when they are first needed."""
        self._store, self._database, self._games = store, database, games
        self._live, self._projections = live, projections
        self._changed: dict[str, int] = {}  # tables to be projected, with the length of their logs
        self._stored: OrderedDict[str, ProjectedTable] = OrderedDict()  # by this process, the latest last
        self._listeners: list[Listener] = []
        self._opening: asyncio.Task[LogsAndRows] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._due: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None
        self._gather = GATHER
        self._flushed = -AGAIN  # when the last flush ended
        self._writing = asyncio.Lock()
        self._closed = False

    def grown(self, table: str, length: int) -> None:
        """Note that a table's log has grown; its rows are computed a moment later."""
        if not self._database.here:
            return
        self._changed[table] = max(length, self._changed.get(table, 0))
        self._flush_after(self._wait())

    def listen(self, listener: Listener) -> None:
        """Call the listener in the event loop with each batch of tables whose rows were stored."""
        self._listeners.append(listener)

    async def opened(self) -> "LogsAndRows":
        """Projections and their database; the first caller starts the catching up."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        return await asyncio.shield(self._opening)

    async def caught_up(self) -> None:
        """Wait until every table has been projected that changed while no server ran."""
        await self.opened()
        if self._catching_up is not None:
            await asyncio.shield(self._catching_up)

    async def flush(self) -> None:
        """Project what has changed until now. Raises StorageFailed, StoreFailed."""
        house = await self.opened()
        async with self._writing:
            while self._changed:
                await self._flush_some(house)

    async def close(self) -> None:
        """Store what is waiting; an error is made good at the next start."""
        self._closed = True
        for handle in (self._due, self._catching_up):
            if handle is not None:
                handle.cancel()
        if self._flushing is not None:
            await asyncio.gather(self._flushing, return_exceptions=True)
        if self._opening is not None:
            with suppress(Exception):
                await self.flush()

    async def _open(self) -> "LogsAndRows":
        house = await asyncio.to_thread(_logs_and_rows, self._store, self._database, self._games, self._projections)
        self._catching_up = asyncio.create_task(self._catch_up(house))
        return house

    async def _catch_up(self, house: "LogsAndRows") -> None:
        from pelipoyta.community.projections.rebuild import catch_up

        try:
            if count := await catch_up(house):
                log.info("rows caught up with logs", tables=count)
        except Exception:  # tables that change are projected all the same
            log.exception("rows not caught up with logs")

    def _wait(self) -> float:
        """Seconds until the next flush. The first one loads much, and follows a server's first moves at a distance."""
        if self._opening is None:
            return self._gather
        return max(QUIET, self._flushed + self._gather - monotonic())

    def _flush_after(self, seconds: float) -> None:
        if self._due is None and not self._closed:
            self._due = asyncio.get_running_loop().call_later(seconds, self._start_flush)

    def _start_flush(self) -> None:
        self._due = None
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush_guarded())
        else:
            self._flush_after(self._gather)

    async def _flush_guarded(self) -> None:
        began = monotonic()
        try:
            await self.flush()
            self._flushed = monotonic()
            self._gather = min(max(GATHER, SHARE * (self._flushed - began)), AGAIN)
        except Exception:
            log.exception("rows not stored")
            self._flush_after(AGAIN)

    async def _flush_some(self, house: "LogsAndRows") -> None:
        from pelipoyta.community.projections.compute import write

        taken = {name: self._changed.pop(name) for name in list(self._changed)[:AT_ONCE]}
        try:
            batch = [await self._project(house, name, length) for name, length in taken.items()]
            tables = [each for each in batch if each is not None]
            former = {name: self._stored[name] for name in taken if name in self._stored}
            stored = await self._database.run(lambda db: write(db, house.projections, tables, former))
        except BaseException:
            for name, length in taken.items():
                self._changed[name] = max(length, self._changed.get(name, 0))
            raise
        self._remember(stored)
        for listener in self._listeners:
            _tell(listener, stored)

    def _remember(self, stored: "Sequence[ProjectedTable]") -> None:
        for each in stored:
            self._stored[each.table] = each
            self._stored.move_to_end(each.table)
        while len(self._stored) > KNOWN:
            self._stored.popitem(last=False)

    async def _project(self, house: "LogsAndRows", table: str, length: int) -> "ProjectedTable | None":
        """Rows by the state in memory, or by the log where that state is behind or gone."""
        from pelipoyta.community.projections.compute import project, state_of_log

        state = self._live(table)
        if state is None or state.length < length:
            state = await state_of_log(self._store, self._games, table)
        return None if state is None else project(state, house.projections)


def _tell(listener: Listener, stored: Sequence["ProjectedTable"]) -> None:
    try:
        listener(stored)
    except Exception:  # the others are told all the same
        log.exception("listener failed")


def _logs_and_rows(
    store: Store,
    database: Database,
    games: Mapping[str, AnyGame],
    projections: Callable[[], Sequence[Projection]],
) -> "LogsAndRows":
    from pelipoyta.community.projections.rebuild import LogsAndRows  # SQLAlchemy is slow to import

    return LogsAndRows(store, database, games, projections())
