"""Database file: created with owner-only permissions, checked by application id, watched for replacement."""

import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from typing import Any

import structlog

from pelipoyta.table.log.checkpoints import AT_LAST, Checkpoints
from pelipoyta.table.log.store import StoreFailed, StoreUnusable

VERSION = 6
APPLICATION = 0x50_45_4C_49  # "PELI": SQLite's application_id
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
CONTESTS = """
CREATE TABLE contests (id TEXT PRIMARY KEY, header BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE contest_log (
    contest_id TEXT NOT NULL REFERENCES contests (id),
    seq INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (contest_id, seq)
) WITHOUT ROWID;
"""
ANALYSES = """
CREATE TABLE analyses (id TEXT PRIMARY KEY, header BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE analysis_log (
    analysis_id TEXT NOT NULL REFERENCES analyses (id),
    seq INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (analysis_id, seq)
) WITHOUT ROWID;
"""
UNFINISHED = """
CREATE TABLE unfinished_contests (contest_id TEXT PRIMARY KEY REFERENCES contests (id)) WITHOUT ROWID;
INSERT INTO unfinished_contests SELECT id FROM contests
"""  # an older file lists all of them, until each was loaded once
RUNNING_CLOCKS = """
CREATE TABLE running_clocks (table_id TEXT PRIMARY KEY REFERENCES tables (id)) WITHOUT ROWID;
INSERT INTO running_clocks SELECT id FROM tables
WHERE json_extract(CAST(header AS TEXT), '$.time') IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM log WHERE table_id = id AND instr(line, CAST('"over"' AS BLOB))
    AND json_extract(CAST(line AS TEXT), '$.over') IS NOT NULL
)
"""  # of tables with clocks, those whose games are not over
ARCHIVED = """
CREATE TABLE archived (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), lines INTEGER NOT NULL, body BLOB NOT NULL
)
"""  # logs of finished games, packed
BESIDE = ("", "-wal", "-shm")  # suffixes of SQLite's files beside the database, which inherit its mode
OTHERS = 0o077
log = structlog.get_logger("pelipoyta.table")


class DatabaseFile:
    """An opened and migrated database file, with the server's secret. Raises StoreUnusable."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = tuple(Path(f"{path}{end}") for end in BESIDE)
        with _as_store_error(path):
            self.secret = _prepare(path)
            self.writer, self.reader = _connect(path), _connect(path)
            self.writer.execute(f"PRAGMA wal_autocheckpoint = {AT_LAST}")
            self._checkpoints = Checkpoints(_connect(path))
            self.grown = self._checkpoints.grown
            self._opened = _identities(self._files)

    def check(self) -> None:
        """Check that the path still names the opened file. Raises StoreFailed.

        A file that was removed or replaced accepts every write, and loses it.
        """
        if _identities(self._files) != self._opened:
            raise StoreFailed(f"{self._path} was removed or replaced: put it back, or restart to use what is there now")

    def close(self) -> None:
        self._checkpoints.close()
        self.reader.close()
        self.writer.close()


def _identities(files: Sequence[Path]) -> tuple[tuple[int, int] | None, ...]:
    """Device and inode of each file. Opening and closing a file would drop the locks that SQLite holds on it."""
    return tuple(map(_identity, files))


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def _as_store_error(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = "database_unwritable" if isinstance(error, sqlite3.OperationalError) else "database_foreign"
        raise StoreUnusable(code, _facts(path, str(error))) from error
    except OSError as error:
        raise StoreUnusable("database_unwritable", _facts(path, str(error))) from error


@contextmanager
def _as_failed_migration(path: Path, version: int) -> Iterator[None]:
    """Turn errors of the migration of an existing database into StoreUnusable."""
    try:
        yield
    except sqlite3.Error as error:
        if not version:
            raise
        raise StoreUnusable("migration_failed", _facts(path, str(error))) from error


def _prepare(path: Path) -> bytes:
    """Create or migrate the file, and read the server's secret from it."""
    _make(path)
    with closing(_open(path)) as db:
        _check_ours(db, path)
    with closing(_connect(path)) as db:
        db.execute("BEGIN IMMEDIATE")
        with _as_failed_migration(path, _pragma(db, "user_version")):
            _migrate(db)
        secret: bytes = db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0]
        db.execute("COMMIT")
        _warn_if_wide(path)
        return secret


def _connect(path: Path) -> sqlite3.Connection:
    db = _open(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("SELECT 1 FROM sqlite_master").fetchone()  # creates the files beside it
    return db


def _open(path: Path) -> sqlite3.Connection:
    """Open an existing file; creating one would hide that ours is gone."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, timeout=5, isolation_level=None, check_same_thread=False, uri=True)


def _make(path: Path) -> None:
    """Create the file with mode 600 under any umask: it holds the keys of all seats and every hand."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True)
        path.parent.chmod(0o700)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        path.chmod(0o600)


def _warn_if_wide(path: Path) -> None:
    """Warn of an existing file that other users can read; its mode is not changed."""
    for file in (Path(f"{path}{end}") for end in BESIDE):
        mode = S_IMODE(file.stat().st_mode) if file.exists() and os.name == "posix" else 0
        if mode & OTHERS:
            log.warning("database open to other users of this machine", mode=f"{mode:o}", mend=f"chmod 600 {file}")


def _facts(path: Path, detail: str) -> dict[str, str | int]:
    return {"path": str(path), "detail": detail}


def _check_ours(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that is neither empty nor ours, or is of a later version, before anything is written."""
    version, owner = _pragma(db, "user_version"), _pragma(db, "application_id")
    used = db.execute("SELECT 1 FROM sqlite_master").fetchone()
    if owner != APPLICATION and (owner or used):
        raise StoreUnusable("database_foreign", _facts(path, f"application_id {owner}"))
    if version > VERSION:
        raise StoreUnusable("database_newer", {"path": str(path), "version": version, "known": VERSION})


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file up to this version; each later version adds its own step here."""
    version = _pragma(db, "user_version")
    if version < 1:
        _run(db, SCHEMA)
        db.execute("INSERT INTO house VALUES ('secret', ?)", (secrets.token_bytes(32),))
        db.execute(f"PRAGMA application_id = {APPLICATION}")
    if version < 2:
        _run(db, CONTESTS)
    if version < 3:
        _run(db, ANALYSES)
    if version < 4:
        _run(db, UNFINISHED)
    if version < 5:
        _run(db, RUNNING_CLOCKS)
    if version < 6:
        _run(db, ARCHIVED)
    db.execute(f"PRAGMA user_version = {VERSION}")


def _run(db: sqlite3.Connection, statements: str) -> None:
    for statement in statements.split(";"):
        db.execute(statement)


def _pragma(db: sqlite3.Connection, name: str) -> Any:
    return db.execute(f"PRAGMA {name}").fetchone()[0]
