"""The database of rows: migrated on first use, all of a transaction or nothing, no import before it is needed."""

import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, insert, inspect, select, text

from pelipoyta.storage.database import Database, StorageFailed, engine_of
from pelipoyta.storage.migrate import HEAD, MIGRATIONS, migrate, revision
from pelipoyta.storage.schema.games.offers import PAIRINGS
from pelipoyta.storage.schema.whole import METADATA

if TYPE_CHECKING:
    from tests.postgres import PostgresServer

MIDDLE = 12  # tables that are made before the failure
ROW = {"key": "k", "pool": {}, "people": [], "made": 1.0, "done": False}


def keys(db: Connection) -> list[str]:
    return list(db.execute(select(PAIRINGS.c.key)).scalars())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_what_is_stored_is_there_when_opened_again(tmp_path: Path) -> None:
    first = Database.of_file(tmp_path / "rows.sqlite3")
    await first.run(lambda db: db.execute(insert(PAIRINGS).values(**ROW)))
    await first.close()
    second = Database.of_file(tmp_path / "rows.sqlite3")
    assert await second.run(keys) == ["k"]
    await second.close()


@pytest.mark.anyio
async def test_a_transaction_that_fails_changes_nothing() -> None:
    database = Database("sqlite://")

    def twice(db: Connection) -> None:
        db.execute(insert(PAIRINGS).values(**ROW))
        db.execute(insert(PAIRINGS).values(**ROW))

    with pytest.raises(StorageFailed):
        await database.run(twice)
    assert await database.run(keys) == []
    await database.close()


@pytest.mark.anyio
async def test_an_error_of_the_work_itself_changes_nothing() -> None:
    database = Database("sqlite://")

    def stopped(db: Connection) -> None:
        db.execute(insert(PAIRINGS).values(**ROW))
        raise LookupError

    with pytest.raises(LookupError):
        await database.run(stopped)
    assert await database.run(keys) == []
    await database.close()


@pytest.mark.anyio
async def test_two_writers_of_one_file_wait_for_each_other(tmp_path: Path) -> None:
    one, other = (Database.of_file(tmp_path / "rows.sqlite3") for _ in range(2))

    async def write(database: Database, name: str) -> None:
        for number in range(20):
            adding = insert(PAIRINGS).values(**ROW | {"key": f"{name}{number}"})
            await database.run(partial(Connection.execute, statement=adding))

    await one.run(keys)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(write, one, "a")
        tasks.start_soon(write, other, "b")
    assert len(await one.run(keys)) == 40
    await one.close()
    await other.close()


@pytest.mark.anyio
async def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    database = Database.of_file(tmp_path / "no" / "folder" / "rows.sqlite3")
    with pytest.raises(StorageFailed, match="unable to open"):
        await database.run(keys)
    await database.close()


def test_migrations_make_the_schema() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        assert revision(connection) is None
    migrate(engine)
    with engine.begin() as connection:
        assert revision(connection) == HEAD
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        connection.execute(text("DROP TABLE offers"))
        assert compare_metadata(context, METADATA) != []  # the comparison sees a table that is missing


def test_migrating_twice_changes_nothing() -> None:
    engine = create_engine("sqlite://")
    migrate(engine)
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_the_newest_migration_is_the_one_named() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


def test_a_server_starts_without_sqlalchemy() -> None:
    """Its import takes a quarter of a second."""
    code = "import sys, pelipoyta.server.app, pelipoyta.storage.database; print('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.anyio
async def test_rows_in_postgresql_are_migrated_and_hold_the_same_schema(postgres: "PostgresServer") -> None:
    url = postgres.new_database().replace("postgresql://", "postgresql+psycopg://")
    database = Database(url)
    await database.run(lambda db: db.execute(insert(PAIRINGS).values(**ROW)))
    assert await database.run(keys) == ["k"]
    with pytest.raises(StorageFailed):
        await database.run(lambda db: db.execute(insert(PAIRINGS).values(**ROW)))
    differences = await database.run(lambda db: compare_metadata(MigrationContext.configure(db), METADATA))
    assert differences == []
    await database.close()


def test_a_migration_that_breaks_off_leaves_the_rows_as_they_were(tmp_path: Path) -> None:
    """In the middle of all migrations, as when the power fails: the next start does them from the beginning."""
    engine = engine_of(f"sqlite:///{tmp_path}/rows.sqlite3")
    made: list[str] = []

    def fail(connection: Connection, cursor: Any, statement: str, *more: Any) -> None:
        made.extend(["table"] if "CREATE TABLE" in statement else [])
        if len(made) > MIDDLE:
            raise OSError("the power failed")

    event.listen(engine, "before_cursor_execute", fail)
    with pytest.raises(OSError, match="power"):
        migrate(engine)
    event.remove(engine, "before_cursor_execute", fail)
    assert len(made) == MIDDLE + 1 and inspect(engine).get_table_names() == []
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
