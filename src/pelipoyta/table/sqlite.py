"""Logs in SQLite: one thread writes for all tables, and commits what has gathered while it was writing."""

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from pelipoyta.table.model import Header, Line
from pelipoyta.table.store import Batch, Overtaken, StoreFailed, StoreUnusable, read_log

VERSION = 1
APPLICATION = 0x50_45_4C_49  # "PELI": says whose file this is
SCHEMA = """
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, header BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
"""
MOST = 1000  # appends in one commit; more would keep the first of them waiting

Job = tuple[Sequence[Batch], Callable[[StoreFailed | None], None]]


class SqliteStore:
    """One file in WAL mode, safe against power loss too (synchronous=FULL); the primary key is the fence."""

    def __init__(self, path: Path, gather: float = 0.0, most: int = MOST) -> None:
        self._path = path
        self._gather = gather  # seconds a commit waits for company
        self._most = most
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self.commits = 0
        self.secret = _prepare(path)
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def append(self, batches: Sequence[Batch]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((batches, lambda error: _settle_soon(loop, done, error)))
        await done

    async def load(self, table: str) -> tuple[Header, list[Line]] | None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._reader, self._read, table)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        return found and read_log(*found)

    async def check(self) -> None:
        await self.append(())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()

    def _read(self, table: str) -> tuple[bytes, list[bytes]] | None:
        with closing(_connect(self._path)) as db:
            header = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            lines = db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        return None if header is None else (header[0], [line for (line,) in lines])

    def _write(self) -> None:
        with closing(_connect(self._path)) as db:
            while (first := self._jobs.get()) is not None:
                jobs, more = self._gathered(first)
                self._commit(db, jobs)
                if not more:
                    return

    def _gathered(self, first: Job) -> tuple[list[Job], bool]:
        """The first job and all that wait behind it; False when the end of work was among them."""
        if self._gather:
            time.sleep(self._gather)
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

    def _commit(self, db: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        """All in one transaction; should that fail, each by itself, so that only the guilty one fails."""
        error = _transact(db, [batch for batches, _ in jobs for batch in batches])
        self.commits += 1
        for batches, settle in jobs:
            settle(error if error is None or len(jobs) == 1 else _transact(db, batches))


def _settle_soon(loop: asyncio.AbstractEventLoop, done: "asyncio.Future[None]", error: StoreFailed | None) -> None:
    def settle() -> None:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


def _transact(db: sqlite3.Connection, batches: Sequence[Batch]) -> StoreFailed | None:
    try:
        db.execute("BEGIN IMMEDIATE")
        for batch in batches:
            if batch.header is not None:
                db.execute("INSERT INTO tables VALUES (?, ?)", (batch.table, batch.header))
            rows = [(batch.table, seq, line) for seq, line in enumerate(batch.lines, batch.first)]
            db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        if not batches:  # somebody asks whether writing works at all
            db.execute("REPLACE INTO house VALUES ('checked', ?)", (time.time(),))
        db.execute("COMMIT")
    except Exception as error:  # whatever it is, the writer must live on and the waiting must hear of it
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return Overtaken(str(error)) if isinstance(error, sqlite3.IntegrityError) else StoreFailed(str(error))
    return None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _prepare(path: Path) -> bytes:
    """Make the file ready and read the house's secret from it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as db:
            _check_ours(db, path)
        with closing(_connect(path)) as db:
            db.execute("BEGIN IMMEDIATE")
            _migrate(db)
            secret: bytes = db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0]
            db.execute("COMMIT")
            return secret
    except sqlite3.DatabaseError as error:
        code = "database_unwritable" if isinstance(error, sqlite3.OperationalError) else "database_foreign"
        raise StoreUnusable(code, _facts(path, str(error))) from error
    except OSError as error:
        raise StoreUnusable("database_unwritable", _facts(path, str(error))) from error


def _facts(path: Path, detail: str) -> dict[str, str | int]:
    return {"path": str(path), "detail": detail}


def _check_ours(db: sqlite3.Connection, path: Path) -> None:
    """Before anything is written: is the file empty, or ours and not from a later version?"""
    version, owner = _pragma(db, "user_version"), _pragma(db, "application_id")
    used = db.execute("SELECT 1 FROM sqlite_master").fetchone()
    if owner != APPLICATION and (owner or used):
        raise StoreUnusable("database_foreign", _facts(path, f"application_id {owner}"))
    if version > VERSION:
        raise StoreUnusable("database_newer", {"path": str(path), "version": version, "known": VERSION})


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file up to this version; each later version adds its own step here."""
    if _pragma(db, "user_version") == 0:
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        db.execute("INSERT INTO house VALUES ('secret', ?)", (secrets.token_bytes(32),))
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")


def _pragma(db: sqlite3.Connection, name: str) -> Any:
    return db.execute(f"PRAGMA {name}").fetchone()[0]
