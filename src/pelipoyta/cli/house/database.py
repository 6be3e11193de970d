"""Database that the commands of the group work on: a SQLite file, or the PostgreSQL of the settings."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.services.database import open_store
from pelipoyta.server.settings import SCHEME, BadSettings, Settings, read_settings
from pelipoyta.table.log.store import Store, StoreUnusable

BUSY = 30.0  # seconds that a transaction waits for a server on the same file


def database_file(given: Path | None) -> Path:
    """The file given, or the server's own; it must be there already."""
    try:
        file = given or read_settings().database
    except StoreUnusable as error:
        raise Trouble("cli-house-no-database", file=str(error.facts.get("url", ""))) from error
    except BadSettings as error:
        raise Trouble("cli-house-no-database", file=error.faults[0].name) from error
    if not file.is_file():
        raise Trouble("cli-house-no-database", file=str(file))
    return file


def house_settings(given: Path | None) -> Settings:
    """Settings of the server, with the file given in place of its own database."""
    try:
        settings = read_settings()
    except BadSettings as error:
        raise Trouble("cli-house-no-database", file=error.faults[0].name) from error
    if given is not None or not settings.in_postgres:
        settings = settings.model_copy(update={"database_url": f"{SCHEME}{database_file(given)}"})
    return settings


def unusable(lang: str, error: StoreUnusable) -> Trouble:
    """The server's own sentence for a database that cannot be used."""
    return Trouble("cli-house-unusable", detail=vocabulary(lang, "errors")(f"error-{error.code}", **error.facts))


@contextmanager
def opened_store(lang: str, settings: Settings) -> Iterator[Store]:
    """The event store, opened and migrated. Raises Trouble where it cannot be used."""
    try:
        store = open_store(settings)
    except StoreUnusable as error:
        raise unusable(lang, error) from error
    try:
        yield store
    finally:
        asyncio.run(store.close())


@contextmanager
def raw_connection(settings: Settings) -> Iterator[Any]:
    """Connection of sqlite3 or psycopg in autocommit mode."""
    if settings.in_postgres:
        from pelipoyta.table.log.postgres import connect

        with closing(connect(settings.database_url)) as postgres:
            yield postgres
    else:
        with closing(sqlite3.connect(settings.database, timeout=BUSY, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = FULL")
            yield db
