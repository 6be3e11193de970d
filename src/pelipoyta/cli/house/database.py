"""Database that the commands of the group work on: a SQLite file, or the PostgreSQL of the settings."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.services.storage.database import open_rows, open_store
from pelipoyta.server.settings import SCHEME, BadSettings, Settings, read_settings
from pelipoyta.storage.database import Database
from pelipoyta.table.log.postgres import without_password
from pelipoyta.table.log.store import Store, StoreUnusable

BUSY = 30.0  # seconds that a transaction waits for a server on the same file


def house_settings(given: str | None) -> Settings:
    """Settings of the server, with the file or address given in place of its own database; a file must be there."""
    settings = server_settings(given)
    if not settings.in_postgres:
        _file_of(settings)
    return settings


def server_settings(given: str | None) -> Settings:
    """The same for a database that need not be there yet."""
    try:
        settings = read_settings()
    except BadSettings as error:
        raise Trouble("cli-house-no-database", file=error.faults[0].name) from error
    if given is None:
        return settings
    return settings.model_copy(update={"database_url": given if "://" in given else f"{SCHEME}{given}"})


def name_of(settings: Settings) -> str:
    """The database as it may be shown: a file, or an address without its password."""
    return without_password(settings.database_url) if settings.in_postgres else str(settings.database)


def _file_of(settings: Settings) -> Path:
    try:
        file = settings.database
    except StoreUnusable as error:
        raise Trouble("cli-house-no-database", file=str(error.facts.get("url", ""))) from error
    if not file.is_file():
        raise Trouble("cli-house-no-database", file=str(file))
    return file


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


def opened_rows(lang: str, settings: Settings) -> Database:
    """The rows, migrated where they are older. Raises Trouble where that fails."""
    try:
        return open_rows(settings)
    except StoreUnusable as error:
        raise unusable(lang, error) from error


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
