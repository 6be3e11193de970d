"""Cache of live tables: loaded on demand, evicted when idle."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

import structlog

from pelipoyta.table.live.port import TablePort
from pelipoyta.table.log.store import StoreFailed

OFTEN = 1.0  # seconds between two sweeps, at least
log = structlog.get_logger("pelipoyta.table")


class TableCache:
    """Cache of tables by id; concurrent requests for a table share one load."""

    def __init__(
        self,
        fetch: Callable[[str], Awaitable[TablePort]],
        idle: float,
        left: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """`left` is called for a table that was evicted, unless another process has it or it was loaded anew."""
        self._fetch = fetch
        self._idle = idle
        self._left = left
        self._closed = False
        self._tables: dict[str, TablePort] = {}
        self._loads: dict[str, asyncio.Task[TablePort]] = {}
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    def __contains__(self, name: str) -> bool:
        return name in self._tables or name in self._loads

    def all(self) -> Sequence[TablePort]:
        """The tables in memory."""
        return tuple(self._tables.values())

    def names(self) -> list[str]:
        """Ids of the tables in memory."""
        return list(self._tables)

    def held(self, name: str) -> TablePort | None:
        """The table of that id, if it is in memory."""
        return self._tables.get(name)

    async def find(self, name: str) -> TablePort:
        """The table of that id; one that another process has overtaken is loaded anew.

        Raises as `fetch` does, and StoreFailed once the cache is closed: another process may have the tables then.
        """
        if self._closed:
            raise StoreFailed("this process has closed its tables")
        held = self._tables.get(name)
        if held and held.overtaken:
            await self._close(name, held)
        found = self._tables.get(name)
        if found is None:
            found = await asyncio.shield(self._loading(name))
        found.touched = monotonic()
        return found

    async def sweep(self) -> None:
        """Evict idle tables; a failure of one does not keep the others."""
        for name, table in list(self._tables.items()):
            try:
                if self._may_evict(table):
                    await self._evict(name, table)
            except Exception:
                log.exception("table not evicted", table=name)

    async def evict(self, name: str) -> None:
        """Evict the table, if it is in memory."""
        if found := self._tables.get(name):
            await self._evict(name, found)

    async def close(self) -> None:
        """Close all tables, side by side: the last lines of their clocks are stored in one commit."""
        self._closed = True
        self._sweeper.cancel()
        for load in self._loads.values():
            load.cancel()
        closing = [self._evict(name, table) for name, table in list(self._tables.items())]
        for error in await asyncio.gather(*closing, return_exceptions=True):
            if error is not None:
                log.error("table not closed", exc_info=error)

    def _may_evict(self, table: TablePort) -> bool:
        return table.overtaken or (table.idle and monotonic() - table.touched > self._idle)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(max(self._idle / 4, OFTEN))
            try:
                await self.sweep()
            except Exception:  # the sweeper must go on, or memory would only grow
                log.exception("sweep failed")

    async def _evict(self, name: str, table: TablePort) -> None:
        await self._close(name, table)
        if self._left and name not in self and not table.overtaken:
            await self._left(name)

    async def _close(self, name: str, table: TablePort) -> None:
        """Close a table; its entry is free at once, so that a request meanwhile loads it anew."""
        if self._tables.get(name) is table:
            del self._tables[name]
            await table.close()

    def _loading(self, name: str) -> "asyncio.Task[TablePort]":
        if name not in self._loads:
            self._loads[name] = asyncio.create_task(self._load(name))
            self._loads[name].add_done_callback(_retrieve_exception)
        return self._loads[name]

    async def _load(self, name: str) -> TablePort:
        try:
            self._tables[name] = await self._fetch(name)
            return self._tables[name]
        finally:
            del self._loads[name]


def _retrieve_exception(load: "asyncio.Task[TablePort]") -> None:
    """Retrieve the exception, so that asyncio does not warn; waiting callers get it anyway."""
    if not load.cancelled():
        load.exception()
