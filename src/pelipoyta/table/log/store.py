"""Store interface: append-only logs of tables, contests and analyses."""

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
    """Lines to append to one log, from number `first` on; a new log has its header too."""

    table: str
    first: int
    lines: tuple[bytes, ...]
    header: bytes | None = None
    kind: LogKind = "tables"
    finished: bool = False  # the game of a table is over; a contest needs no resuming any more
    timed: bool = False  # a new table with clocks, which must run on after a restart
    epoch: int | None = None  # of the claim under which the lines were decided, where processes share the database


class StoreFailed(Exception):
    """The lines could not be stored: all or none of them are there, if the database's answer was lost."""


class Overtaken(StoreFailed):
    """Another process has written these lines of the log, so this one's state is out of date."""


class StoreUnusable(Exception):
    """The database cannot be used; `code` has a sentence in errors.ftl that says what to do."""

    def __init__(self, code: str, facts: dict[str, str | int]) -> None:
        super().__init__(f"{code} {facts}")
        self.code = code
        self.facts = facts


class Store(Protocol):
    """Durable event store; the logs are the only source of truth."""

    secret: bytes  # signs the tokens; made once for a database

    def append(self, batches: Sequence[Batch]) -> Awaitable[None]:
        """Store all batches or none; done once they are durable. Raises StoreFailed."""

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        """Load a table's log, decoded; None for an unknown table."""

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        """Read a log as stored: the header, and the lines."""

    async def lengths(self) -> dict[str, int]:
        """Number of lines in the log of every table."""

    async def timed(self) -> list[str]:
        """Ids of tables with clocks whose games are not over."""

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        """Id and header of every contest that is not over."""

    async def check(self) -> None:
        """Health check: test that lines can be stored. Raises StoreFailed."""

    async def close(self) -> None: ...


def read_log(header: bytes, lines: Sequence[bytes]) -> tuple[TableHeader, list[TableLine]]:
    return _HEADERS.decode(header), list(map(_LINES.decode, lines))


def batch(table: str, first: int, lines: Sequence[TableLine], header: TableHeader | None = None) -> Batch:
    return Batch(
        table=table,
        first=first,
        lines=tuple([_ENCODER.encode(line) for line in lines]),
        header=msgspec.json.encode(header) if header else None,
        finished=any(line.over for line in lines),
        timed=header is not None and header.time is not None,
    )
