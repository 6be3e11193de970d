"""SQLite store: logs in one file, committed in groups."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

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
# Between two statements a thread waits until the event loop pauses, so lines of many tables are one statement, which
# commits by itself. Lines that follow no line of their log get no number, and fail for it.
ADDED = """
INSERT INTO log SELECT
    json_extract(value, '$[0]'),
    CASE WHEN json_extract(value, '$[3]') AND NOT EXISTS (
        SELECT 1 FROM log WHERE table_id = json_extract(value, '$[0]') AND seq = json_extract(value, '$[1]') - 1
    ) THEN NULL ELSE json_extract(value, '$[1]') END,
    CAST(json_extract(value, '$[2]') AS BLOB)
FROM json_each(?)
"""
MADE = (
    "INSERT INTO tables SELECT json_extract(value, '$[0]'), CAST(json_extract(value, '$[1]') AS BLOB) FROM json_each(?)"
)
CLOCKS_RUN = "INSERT INTO running_clocks SELECT value FROM json_each(?)"
CLOCKS_STAND = "DELETE FROM running_clocks WHERE table_id IN (SELECT value FROM json_each(?))"
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
        self._file.check()
        return self._found(query, *values)

    def _found(self, query: str, *values: str) -> list[Any]:
        try:
            return self._file.reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def _read_log(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        log = LOGS[kind]
        header = self._rows(f"SELECT header FROM {kind} WHERE id = ?", name)
        lines = self._found(f"SELECT line FROM {log.name} WHERE {log.key} = ? ORDER BY seq", name)
        if header and not lines and kind == "tables" and (packed := self._found(PACKED, name)):
            return header[0][0], unpack(packed[0][0])
        return (header[0][0], [line for (line,) in lines]) if header else None

    def _transact(self, batches: Sequence[Batch]) -> StoreFailed | None:
        """Commit a batch; check the database file before and after, so that nothing lost is acknowledged."""
        try:
            self._file.check()
            if not self._insert_together(batches):
                self._insert_each(batches)
            self._file.check()
            self._file.grown(sum(len(batch.lines) for batch in batches))
        except Exception as error:  # the writer thread must go on, and callers must get the error
            with suppress(sqlite3.Error):
                self._file.writer.execute("ROLLBACK")
            return _failed(error)
        return None

    def _insert_together(self, batches: Sequence[Batch]) -> bool:
        """Commit batches of tables by a few statements; False, and nothing is stored, where that does not do."""
        if not batches or any(batch.kind != "tables" for batch in batches):
            return False
        statements = _together(batches)
        try:
            self._run(statements if len(statements) == 1 else [("BEGIN IMMEDIATE", ()), *statements, ("COMMIT", ())])
        except sqlite3.IntegrityError:  # one of them is to blame
            if self._file.writer.in_transaction:
                self._file.writer.execute("ROLLBACK")
            return False
        return True

    def _insert_each(self, batches: Sequence[Batch]) -> None:
        """Commit batches one after another in a transaction. Raises what the first that cannot be stored raises."""
        db = self._file.writer
        db.execute("BEGIN IMMEDIATE")
        for batch in batches:
            _insert(db, batch)
        if not batches:  # a health check: is there room for a move?
            db.execute("REPLACE INTO house VALUES ('checked', zeroblob(?))", (TEST_WRITE,))
        db.execute("COMMIT")

    def _run(self, statements: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        for statement, values in statements:
            self._file.writer.execute(statement, values)

    def _close(self) -> None:
        self._file.close()


def _failed(error: Exception) -> StoreFailed:
    if isinstance(error, StoreFailed):
        return error
    return Overtaken(str(error)) if isinstance(error, sqlite3.IntegrityError) else StoreFailed(str(error))


def _together(batches: Sequence[Batch]) -> list[tuple[str, tuple[str, ...]]]:
    """Statements with their values that store batches of tables; moves alone are one statement."""
    made = [(batch.table, batch.header.decode()) for batch in batches if batch.header is not None]
    run = [batch.table for batch in batches if batch.timed]
    stand = [batch.table for batch in batches if batch.finished]
    lines = [row for batch in batches for row in _numbered(batch)]
    wanted: list[tuple[str, Sequence[object]]] = [
        (MADE, made),
        (CLOCKS_RUN, run),
        (CLOCKS_STAND, stand),
        (ADDED, lines),
    ]
    return [(statement, (msgspec.json.encode(rows).decode(),)) for statement, rows in wanted if rows]


def _numbered(batch: Batch) -> Iterator[tuple[str, int, str, bool]]:
    """Each line with its table and number; the first with whether a line must be there before it."""
    for number, line in enumerate(batch.lines, batch.first):
        follows = batch.header is None and number == batch.first > 0
        yield batch.table, number, line.decode(), follows


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
