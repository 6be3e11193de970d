"""Fresh SQLite databases of tests: the migrations run once in each process, and later databases copy what they made."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from sqlalchemy import Connection, create_engine

from pelipoyta.storage import migrate

MIGRATED = migrate._upgrade


@cache
def _statements() -> tuple[str, ...]:
    """SQL that makes what the migrations make."""
    with create_engine("sqlite://").begin() as connection:
        MIGRATED(connection)
        made = connection.connection.driver_connection
        assert made is not None
        return tuple(made.iterdump())[1:-1]  # without its transaction


def _copy(connection: Connection) -> None:
    """Bring a database up to date, quickly where it has no rows yet."""
    if connection.dialect.name != "sqlite" or migrate.revision(connection) is not None:
        MIGRATED(connection)
        return
    for statement in _statements():
        connection.exec_driver_sql(statement)


@contextmanager
def copied_migrations() -> Iterator[None]:
    """While it lasts, an empty database of this process is migrated by a copy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "_upgrade", _copy)
        yield
