"""Store that reports which tables' logs have grown; everything else is the store's own."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from pelipoyta.table.log.store import Batch, LogKind, Store
from pelipoyta.table.model import TableHeader, TableLine

Grown = Callable[[str, int], None]  # a table, and the length of its log now
Stored = Callable[[Sequence[Batch]], None]  # what has just been stored


class WatchedStore:
    """Store whose appends are reported once they are durable."""

    def __init__(
        self, store: Store, *grown: Grown, stored: Stored | None = None, contest: Callable[[str], None] | None = None
    ) -> None:
        """Each of `grown` is called in the event loop for each table, `contest` for each contest, `stored` once.

        They must not take long.
        """
        self._store, self._grown, self._stored, self._contest = store, grown, stored, contest
        self.secret = store.secret

    def append(self, batches: Sequence[Batch]) -> Awaitable[None]:
        stored = asyncio.ensure_future(self._store.append(batches))
        if any(batch.kind in ("tables", "contests") for batch in batches):
            stored.add_done_callback(partial(self._report, batches))
        return stored

    def _report(self, batches: Sequence[Batch], stored: "asyncio.Future[None]") -> None:
        if stored.cancelled() or stored.exception():
            return
        if self._stored and any(batch.kind == "tables" for batch in batches):
            self._stored(batches)
        for batch in batches:
            if batch.kind == "tables":
                for tell in self._grown:
                    tell(batch.table, batch.first + len(batch.lines))
            elif batch.kind == "contests" and self._contest:
                self._contest(batch.table)

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        return await self._store.load(table)

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        return await self._store.read(name, kind)

    async def lengths(self) -> dict[str, int]:
        return await self._store.lengths()

    async def timed(self) -> list[str]:
        return await self._store.timed()

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return await self._store.unfinished_contests()

    async def check(self) -> None:
        await self._store.check()

    async def close(self) -> None:
        await self._store.close()
