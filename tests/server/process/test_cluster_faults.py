"""What keeps a server of a cluster from starting: a sentence and exit code 2 each, no traceback, nothing changed."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.nats import NatsServer, nats_server
from tests.postgres import PostgresServer
from tests.server.process.test_serve import cannot

from pelipoyta.cluster.bus import nats as bus
from pelipoyta.cluster.placement import Placement
from pelipoyta.server.services.cluster import OpenedCluster
from pelipoyta.storage.database import Database
from pelipoyta.table.log import postgres as postgres_store
from pelipoyta.table.log.database_file import VERSION
from pelipoyta.table.log.postgres import PostgresStore
from pelipoyta.table.log.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
__all__ = ["cannot"]  # the fixture
Cannot = Callable[..., str]
NOWHERE = "nats://127.0.0.1:1"


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


def last_words(cannot: Cannot, url: str, **more: str) -> str:
    said = cannot(PELIPOYTA_DATABASE_URL=url, PELIPOYTA_LEASE_SECONDS="0.5", PELIPOYTA_BOT_WORKERS="1", **more)
    assert "Traceback" not in said
    return said


def test_a_postgresql_that_is_too_old(cannot: Cannot, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "OLDEST_SERVER", 990000)
    assert "is too old. At least version 13" in last_words(cannot, url)


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("redis://here", "must be like nats://"),
        (NOWHERE, "127.0.0.1:1 cannot be reached"),
        ("nats://club:hunter2@127.0.0.1:1", "nats://127.0.0.1:1 cannot be reached"),
    ],
)
def test_a_bus_that_is_away_at_the_start(cannot: Cannot, url: str, address: str, says: str) -> None:
    said = last_words(cannot, url, PELIPOYTA_BUS_URL=address)
    assert says in said and "hunter2" not in said


def test_a_bus_that_goes_after_the_first_look(cannot: Cannot, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "check_nats", lambda url: None)
    assert "127.0.0.1:1 cannot be reached" in last_words(cannot, url, PELIPOYTA_BUS_URL=NOWHERE)


def test_a_bus_that_goes_after_the_second_look(cannot: Cannot, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The application itself cannot start then; nobody is told that the server is open."""
    monkeypatch.setattr(bus, "check_nats", lambda url: None)
    monkeypatch.setattr(OpenedCluster, "check", lambda self, secret: None)
    assert "127.0.0.1:1 cannot be reached" in last_words(cannot, url, PELIPOYTA_BUS_URL=NOWHERE)


def test_two_clusters_on_one_database(cannot: Cannot, url: str, nats: NatsServer) -> None:
    other = Placement(url, lease=600)
    said = last_words(cannot, url, PELIPOYTA_BUS_URL=nats.url)
    other._db.close()
    assert "does not answer" in said and "Two clusters cannot share one database" in said


async def test_a_half_applied_migration_of_logs_in_postgresql(cannot: Cannot, url: str) -> None:
    await PostgresStore(url).close()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("UPDATE house SET value = '2' WHERE name = 'version'")
        said = await in_thread(last_words, cannot, url)
        assert "could not be brought up to this version" in said and "archived" in said
        assert db.execute("SELECT value FROM house WHERE name = 'version'").fetchone() == (b"2",)


async def test_a_half_applied_migration_of_rows_in_postgresql(cannot: Cannot, url: str) -> None:
    await PostgresStore(url).close()
    rows = Database(f"postgresql+psycopg://{url.partition('://')[2]}")
    rows.prepare()
    await rows.close()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("UPDATE alembic_version SET version_num = '0014'")
        said = await in_thread(last_words, cannot, url)
        assert "could not be brought up to this version" in said and "conditionals" in said
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == ("0014",)


async def test_half_applied_migrations_of_a_file(cannot: Cannot, tmp_path: Path) -> None:
    """Of the logs, and of the rows; a copy from before lies beside the file."""
    file = tmp_path / "games.sqlite3"
    await SqliteStore(file).close()
    rows = Database.of_file(file)
    rows.prepare()
    await rows.close()
    for undo, redo, says in (
        (f"PRAGMA user_version = {VERSION - 1}", f"PRAGMA user_version = {VERSION}", "archived"),
        ("UPDATE alembic_version SET version_num = '0014'", "", "conditionals"),
    ):
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(undo)
        said = await in_thread(last_words, cannot, f"sqlite:///{file}")
        assert "could not be brought up to this version" in said and says in said
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(redo or "SELECT 1")
    assert list(tmp_path.glob("*.before-*"))


async def in_thread(work: Callable[..., str], *given: Any) -> str:
    """The server begins an event loop of its own; these tests have one already."""
    from asyncio import to_thread

    return await to_thread(work, *given)
