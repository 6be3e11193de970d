"""SQLite store with group commit: one thread writes for all tables, in one transaction what has queued meanwhile."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pelipoyta.table.log.database_file import DatabaseFile
from pelipoyta.table.log.store import Batch, LogKind, Overtaken, StoreFailed, read_log
from pelipoyta.table.model import TableHeader, TableLine

MOST = 1000  # appends in one commit; more would delay the first of them
WAIT_FOR_MORE = 0.002  # seconds a commit waits, if the last one had several jobs: it costs as much as ten lines
FRESH = 1.0  # seconds for which the result of a health check is cached
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
Job = tuple[Sequence[Batch], "asyncio.Future[None]"]
Settled = list[tuple["asyncio.Future[None]", StoreFailed | None]]


TIMED = """
SELECT id FROM tables
WHERE json_extract(CAST(header AS TEXT), '$.time') IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM log WHERE table_id = id AND json_extract(CAST(line AS TEXT), '$.over') IS NOT NULL
)
"""


LENGTHS = "SELECT id, (SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE table_id = id) FROM tables"
UNFINISHED = "SELECT id, header FROM contests JOIN unfinished_contests ON id = contest_id"


class SqliteStore:
    """Store in one SQLite file: WAL mode, safe against power loss (synchronous=FULL).

    The primary key of a line makes a second writer of the same table fail.
    """

    def __init__(self, path: Path, gather: float = 0.0, most: int = MOST) -> None:
        """Raises StoreUnusable."""
        self._gather = gather  # seconds that every commit waits for more
        self._busy = False  # the last commit had several jobs
        self._most = most
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self.commits = 0
        self._file = DatabaseFile(path)
        self.secret = self._file.secret
        self._checked: tuple[float, StoreFailed | None] | None = None
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def append(self, batches: Sequence[Batch]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((batches, done))
        return done

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        loop = asyncio.get_running_loop()
        found = await self.read(table, "tables")
        return await loop.run_in_executor(self._reader, read_log, *found) if found else None

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, self._read, name, kind)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def lengths(self) -> dict[str, int]:
        return dict(await self._select(LENGTHS))

    async def timed(self) -> list[str]:
        return [name for (name,) in await self._select(TIMED)]

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return await self._select(UNFINISHED)

    async def _select(self, query: str) -> list[Any]:
        """Rows of the query. Raises StoreFailed."""

        def select() -> list[Any]:
            self._file.check()
            return self._file.reader.execute(query).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, select)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def check(self) -> None:
        """Health check: a test commit at intervals, not one a request; a missing file is noticed at once."""
        self._file.check()
        now = time.monotonic()
        if self._checked is None or now - self._checked[0] > FRESH:
            self._checked = (now, await self._tried())
        if self._checked[1]:
            raise self._checked[1]

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._file.close()

    async def _tried(self) -> StoreFailed | None:
        try:
            await self.append(())
        except StoreFailed as error:
            return error
        return None

    def _read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        self._file.check()
        db, log = self._file.reader, LOGS[kind]
        header = db.execute(f"SELECT header FROM {kind} WHERE id = ?", (name,)).fetchone()
        lines = db.execute(f"SELECT line FROM {log.name} WHERE {log.key} = ? ORDER BY seq", (name,)).fetchall()
        return None if header is None else (header[0], [line for (line,) in lines])

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs, more = self._gathered(first)
            self._busy = len(jobs) > 1
            self._commit(jobs)
            if not more:
                return

    def _gathered(self, first: Job) -> tuple[list[Job], bool]:
        """The first job and all queued behind it; False when the stop signal was among them."""
        wait = max(self._gather, WAIT_FOR_MORE if self._busy else 0.0)
        if wait and self._most > 1:
            time.sleep(wait)
        jobs = [first]
        while len(jobs) < self._most:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Commit all jobs in one transaction; if that fails, each in its own, so that only the faulty one fails."""
        error = self._transact([batch for batches, _ in jobs for batch in batches])
        self.commits += 1
        same = error is None or len(jobs) == 1
        _settle_soon([(done, error if same else self._transact(batches)) for batches, done in jobs])

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
    elif batch.first and not _has(db, log, batch.table, batch.first - 1):
        raise Overtaken(f"the log of {batch.table} does not reach to line {batch.first}")
    if batch.finished:
        db.execute("DELETE FROM unfinished_contests WHERE contest_id = ?", (batch.table,))
    rows = [(batch.table, seq, line) for seq, line in enumerate(batch.lines, batch.first)]
    db.executemany(f"INSERT INTO {log.name} VALUES (?, ?, ?)", rows)


def _has(db: sqlite3.Connection, log: Log, name: str, line: int) -> bool:
    found = db.execute(f"SELECT 1 FROM {log.name} WHERE {log.key} = ? AND seq = ?", (name, line))
    return found.fetchone() is not None


def _settle_soon(settled: Settled) -> None:
    """Resolve the futures of one commit with a single wake-up of the event loop."""
    for loop in {done.get_loop() for done, _ in settled}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, [each for each in settled if each[0].get_loop() is loop])


def _settle(settled: Settled) -> None:
    for done, error in settled:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)
