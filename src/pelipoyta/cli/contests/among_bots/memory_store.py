"""Store in memory, for contests that end with the process."""

from collections.abc import Sequence
from secrets import token_bytes

from pelipoyta.table.log.store import Batch, LogKind, Overtaken, read_log
from pelipoyta.table.model import TableHeader, TableLine


class MemoryStore:
    """Logs of tables and contests; `tables` are the ids of tables in the order in which they were made."""

    def __init__(self, secret: bytes = b"") -> None:
        """`secret`: what chance of contests is made from; empty: another one every time."""
        self.secret = secret or token_bytes(32)
        self.tables: list[str] = []
        self._logs: dict[tuple[LogKind, str], tuple[bytes, list[bytes]]] = {}

    async def append(self, batches: Sequence[Batch]) -> None:
        if any(self._is_overtaken(batch) for batch in batches):
            raise Overtaken("stored before")
        for batch in batches:
            self._append(batch)

    def _is_overtaken(self, batch: Batch) -> bool:
        log = self._logs.get((batch.kind, batch.table))
        return (log is not None) if batch.header is not None else (log is None or batch.first != len(log[1]))

    def _append(self, batch: Batch) -> None:
        if batch.header is not None:
            self._logs[batch.kind, batch.table] = (batch.header, [])
            if batch.kind == "tables":
                self.tables.append(batch.table)
        self._logs[batch.kind, batch.table][1].extend(batch.lines)

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        found = await self.read(table, "tables")
        return found and read_log(*found)

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        found = self._logs.get((kind, name))
        return (found[0], found[1][:]) if found else None

    async def lengths(self) -> dict[str, int]:
        return {name: len(lines) for (kind, name), (_, lines) in self._logs.items() if kind == "tables"}

    async def timed(self) -> list[str]:
        return []

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return []

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass
