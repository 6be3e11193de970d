"""Migrations by Alembic; a database that is up to date does not even load it."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from pelipoyta.storage.locks import lock

HEAD = "0017"  # the newest migration; a test compares it with the folder
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Bring the rows' tables up to this version of the program, one process at a time.

    A later version's tables are left alone: while a deploy is under way both versions work, since migrations only add.
    """
    with engine.begin() as connection:
        if (revision(connection) or "") >= HEAD:
            return
        lock(connection, ["migrations"])
        if (revision(connection) or "") < HEAD:
            _upgrade(connection)


def try_migration(engine: Engine) -> None:
    """Migrate in a transaction that is rolled back; for PostgreSQL, where that leaves no trace."""
    with engine.connect() as connection, connection.begin() as transaction:
        lock(connection, ["migrations"])
        if (revision(connection) or "") < HEAD:
            _upgrade(connection)
        transaction.rollback()


def revision(connection: Connection) -> str | None:
    """Migration that the database has; None before the first one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
