"""`pelipoyta house backup` and `restore`: the database copied while the server runs, and put back while it does not.

A backup is always a SQLite file, that of a PostgreSQL database too: it comes back into either.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pelipoyta.cli.house.database import house_settings, name_of, opened_store
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.services.storage.database import rows_url
from pelipoyta.server.services.storage.migration_backup import copy_database
from pelipoyta.server.settings import SCHEME, Settings
from pelipoyta.storage.copying import copy_everything
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import StoreUnusable

OWNER_ONLY = 0o600  # the file holds the keys of all seats, and the cards in every hand


def backup(lang: str, database: str | None, to: Path) -> None:
    """Copy the database, also under a running server; a file that is there already is never overwritten."""
    settings = house_settings(database)
    with _new_file(to):
        if settings.in_postgres:
            with opened_store(lang, settings):  # migrates it, as every command does
                pass
            copy_everything(rows_url(settings), _prepared(to))
        else:
            with closing(sqlite3.connect(settings.database)) as db, closing(sqlite3.connect(to)) as copy:
                db.backup(copy)
        _check_copy(to)
    print(vocabulary(lang)("cli-house-backed-up", file=str(to)))


@contextmanager
def _new_file(to: Path) -> Iterator[None]:
    """An empty file for its owner alone, which is gone again where it cannot be filled."""
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise Trouble("cli-house-cannot-write", file=str(to), detail=error.strerror or "") from error
    try:
        yield
    except BaseException as error:
        for end in ("", "-wal", "-shm"):
            Path(f"{to}{end}").unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error | StorageFailed):
            raise _unusable(to, error) from error
        raise


def _prepared(file: Path) -> str:
    """URL of the file, with its logs migrated. Raises Trouble."""
    try:
        asyncio.run(SqliteStore(file).close())
    except StoreUnusable as error:
        raise _unusable(file, error) from error
    return f"{SCHEME}{file}"


def restore(lang: str, database: str | None, source: Path) -> None:
    """Put a backup in place of a file, which is kept beside it, or into an empty PostgreSQL database.

    Refused under a running server, and for a PostgreSQL database that is in use.
    """
    settings = house_settings(database)
    if not source.is_file():
        raise Trouble("cli-house-no-database", file=str(source))
    _check_copy(source)
    if settings.in_postgres:
        _restore_into_postgres(lang, settings, source)
        print(vocabulary(lang)("cli-house-restored-into", database=name_of(settings)))
        return
    target = settings.database
    refuse_if_open(target)
    new, former = (target.with_name(f"{target.name}.{end}") for end in ("restoring", "before-restore"))
    new.unlink(missing_ok=True)
    copy_database(source, new)
    target.replace(former)
    new.replace(target)
    print(vocabulary(lang)("cli-house-restored", file=str(target), former=str(former)))


def _restore_into_postgres(lang: str, settings: Settings, source: Path) -> None:
    """From a copy, which is migrated: the backup itself stays as it is."""
    with opened_store(lang, settings):  # makes the tables
        pass
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy_database(source, copy)
        try:
            done = copy_everything(_prepared(copy), rows_url(settings))
        except StorageFailed as error:
            raise _unusable(source, error) from error
    if not done:
        raise Trouble("cli-house-not-empty", database=name_of(settings))


def _check_copy(file: Path) -> None:
    """Raises Trouble where the file is no whole database of tables."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            sound = db.execute("PRAGMA integrity_check").fetchone()[0]
            db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise _unusable(file, error) from error
    if sound != "ok":
        raise Trouble("cli-house-unsound", file=str(file), detail=str(sound)[:200])


def refuse_if_open(file: Path) -> None:
    """Raises Trouble while a server uses the file: its journal cannot be closed then."""
    try:
        with closing(sqlite3.connect(file, timeout=0.5)) as db:
            mode = db.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.Error:  # it cannot be read, which is why it is replaced
        mode = "delete"
    if mode != "delete":
        raise Trouble("cli-house-in-use", file=str(file))


def _unusable(file: Path, error: Exception) -> Trouble:
    return Trouble("cli-house-unsound", file=str(file), detail=str(error)[:300])
