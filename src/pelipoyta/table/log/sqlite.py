"""SQLite store: logs in one file, committed in groups."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pelipoyta.table.log.archived import LENGTHS, unpack
from pelipoyta.table.log.database_file import DatabaseFile
from pelipoyta.table.log.group_commit import MOST, GroupCommitStore
from pelipoyta.table.log.store import Batch, LogKind, Overtaken, StoreFailed

TEST_WRITE = 16 * 1024  # bytes of a test write; more than a move and its page take


class Log(NamedTuple):
    """SQL table of a kind of log, and its column with the owner's id."""

    name: str
    key: str


LOGS: dict[LogKind, Log] = {
    "tables": Log("log", "table_id"),
    "contests": Log("contest_log", "contest_id"),
    "analyses": Log("analysis_log", "analysis_id"),
}
TIMED = "SELECT table_id FROM running_clocks ORDER BY table_id"
PACKED = "SELECT body FROM archived WHERE table_id = ?"
UNFINISHED = "SELECT id, header FROM contests JOIN unfinished_contests ON id = contest_id"


class SqliteStore(GroupCommitStore):
    """Store in one SQLite file: WAL mode, safe against power loss (synchronous=FULL).

    The primary key of a line makes a second writer of the same table fail.
    """

    def __init__(self, path: Path, gather: float = 0.0, most: int = MOST) -> None:
        """Raises StoreUnusable."""
        super().__init__(gather, most)
        self._file = DatabaseFile(path)
        self.secret = self._file.secret
        self._writer.start()

    async def lengths(self) -> dict[str, int]:
        return dict(await self._select(LENGTHS))

    async def timed(self) -> list[str]:
        return [name for (name,) in await self._select(TIMED)]

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return await self._select(UNFINISHED)

    async def check(self) -> None:
        """Health check; a missing file is noticed at once."""
        self._file.check()
        await super().check()

    async def _select(self, query: str) -> list[Any]:
        """Rows of the query. Raises StoreFailed."""
        return await self._in_reader(lambda: self._rows(query))

    def _rows(self, query: str, *values: str) -> list[Any]:
        try:
            self._file.check()
            return self._file.reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def _read_log(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        log = LOGS[kind]
        header = self._rows(f"SELECT header FROM {kind} WHERE id = ?", name)
        lines = self._rows(f"SELECT line FROM {log.name} WHERE {log.key} = ? ORDER BY seq", name)
        if header and not lines and kind == "tables" and (packed := self._rows(PACKED, name)):
            return header[0][0], unpack(packed[0][0])
        return (header[0][0], [line for (line,) in lines]) if header else None

    def _transact(self, batches: Sequence[Batch]) -> StoreFailed | None:
        """Commit a batch; check the database file before and after, so that nothing lost is acknowledged."""
        db = self._file.writer
        try:
            self._file.check()
            db.execute("BEGIN IMMEDIATE")
            for batch in batches:
                _insert(db, batch)
            if not batches:  # a health check: is there room for a move?
                db.execute("REPLACE INTO house VALUES ('checked', zeroblob(?))", (TEST_WRITE,))
            db.execute("COMMIT")
            self._file.check()
        except Exception as error:  # the writer thread must go on, and callers must get the error
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            return _failed(error)
        return None

    def _close(self) -> None:
        self._file.close()


def _failed(error: Exception) -> StoreFailed:
    if isinstance(error, StoreFailed):
        return error
    return Overtaken(str(error)) if isinstance(error, sqlite3.IntegrityError) else StoreFailed(str(error))


def _insert(db: sqlite3.Connection, batch: Batch) -> None:
    log = LOGS[batch.kind]
    if batch.header is not None:
        db.execute(f"INSERT INTO {batch.kind} VALUES (?, ?)", (batch.table, batch.header))
        if batch.kind == "contests":
            db.execute("INSERT INTO unfinished_contests VALUES (?)", (batch.table,))
        if batch.timed:
            db.execute("INSERT INTO running_clocks VALUES (?)", (batch.table,))
    elif batch.first and not (_has(db, log, batch.table, batch.first - 1) or _restored(db, batch)):
        raise Overtaken(f"the log of {batch.table} does not reach to line {batch.first}")
    if batch.finished and batch.kind == "contests":
        db.execute("DELETE FROM unfinished_contests WHERE contest_id = ?", (batch.table,))
    elif batch.finished:
        db.execute("DELETE FROM running_clocks WHERE table_id = ?", (batch.table,))
    rows = [(batch.table, seq, line) for seq, line in enumerate(batch.lines, batch.first)]
    db.executemany(f"INSERT INTO {log.name} VALUES (?, ?, ?)", rows)


def _restored(db: sqlite3.Connection, batch: Batch) -> bool:
    """True if the log was packed and ends before the new lines; its lines are back then."""
    packed = db.execute(PACKED, (batch.table,)).fetchone() if batch.kind == "tables" else None
    lines = unpack(packed[0]) if packed else []
    if not lines or len(lines) != batch.first:
        return False
    db.execute("DELETE FROM archived WHERE table_id = ?", (batch.table,))
    db.executemany("INSERT INTO log VALUES (?, ?, ?)", [(batch.table, seq, line) for seq, line in enumerate(lines)])
    return True


def _has(db: sqlite3.Connection, log: Log, name: str, line: int) -> bool:
    found = db.execute(f"SELECT 1 FROM {log.name} WHERE {log.key} = ? AND seq = ?", (name, line))
    return found.fetchone() is not None
