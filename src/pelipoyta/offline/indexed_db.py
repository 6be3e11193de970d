"""Event store in a browser's IndexedDB; an append is done once its transaction is complete and flushed."""

import secrets
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from pelipoyta.table.log.store import Batch, LogKind, Overtaken, StoreFailed, read_log
from pelipoyta.table.model import TableHeader, TableLine

_JSON = msgspec.json
REFUSED = ("ConstraintError", "Overtaken")  # names of errors that mean: another tab wrote these lines


class LogPort(Protocol):
    """The JavaScript side, `client/src/offline/logs.ts`; texts are JSON. Its errors have a `name`."""

    def secret(self, fresh: str) -> Awaitable[str]:
        """The secret of this database, which is `fresh` if it has none yet."""

    def append(self, batches: str) -> Awaitable[None]:
        """Store all batches in one transaction, or none."""

    def read(self, kind: str, name: str) -> Awaitable[str]:
        """Header and lines, or null."""

    def lengths(self) -> Awaitable[str]:
        """Number of lines of every table's log, by its id."""

    def headers(self, kind: str) -> Awaitable[str]:
        """Headers of tables with clocks, or of contests that are not over, by id."""


class IndexedDbStore:
    """Logs of tables and contests in one browser."""

    def __init__(self, port: LogPort, secret: bytes) -> None:
        self._port = port
        self.secret = secret

    @classmethod
    async def opened(cls, port: LogPort) -> "IndexedDbStore":
        """Open the store, and make its secret where it has none. Raises StoreFailed."""
        return cls(port, bytes.fromhex(await _told(port.secret(secrets.token_hex(32)))))

    async def append(self, batches: Sequence[Batch]) -> None:
        """Store all batches or none; done once they are durable. Raises StoreFailed."""
        await _told(self._port.append(_JSON.encode([_row(each) for each in batches]).decode()))

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        """Load a table's log, decoded; None for an unknown table."""
        found = await self.read(table, "tables")
        return read_log(found[0], found[1]) if found else None

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        """Read a log as stored: the header, and the lines."""
        found: tuple[str, list[str]] | None = _JSON.decode(await _told(self._port.read(kind, name)))
        return (found[0].encode(), [line.encode() for line in found[1]]) if found else None

    async def lengths(self) -> dict[str, int]:
        """Number of lines in the log of every table."""
        return _JSON.decode(await _told(self._port.lengths()), type=dict[str, int])

    async def timed(self) -> list[str]:
        """Return no table: in a page no other player waits for a clock, and an opened table reckons its own."""
        return []

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        """Id and header of every contest that is not over."""
        found: dict[str, str] = _JSON.decode(await _told(self._port.headers("contests")))
        return [(name, header.encode()) for name, header in found.items()]

    async def check(self) -> None:
        """Health check: test that lines can be stored. Raises StoreFailed."""
        await self.append([])

    async def close(self) -> None:
        """Do nothing: a browser closes its database with the page."""


def _row(batch: Batch) -> dict[str, Any]:
    return {
        "kind": batch.kind,
        "id": batch.table,
        "first": batch.first,
        "header": batch.header and batch.header.decode(),
        "lines": [line.decode() for line in batch.lines],
        "finished": batch.finished,
    }


async def _told(answer: Awaitable[Any]) -> Any:
    """The answer of the JavaScript side. Raises StoreFailed and Overtaken for its errors."""
    try:
        return await answer
    except Exception as error:  # pyodide.ffi.JsException, which only a page has
        name = str(getattr(error, "name", type(error).__name__))
        kind = Overtaken if name in REFUSED else StoreFailed
        raise kind(f"{name}: {error}") from error
