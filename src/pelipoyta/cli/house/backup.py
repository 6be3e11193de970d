"""`pelipoyta house backup` and `restore`: the database copied while the server runs, and put back while it does not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from pelipoyta.cli.house.database import database_file
from pelipoyta.cli.sentences import Trouble, vocabulary

OWNER_ONLY = 0o600  # the file holds the keys of all seats, and the cards in every hand


def backup(lang: str, file: Path | None, to: Path) -> None:
    """Copy the database, also under a running server; a file that is there already is never overwritten."""
    source = database_file(file)
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise Trouble("cli-house-cannot-write", file=str(to), detail=error.strerror or "") from error
    try:
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(to)) as copy:
            db.backup(copy)
        _check_copy(to)
    except (sqlite3.Error, Trouble) as error:
        to.unlink()
        raise error if isinstance(error, Trouble) else _unusable(source, error) from error
    print(vocabulary(lang)("cli-house-backed-up", file=str(to)))


def restore(lang: str, file: Path | None, source: Path) -> None:
    """Put a backup in place of the database; the former file is kept beside it. Refused under a running server."""
    target = database_file(file)
    if not source.is_file():
        raise Trouble("cli-house-no-database", file=str(source))
    _check_copy(source)
    refuse_if_open(target)
    new, former = (target.with_name(f"{target.name}.{end}") for end in ("restoring", "before-restore"))
    new.unlink(missing_ok=True)
    backup_to(source, new)
    target.replace(former)
    new.replace(target)
    print(vocabulary(lang)("cli-house-restored", file=str(target), former=str(former)))


def backup_to(source: Path, to: Path) -> None:
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(to)) as copy:
        db.backup(copy)


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


def _unusable(file: Path, error: sqlite3.Error) -> Trouble:
    return Trouble("cli-house-unsound", file=str(file), detail=str(error))
