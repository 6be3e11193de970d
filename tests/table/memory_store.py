"""A store in memory that a test can look into."""

import asyncio
from collections.abc import Sequence

from pelipoyta.table.log.store import Batch, LogKind, Overtaken, read_log
from pelipoyta.table.model import TableHeader, TableLine


class MemoryStore:
    """A store that forgets nothing until the test ends, and fails when told to."""

    secret = b"known to this test alone"

    def __init__(self) -> None:
        self.headers: dict[str, bytes] = {}
        self.lines: dict[str, list[bytes]] = {}
        self.kinds: dict[str, LogKind] = {}
        self.unfinished: set[str] = set()
        self.fails: Exception | None = None
        self.appends = 0

    def append(self, batches: Sequence[Batch]) -> "asyncio.Future[None]":
        """Done at once."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._append(batches)
            done.set_result(None)
        except Exception as error:
            done.set_exception(error)
        return done

    def _append(self, batches: Sequence[Batch]) -> None:
        if self.fails:
            raise self.fails
        made_before = any(batch.header is not None and batch.table in self.headers for batch in batches)
        if made_before or any(batch.first != len(self.lines.get(batch.table, [])) for batch in batches):
            raise Overtaken("another owner was here")
        self.appends += 1
        for batch in batches:
            if batch.header is not None:
                self.headers[batch.table] = batch.header
                self.kinds[batch.table] = batch.kind
                self.unfinished.update([batch.table] if batch.kind == "contests" else [])
            if batch.finished:
                self.unfinished.discard(batch.table)
            self.lines.setdefault(batch.table, []).extend(batch.lines)

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        found = await self.read(table, "tables")
        return found and read_log(*found)

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        there = self.kinds.get(name) == kind
        return (self.headers[name], self.lines[name][:]) if there else None

    async def lengths(self) -> dict[str, int]:
        return {name: len(lines) for name, lines in self.lines.items() if self.kinds[name] == "tables"}

    async def timed(self) -> list[str]:
        running = [name for name, lines in self.lines.items() if not any(b'"over"' in line for line in lines)]
        return [name for name in running if b'"time":{' in self.headers[name]]

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return [(name, self.headers[name]) for name in sorted(self.unfinished)]

    async def check(self) -> None:
        if self.fails:
            raise self.fails

    async def close(self) -> None:
        pass
