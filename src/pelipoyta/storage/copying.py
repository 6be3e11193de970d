"""Copies all rows and logs of one database into an empty one: between SQLite and PostgreSQL in either direction."""

from collections.abc import Mapping
from typing import Any, cast

from sqlalchemy import (
    Connection,
    Engine,
    FromClause,
    Table,
    column,
    delete,
    func,
    insert,
    literal_column,
    select,
    table,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from pelipoyta.storage.database import StorageFailed, engine_of
from pelipoyta.storage.migrate import migrate
from pelipoyta.storage.schema.whole import METADATA

AT_ONCE = 500  # rows
# Tables of the logs with their columns, those that others refer to first; their schemas are in `table/log`.
LOGS: Mapping[str, tuple[str, ...]] = {
    "tables": ("id", "header"),
    "contests": ("id", "header"),
    "analyses": ("id", "header"),
    "log": ("table_id", "seq", "line"),
    "contest_log": ("contest_id", "seq", "line"),
    "analysis_log": ("analysis_id", "seq", "line"),
    "unfinished_contests": ("contest_id",),
    "running_clocks": ("table_id",),
    "archived": ("table_id", "lines", "body"),
}
USED = ("tables", "contests", "analyses", "accounts")  # tables of which a database that is in use has rows
SECRET = text("SELECT value FROM house WHERE name = 'secret'")
NEW_SECRET = text("UPDATE house SET value = :secret WHERE name = 'secret'")


def copy_everything(source: str, target: str) -> bool:
    """Copy between databases whose logs are migrated; False if the target is used. Raises StorageFailed.

    The source is read as it was at one moment, and all of it comes into the target or nothing.
    """
    engines = [engine_of(url) for url in (source, target)]
    try:
        for engine in engines:
            migrate(engine)
        with _reading(engines[0]) as db, engines[1].begin() as into:
            used = is_used(into)
            if not used:
                copy_database(db, into)
        return not used
    except SQLAlchemyError as error:
        raise StorageFailed(str(error)) from error
    finally:
        for engine in engines:
            engine.dispose()


def _reading(engine: Engine) -> Connection:
    postgres = engine.dialect.name == "postgresql"
    return engine.connect().execution_options(**({"isolation_level": "REPEATABLE READ"} if postgres else {}))


def is_used(db: Connection) -> bool:
    """True if there is a table, a contest, an analysis or an account."""
    return any(db.execute(select(literal_column("1")).select_from(table(name)).limit(1)).first() for name in USED)


def copy_database(source: Connection, target: Connection) -> None:
    """Copy everything between two migrated databases, of which the target is not used yet."""
    target.execute(NEW_SECRET, {"secret": source.execute(SECRET).scalar_one()})
    for name, columns in LOGS.items():
        log = table(name, *(column(each) for each in columns))
        _copy(source, target, log)
    for rows in METADATA.sorted_tables:
        target.execute(delete(rows))
        _copy(source, target, rows)
        _continue_numbers(target, rows)


def _copy(source: Connection, target: Connection, rows: FromClause) -> None:
    """Copy some rows at a time: a log may be larger than the memory."""
    found = source.execution_options(yield_per=AT_ONCE).execute(select(*rows.columns))
    for batch in found.mappings().partitions():
        target.execute(insert(cast(Any, rows)), [dict(row) for row in batch])


def _continue_numbers(target: Connection, rows: Table) -> None:
    """Let PostgreSQL count on from the highest number that was copied; SQLite does so by itself."""
    counted = rows.autoincrement_column
    if counted is None or target.dialect.name != "postgresql":
        return
    highest = target.execute(select(func.max(counted))).scalar()
    if highest is not None:
        target.execute(select(func.setval(func.pg_get_serial_sequence(rows.name, counted.name), highest)))
