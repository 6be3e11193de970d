"""Indexer of contests: stores the row of each contest whose log has grown, off the path of its commands."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

import structlog

from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.database import Database
from pelipoyta.table.log.store import Store

if TYPE_CHECKING:
    from pelipoyta.community.events.contest_logs import ContestLogs

GATHER = 0.1  # seconds for which changes are gathered
AGAIN = 5.0  # seconds until rows that could not be stored are tried again
log = structlog.get_logger("pelipoyta.events")


class ContestIndexer:
    """Keeps the rows of contests; nothing is loaded before the first contest changes or the first reader asks."""

    def __init__(self, database: Database, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._database, self._store, self._games = database, store, games
        self._logs: ContestLogs | None = None
        self._changed: set[str] = set()
        self._due: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._caught_up = False

    def grown(self, contest: str) -> None:
        """Note that a contest's log has grown; its row is computed a moment later."""
        if self._database.here:
            self._changed.add(contest)
            self._flush_after(GATHER)

    async def flush(self) -> None:
        """Store the rows of what has changed until now. Raises StorageFailed, StoreFailed."""
        async with self._writing:
            while self._changed:
                await self._store_one(self._changed.pop())

    async def catch_up(self) -> None:
        """Store what grew while no server ran, where any contest is unfinished."""
        if self._database.here and await self._store.unfinished_contests():
            await self.caught_up()

    async def caught_up(self) -> None:
        """Wait until the rows are those of the logs, once for each process."""
        if self._caught_up:
            return
        from pelipoyta.community.events import index

        found = await (await self._opened()).unfinished()
        await self._database.run(lambda db: index.catch_up(db, found, time()))
        self._caught_up = True

    async def close(self) -> None:
        if self._due:
            self._due.cancel()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):  # made good at the next start
            await self.flush()

    async def _store_one(self, contest: str) -> None:
        from pelipoyta.community.events import index

        try:
            found = await (await self._opened()).project(contest)
            if found is not None:
                await self._database.run(lambda db: index.put(db, found, time()))
        except BaseException:
            self._changed.add(contest)
            raise

    async def _opened(self) -> "ContestLogs":
        if self._logs is None:
            self._logs = await asyncio.to_thread(_logs, self._store, self._games)
        return self._logs

    def _flush_after(self, seconds: float) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(seconds, self._start)

    def _start(self) -> None:
        self._due = None
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._guarded())
        else:
            self._flush_after(GATHER)

    async def _guarded(self) -> None:
        try:
            await self.flush()
        except Exception:
            log.exception("contests not indexed")
            self._flush_after(AGAIN)


def _logs(store: Store, games: Mapping[str, AnyGame]) -> "ContestLogs":
    from pelipoyta.community.events.contest_logs import ContestLogs  # SQLAlchemy is slow to import

    return ContestLogs(store, games)
