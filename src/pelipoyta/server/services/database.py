"""The database by the scheme of its address: a SQLite file, or PostgreSQL."""

from typing import TYPE_CHECKING

from pelipoyta.storage.database import Database
from pelipoyta.table.log.fence import Fence
from pelipoyta.table.log.store import Store

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings


def open_store(settings: "Settings", fence: Fence | None = None) -> Store:
    """Open the event store; in a cluster behind the fence of its owner. Raises StoreUnusable."""
    gather = settings.gather_ms / 1000
    if not settings.in_postgres:
        from pelipoyta.server.services.migration_backup import back_up_before_migration
        from pelipoyta.table.log.sqlite import SqliteStore  # a browser has no SQLite

        back_up_before_migration(settings.database)
        return SqliteStore(settings.database, gather)
    from pelipoyta.table.log.postgres import PostgresStore  # psycopg is in the extra `cluster`

    return PostgresStore(settings.database_url, gather, fence=fence)


def open_rows(settings: "Settings") -> Database:
    """The rows that are no log; they are in the same database."""
    if not settings.in_postgres:
        return Database.of_file(settings.database)
    return Database(f"postgresql+psycopg://{settings.database_url.partition('://')[2]}")
