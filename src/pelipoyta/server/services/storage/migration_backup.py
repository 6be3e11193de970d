"""Backup of a SQLite file before it is migrated: at the start of a server, without loading what migrates."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import structlog

from pelipoyta.table.log.database_file import APPLICATION, VERSION
from pelipoyta.table.log.store import StoreUnusable

VERSIONS = Path(__file__).parents[3] / "storage" / "migrations" / "versions"
ROWS = "SELECT version_num FROM alembic_version"
OWNER_ONLY = 0o600
log = structlog.get_logger("pelipoyta.storage")


class Migration(NamedTuple):
    """Versions of a database now and after its migration: of the logs, and of the rows (empty: none yet)."""

    logs: tuple[int, int]
    rows: tuple[str, str]

    @property
    def pending(self) -> bool:
        return self.logs[0] < self.logs[1] or self.rows[0] < self.rows[1]


def newest_rows() -> str:
    """Number of the newest migration of rows."""
    return max(path.name[:4] for path in VERSIONS.glob("[0-9]*.py"))


def migration_of(path: Path) -> Migration | None:
    """Migration that the file needs or has behind it; None for a new file, and for one that is not ours."""
    if not path.is_file() or not path.stat().st_size:
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
                return None
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            rows = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            [found] = (db.execute(ROWS).fetchone() or [""]) if rows else [newest_rows()]  # made on first use
    except sqlite3.Error:
        return None
    return Migration((version, VERSION), (str(found), newest_rows()))


def back_up_before_migration(path: Path) -> Path | None:
    """Copy the file beside itself if it is about to be migrated; an earlier copy of the same step is kept.

    Raises StoreUnusable where it cannot be copied: nothing is migrated then.
    """
    migration = migration_of(path)
    if migration is None or not migration.pending or migration.logs[0] > VERSION:
        return None
    to = path.with_name(f"{path.name}.before-{VERSION}-{migration.rows[1]}")
    if to.exists():
        return to
    unfinished = to.with_name(f"{to.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        copy_database(path, unfinished)
        unfinished.replace(to)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise StoreUnusable("migration_not_backed_up", {"path": str(to), "detail": str(error)}) from error
    log.warning("the database was copied before its migration", copy=str(to))
    return to


def copy_database(source: Path, to: Path) -> None:
    """Copy a database, also under a running server, into a new file that only its owner can read."""
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(to)) as copy:
        db.backup(copy)
