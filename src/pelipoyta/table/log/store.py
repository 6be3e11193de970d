"""What a table needs of a store: logs that only grow, and a word when a line is safe."""

from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from pelipoyta.table.model import TableHeader, TableLine

_HEADERS = msgspec.json.Decoder(TableHeader)
_LINES = msgspec.json.Decoder(TableLine)
_ENCODER = msgspec.json.Encoder()


LogKind = Literal["tables", "contests", "analyses"]  # whose log it is


class Batch(Struct, frozen=True, gc=False):
    """Lines to be added to the log of one table (or contest), from number `first` on; a new one brings its header."""

    table: str
    first: int
    lines: tuple[bytes, ...]
    header: bytes | None = None
    kind: LogKind = "tables"
    finished: bool = False  # a contest that needs no resuming any more


class StoreFailed(Exception):
    """The lines could not be stored; none of them was."""


class Overtaken(StoreFailed):
    """Another process has written these lines of the log: what this one holds in memory is out of date."""


class StoreUnusable(Exception):
    """There is no working with this database; `code` has a sentence in errors.ftl that says what to do."""

    def __init__(self, code: str, facts: dict[str, str | int]) -> None:
        super().__init__(f"{code} {facts}")
        self.code = code
        self.facts = facts


class Store(Protocol):
    """The log is the truth: what is appended survives whatever happens to this process."""

    secret: bytes  # signs the tokens; made once for a database

    def append(self, batches: Sequence[Batch]) -> Awaitable[None]:
        """Store all of it or nothing; done once it is safe. Raises StoreFailed."""

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        """A table's whole log."""

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        """A whole log as it was written: the header, and the lines."""

    async def timed(self) -> list[str]:
        """The tables with clocks whose games are not over."""

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        """Id and header of every contest that is not over."""

    async def check(self) -> None:
        """Can lines be stored? Raises StoreFailed."""

    async def close(self) -> None: ...


def read_log(header: bytes, lines: Sequence[bytes]) -> tuple[TableHeader, list[TableLine]]:
    return _HEADERS.decode(header), [_LINES.decode(line) for line in lines]


def batch(table: str, first: int, lines: Sequence[TableLine], header: TableHeader | None = None) -> Batch:
    encoded = tuple([_ENCODER.encode(line) for line in lines])
    return Batch(table, first, encoded, msgspec.json.encode(header) if header else None)
