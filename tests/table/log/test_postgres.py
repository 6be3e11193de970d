"""The PostgreSQL store alone: restarts of the database, addresses that do not work, later and older versions."""

import asyncio

import psycopg
import pytest
from tests.postgres import PostgresServer, postgres_server

from pelipoyta.table.log import postgres as module
from pelipoyta.table.log.postgres import PostgresStore, without_password
from pelipoyta.table.log.store import Batch, Overtaken, StoreFailed, StoreUnusable

pytestmark = pytest.mark.anyio


async def test_a_restarted_database_is_used_again_and_nothing_acknowledged_is_lost() -> None:
    with postgres_server() as server:
        store = PostgresStore(server.new_database())
        await store.append([Batch("t1", 0, (b"a",), b"{}")])
        server.stop()
        with pytest.raises(StoreFailed):
            await store.append([Batch("t1", 1, (b"b",))])
        with pytest.raises(StoreFailed):
            await store.read("t1", "tables")
        server.start()
        await store.append([Batch("t1", 1, (b"b",))])
        assert await store.read("t1", "tables") == (b"{}", [b"a", b"b"])
        await store.close()


async def test_a_commit_without_an_answer_is_found_by_the_next_append(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost after the commit: the caller is told of a failure, and the next writer is overtaken."""
    store = PostgresStore(postgres.new_database())
    await store.append([Batch("t1", 0, (b"a",), b"{}")])
    insert = module._insert

    def cut(db: "psycopg.Connection[object]", batches: list[Batch]) -> None:
        insert(db, batches)
        db.commit() if not db.autocommit else db.execute("COMMIT")
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(module, "_insert", cut)
    with pytest.raises(StoreFailed):
        await store.append([Batch("t1", 1, (b"b",))])
    monkeypatch.setattr(module, "_insert", insert)
    with pytest.raises(Overtaken):
        await store.append([Batch("t1", 1, (b"b",))])
    assert await store.read("t1", "tables") == (b"{}", [b"a", b"b"])
    await store.close()


async def test_processes_that_open_a_new_database_at_once_agree(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url) for _ in range(6)))
    assert len({store.secret for store in stores}) == 1
    for store in stores:
        await store.close()


def test_an_address_without_a_server_is_told_without_its_password() -> None:
    with pytest.raises(StoreUnusable) as trouble:
        PostgresStore("postgresql://club:hunter2@127.0.0.1:1/games")
    assert trouble.value.code == "postgres_unreachable"
    assert "hunter2" not in str(trouble.value.facts)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://club:pw@db.example:5433/games", "postgresql://club@db.example:5433/games"),
        ("postgresql:///games?host=/run/pg&password=pw", "postgresql:///games"),
        ("postgresql://db.example/games", "postgresql://db.example/games"),
    ],
)
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown


async def test_a_database_of_a_later_version_is_left_alone(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    await PostgresStore(url).close()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("UPDATE house SET value = '99' WHERE name = 'version'")
    with pytest.raises(StoreUnusable, match="database_newer"):
        PostgresStore(url)


def test_a_server_that_is_too_old_is_told(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OLDEST_SERVER", 990000)
    with pytest.raises(StoreUnusable, match="postgres_too_old"):
        PostgresStore(postgres.new_database())
