"""Retention: logs of games that ended long ago are packed, in SQLite or PostgreSQL, under a running server."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from pelipoyta.table.log.archived import pack, unpack
from pelipoyta.table.model import TableLine

_LINE = msgspec.json.Decoder(TableLine)


class _Made(Struct):
    """Time at which a table was made, out of its header."""

    created: float


_MADE = msgspec.json.Decoder(_Made)


class Packed(NamedTuple):
    """Bytes of a log's lines before and after."""

    before: int
    after: int


class LogConnection(Protocol):
    """Connection of sqlite3 or psycopg in autocommit mode."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Any: ...


@contextmanager
def transaction_of(db: LogConnection, *, postgres: bool) -> Iterator[None]:
    """A transaction that holds other writers off; taken back where the block raises."""
    db.execute("BEGIN" if postgres else "BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


class Retention:
    """Packs logs over a connection of its own; a server on the same database goes on."""

    def __init__(self, db: LogConnection, *, postgres: bool) -> None:
        self._db = db
        self._mark = "%s" if postgres else "?"
        self._postgres = postgres
        self._lock = " FOR UPDATE" if postgres else ""

    def candidates(self, before: float) -> list[str]:
        """Tables that were made before that time, and are not packed."""
        rows = self._db.execute(
            "SELECT id, header FROM tables WHERE id NOT IN (SELECT table_id FROM archived) ORDER BY id"
        )
        return [name for name, header in rows.fetchall() if _MADE.decode(header).created < before]

    def pack(self, table: str, before: float) -> Packed | None:
        """Pack the log if its game is over and its last line is older than that time; the bytes saved."""
        with transaction_of(self._db, postgres=self._postgres):
            # No line can be appended while the table's row is held: a line refers to it.
            self._db.execute(f"SELECT id FROM tables WHERE id = {self._mark}{self._lock}", (table,))
            found = self._db.execute(f"SELECT line FROM log WHERE table_id = {self._mark} ORDER BY seq", (table,))
            lines = [bytes(line) for (line,) in found.fetchall()]
            if not _has_ended(lines, before):
                return None
            body = pack(lines)
            assert unpack(body) == lines, "a packed log is the same byte for byte"
            marks = ", ".join([self._mark] * 3)
            self._db.execute(f"INSERT INTO archived VALUES ({marks})", (table, len(lines), body))
            self._db.execute(f"DELETE FROM log WHERE table_id = {self._mark}", (table,))
        return Packed(sum(map(len, lines)), len(body))


def _has_ended(lines: Sequence[bytes], before: float) -> bool:
    """True if the game is over and nothing has happened since that time."""
    if not lines or _LINE.decode(lines[-1]).time >= before:
        return False
    return any(_LINE.decode(line).over is not None for line in reversed(lines))
