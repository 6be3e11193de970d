"""`pelipoyta house migrate`: the database brought up to this version, or that tried on a copy."""

import asyncio
import tempfile
from pathlib import Path

from sqlalchemy import create_engine

from pelipoyta.cli.house.database import house_settings, opened_store, unusable
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.services.storage.database import open_rows, rows_url
from pelipoyta.server.services.storage.migration_backup import Migration, copy_database, migration_of
from pelipoyta.server.settings import Settings
from pelipoyta.storage.database import Database, StorageFailed
from pelipoyta.storage.migrate import HEAD, try_migration
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import StoreUnusable


def migrate(lang: str, database: str | None, *, dry_run: bool) -> None:
    """Migrate the database, after a copy of it was made beside it; with `dry_run` nothing is changed."""
    words, settings = vocabulary(lang), house_settings(database)
    migration = _postgres(lang, settings) if settings.in_postgres else migration_of(settings.database)
    if migration is None:
        raise Trouble("cli-house-unsound", file=str(settings.database), detail="application_id")
    if not migration.pending:
        print(words("cli-house-up-to-date", logs=migration.logs[0], rows=migration.rows[0]))
        return
    try:
        if dry_run:
            _try(settings)
        else:
            with opened_store(lang, settings):
                asyncio.run(_migrated(open_rows(settings)))
    except StoreUnusable as error:
        raise unusable(lang, error) from error
    except StorageFailed as error:
        raise Trouble("cli-house-not-migrated", detail=str(error)[:300]) from error
    key = "cli-house-would-migrate" if dry_run else "cli-house-migrated"
    old, new = migration.logs, migration.rows
    print(words(key, from_logs=old[0], logs=old[1], from_rows=new[0] or "–", rows=new[1]))


def _postgres(lang: str, settings: Settings) -> Migration:
    from pelipoyta.table.log import postgres

    try:
        return Migration(postgres.version_of(settings.database_url), (_rows_of(settings), HEAD))
    except StoreUnusable as error:
        raise unusable(lang, error) from error


def _rows_of(settings: Settings) -> str:
    from pelipoyta.storage.migrate import revision

    engine = create_engine(rows_url(settings))
    try:
        with engine.connect() as db:
            return revision(db) or ""
    finally:
        engine.dispose()


def _try(settings: Settings) -> None:
    """Migrate a copy of the file; in PostgreSQL migrate in a transaction that is rolled back."""
    if settings.in_postgres:
        from pelipoyta.table.log import postgres

        postgres.try_migration(settings.database_url)
        engine = create_engine(rows_url(settings))
        try:
            try_migration(engine)
        finally:
            engine.dispose()
        return
    with tempfile.TemporaryDirectory(dir=settings.database.parent) as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy_database(settings.database, copy)
        asyncio.run(SqliteStore(copy).close())
        asyncio.run(_migrated(Database.of_file(copy)))


async def _migrated(rows: Database) -> None:
    """Open the rows, which migrates them."""
    try:
        await rows.run(lambda db: None)
    finally:
        await rows.close()
