"""Both stores keep the same promises: acknowledged is stored, two writers never both win, only the guilty fails."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec import Raw
from tests.postgres import PostgresServer
from tests.table.log.test_sqlite import HEADER, LINES

from pelipoyta.kernel.terms import Over
from pelipoyta.table.log.postgres import PostgresStore
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Batch, Overtaken, StoreFailed, batch
from pelipoyta.table.model import TableHeader, TableLine, Timing

pytestmark = pytest.mark.anyio
Opener = Callable[..., SqliteStore | PostgresStore]


@pytest.fixture(params=["sqlite", "postgres"])
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """A function that opens another store of the same database."""
    if request.param == "sqlite":
        path = tmp_path / "games.sqlite3"
        yield lambda **more: SqliteStore(path, **more)
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        url = server.new_database()
        yield lambda **more: PostgresStore(url, **more)


async def test_a_log_comes_back_as_it_was_stored(opened: Opener) -> None:
    store = opened()
    await store.append([batch("t1", 0, LINES[:1], HEADER)])
    await store.append([batch("t1", 1, LINES[1:])])
    await store.close()
    again = opened()
    loaded = await again.load("t1")
    assert await again.load("t2") is None
    await again.close()
    assert loaded is not None
    assert loaded[0].host == "key"
    assert loaded[1][:2] == LINES[:2]


async def test_the_secret_is_made_once(opened: Opener) -> None:
    first, second = opened(), opened()
    assert first.secret == second.secret
    assert len(first.secret) == 32
    await first.close()
    await second.close()


async def test_two_writers_of_a_line_cannot_both_win(opened: Opener) -> None:
    first, second = opened(), opened()
    await first.append([Batch("t1", 0, (b"a",), b"{}")])
    await second.append([Batch("t1", 1, (b"b",))])
    with pytest.raises(Overtaken):
        await first.append([Batch("t1", 1, (b"c",))])
    with pytest.raises(Overtaken):
        await first.append([Batch("t1", 3, (b"c",))])
    assert await first.read("t1", "tables") == (b"{}", [b"a", b"b"])
    assert await first.lengths() == {"t1": 2}
    await first.close()
    await second.close()


async def test_in_one_commit_only_the_guilty_fails(opened: Opener) -> None:
    store = opened(gather=0.05)
    batches = [Batch("t1", 0, (b"a",), b"{}"), Batch("t1", 0, (b"b",), b"{}"), Batch("t2", 0, (b"c",), b"{}")]
    results = await asyncio.gather(*(store.append([each]) for each in batches), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
    assert await store.read("t2", "tables") == (b"{}", [b"c"])
    await store.close()


async def test_batches_of_one_append_stand_or_fall_together(opened: Opener) -> None:
    store = opened()
    await store.append([Batch("t1", 0, (b"a",), b"{}")])
    with pytest.raises(Overtaken):
        await store.append([Batch("t2", 0, (b"b",), b"{}"), Batch("t1", 0, (b"c",))])
    assert await store.read("t2", "tables") is None
    await store.close()


async def test_lines_of_one_table_in_one_commit_follow_each_other(opened: Opener) -> None:
    store = opened(gather=0.05)
    new = store.append([Batch("t1", 0, (b"a",), b"{}")])
    await asyncio.gather(new, *(store.append([Batch("t1", number, (b"x",))]) for number in range(1, 50)))
    found = await store.read("t1", "tables")
    assert found is not None
    assert len(found[1]) == 50
    assert store.commits <= 5
    await store.close()


async def test_a_log_of_an_unknown_table_is_refused(opened: Opener) -> None:
    store = opened()
    with pytest.raises(StoreFailed):
        await store.append([Batch("t9", 1, (b"a",))])
    await store.check()
    await store.close()


async def test_contests_are_listed_until_they_are_finished(opened: Opener) -> None:
    store = opened()
    await store.append([Batch("c1", 0, (b"a",), b"one", kind="contests")])
    await store.append([Batch("c2", 0, (b"a",), b"two", kind="contests")])
    assert sorted(await store.unfinished_contests()) == [("c1", b"one"), ("c2", b"two")]
    await store.append([Batch("c1", 1, (b"b",), kind="contests", finished=True)])
    assert await store.unfinished_contests() == [("c2", b"two")]
    assert await store.read("c1", "contests") == (b"one", [b"a", b"b"])
    await store.close()


async def test_tables_with_clocks_are_listed_until_they_are_over(opened: Opener) -> None:
    store = opened()
    for name, timing in (("t1", None), ("t2", Timing(60)), ("t3", Timing(60))):
        header = TableHeader(name, "arvaus", 1, 2, Raw(b"{}"), Raw(b"{}"), "key", None, 1.0, time=timing)
        await store.append([batch(name, 0, LINES[:1], header)])
    ended = TableLine(LINES[0].entry, over=Over((1, 0), "resigned"))
    await store.append([batch("t2", 1, [ended])])
    assert await store.timed() == ["t3"]
    await store.close()
