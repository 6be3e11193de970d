"""The database by the scheme of its address: a SQLite file, or PostgreSQL."""

from contextlib import closing
from typing import TYPE_CHECKING

from pelipoyta.storage.database import Database
from pelipoyta.table.log.fence import Fence
from pelipoyta.table.log.store import Store, StoreUnusable

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings


def open_store(settings: "Settings", fence: Fence | None = None) -> Store:
    """Open the event store; in a cluster behind the fence of its owner. Raises StoreUnusable."""
    gather = settings.gather_ms / 1000
    if not settings.in_postgres:
        from pelipoyta.server.services.storage.migration_backup import back_up_before_migration
        from pelipoyta.table.log.sqlite import SqliteStore  # a browser has no SQLite

        back_up_before_migration(settings.database)
        return SqliteStore(settings.database, gather)
    from pelipoyta.table.log.postgres import PostgresStore  # psycopg is in the extra `cluster`

    return PostgresStore(settings.database_url, gather, fence=fence)


def open_rows(settings: "Settings") -> Database:
    """Database of the rows that are no log, which is the same one; older ones are migrated. Raises StoreUnusable."""
    from pelipoyta.server.services.storage.migration_backup import newest_rows

    rows = Database(rows_url(settings))
    if _version(settings) not in ("", newest_rows()):
        try:
            rows.prepare()
        except Exception as error:  # a database that others have changed may refuse in any way
            path = _shown(settings)
            detail = str(error).strip().splitlines()[0]
            raise StoreUnusable("migration_failed", {"path": path, "detail": detail}) from error
    return rows


def rows_url(settings: "Settings") -> str:
    """Address of the rows for SQLAlchemy."""
    if not settings.in_postgres:
        return f"sqlite:///{settings.database}"
    return f"postgresql+psycopg://{settings.database_url.partition('://')[2]}"


def _shown(settings: "Settings") -> str:
    """The database as messages name it."""
    if not settings.in_postgres:
        return str(settings.database)
    from pelipoyta.table.log.postgres import without_password

    return without_password(settings.database_url)


def _version(settings: "Settings") -> str:
    """The newest migration that the rows have; empty where there are none yet. Raises StoreUnusable."""
    if not settings.in_postgres:
        from pelipoyta.server.services.storage.migration_backup import migration_of

        found = migration_of(settings.database)
        return found.rows[0] if found else ""
    from pelipoyta.table.log.postgres import as_unusable, connect

    with as_unusable(settings.database_url), closing(connect(settings.database_url)) as db:
        there = db.execute("SELECT to_regclass('alembic_version')").fetchone()
        version = db.execute("SELECT version_num FROM alembic_version").fetchone() if there and there[0] else None
        return str(version[0]) if version else ""
