"""The SQLite store: what is acknowledged is on disk, the guilty alone fail, and an unusable file is told plainly."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw

from pelipoyta.table.log.database_file import VERSION
from pelipoyta.table.log.group_commit import WAIT_FOR_MORE
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Batch, StoreUnusable, batch
from pelipoyta.table.model import Moved, Player, Sat, Started, TableHeader, TableLine

pytestmark = pytest.mark.anyio
HEADER = TableHeader("t1", "arvaus", 1, 2, Raw(b"{}"), Raw(b"{}"), "key", None, 1.0)
LINES = [
    TableLine(Sat(0, Player("Aino", "key"))),
    TableLine(Started(((4, 2),)), recipients=(None, 0, 1)),
    TableLine(Moved(1, Raw(b'{"x":1}'))),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "games.sqlite3"


async def test_a_log_comes_back_as_it_was_stored(path: Path) -> None:
    store = SqliteStore(path)
    await store.append([batch("t1", 0, LINES[:1], HEADER)])
    await store.append([batch("t1", 1, LINES[1:])])
    await store.close()
    again = SqliteStore(path)
    loaded = await again.load("t1")
    assert await again.load("t2") is None
    await again.close()
    assert loaded is not None
    header, lines = loaded
    assert (header.id, header.host, bytes(header.options)) == ("t1", "key", b"{}")
    assert lines[:2] == LINES[:2]
    assert isinstance(lines[2].entry, Moved)
    assert bytes(lines[2].entry.action) == b'{"x":1}'


async def test_the_secret_is_made_once(path: Path, tmp_path: Path) -> None:
    stores = [SqliteStore(path), SqliteStore(path), SqliteStore(tmp_path / "other.sqlite3")]
    for store in stores:
        await store.close()
    assert stores[0].secret == stores[1].secret != stores[2].secret
    assert len(stores[0].secret) == 32


async def test_many_tables_share_their_commits(path: Path) -> None:
    store = SqliteStore(path, gather=0.02)
    await asyncio.gather(*(store.append([Batch(f"t{n}", 0, (b"x",), b"{}")]) for n in range(200)))
    assert store.commits <= 20
    await store.close()
    assert len(stored(path)) == 200


async def test_moves_of_many_tables_are_one_statement(path: Path) -> None:
    """Between two statements the writer waits until the event loop pauses; so a new table costs few of them too."""
    store = SqliteStore(path, gather=0.02)
    names = [f"t{number}" for number in range(50)]
    asked: list[str] = []
    for batches, most in (
        ([Batch(name, 0, (b"a",), b"{}", timed=True) for name in names], 5),
        ([Batch(name, 1, (b"b", "ä".encode())) for name in names], 1),
        ([Batch(name, 3, (b"c",), finished=True) for name in names], 4),
    ):
        asked.clear()
        commits = store.commits
        store._file.writer.set_trace_callback(asked.append)
        await asyncio.gather(*(store.append([each]) for each in batches))
        store._file.writer.set_trace_callback(None)
        assert len(asked) <= most * (store.commits - commits)
    assert [await store.read(name, "tables") for name in names] == 50 * [(b"{}", [b"a", b"b", "ä".encode(), b"c"])]
    assert await store.timed() == []
    await store.close()


async def test_only_after_a_crowd_does_a_commit_wait_for_company(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("pelipoyta.table.log.group_commit.time.sleep", waits.append)
    store = SqliteStore(path)
    await store.append([Batch("t1", 0, (b"a",), b"{}")])
    await store.append([Batch("t1", 1, (b"b",))])
    assert waits == []
    store._busy = True
    await store.append([Batch("t1", 2, (b"c",))])
    await store.append([Batch("t1", 3, (b"d",))])
    assert waits == [WAIT_FOR_MORE], "one that came alone ends it"
    await store.close()


async def test_closing_writes_what_still_waits(path: Path) -> None:
    store = SqliteStore(path, gather=0.05)
    waiting = [store.append([Batch(f"t{n}", 0, (b"x",), b"{}")]) for n in range(5)]
    await store.close()
    await asyncio.gather(*waiting)
    assert len(stored(path)) == 5


async def test_an_acknowledged_line_is_in_the_file(path: Path) -> None:
    store = SqliteStore(path)
    await store.append([Batch("t1", 0, (b"a",), b"{}")])
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert stored(path) == [("t1", 0, b"a")]
    await store.check()
    await store.close()


def stored(path: Path) -> list[tuple[str, int, bytes]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT table_id, seq, line FROM log ORDER BY table_id, seq").fetchall()


async def test_a_database_from_a_newer_version_is_left_alone(path: Path) -> None:
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(StoreUnusable) as trouble:
        SqliteStore(path)
    assert trouble.value.code == "database_newer"
    assert trouble.value.facts == {"path": str(path), "version": VERSION + 1, "known": VERSION}


async def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "diary.txt", tmp_path / "other.sqlite3"
    text.write_text("Dear diary, " * 1000)
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE recipes (name)")
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(StoreUnusable, match="database_foreign"):
            SqliteStore(path)
        assert path.read_bytes() == before


async def test_an_unwritable_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for path in (tmp_path / "file" / "games.sqlite3", tmp_path):
        with pytest.raises(StoreUnusable, match="database_unwritable"):
            SqliteStore(path)
