"""The database as a file: its owner's alone, and nothing is acknowledged that is not in it."""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from stat import S_IMODE
from tempfile import TemporaryDirectory

import pytest
import structlog

from pelipoyta.table.log.database_file import (
    ANALYSES,
    APPLICATION,
    CONTESTS,
    RUNNING_CLOCKS,
    SCHEMA,
    UNFINISHED,
    VERSION,
)
from pelipoyta.table.log.group_commit import FRESH
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Batch, Overtaken, StoreFailed, StoreUnusable

pytestmark = pytest.mark.anyio
NOBODY = 65534
FIRST = Batch("t1", 0, (b'{"entry":{"type":"Started"}}',), b"{}")


def line(number: int) -> Batch:
    return Batch("t1", number, (b"%d" % number,))


def stored(path: Path) -> list[bytes]:
    with closing(sqlite3.connect(path)) as db:
        return [found for (found,) in db.execute("SELECT line FROM log ORDER BY seq")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "games.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    await store.append([FIRST])
    yield store
    await store.close()


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o177])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(path: Path) -> dict[str, str]:
    return {each.name: f"{S_IMODE(each.stat().st_mode):o}" for each in (path.parent, *path.parent.iterdir())}


async def test_the_files_are_their_owners_alone(path: Path, umask: None) -> None:
    with structlog.testing.capture_logs() as said:
        store = SqliteStore(path)
    await store.append([FIRST])
    files = {"games.sqlite3": "600", "games.sqlite3-wal": "600", "games.sqlite3-shm": "600"}
    assert modes(path) == {"house": "700", **files}
    assert said == []
    await store.close()


async def test_files_open_to_others_are_told_of_and_left_as_they_are(path: Path) -> None:
    await SqliteStore(path).close()
    path.chmod(0o640)
    with structlog.testing.capture_logs() as said:
        await SqliteStore(path).close()
    assert said[0]["log_level"] == "warning" and said[0]["mend"] == f"chmod 600 {path}"
    assert S_IMODE(path.stat().st_mode) == 0o640


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, f"{path}.old")
    Path(f"{path}.old").replace(path)


def empty(path: Path) -> None:
    path.unlink()
    path.touch()


def remove_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def replace_memory(path: Path) -> None:
    Path(f"{path}-shm").unlink()
    Path(f"{path}-shm").touch()


def remove_all(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize("harm", [remove, replace, empty, remove_log, replace_memory, remove_all])
async def test_nothing_is_acknowledged_that_would_not_be_found(
    store: SqliteStore, path: Path, harm: Callable[[Path], None]
) -> None:
    """Nor is anything made in its place: that would hide the accident."""
    await store.check()
    harm(path)
    left = sorted(each.name for each in path.parent.iterdir()) if path.parent.exists() else []
    for trial in (store.check(), store.append([line(1)]), store.load("t1"), store.append([line(1)])):
        with pytest.raises(StoreFailed, match="removed or replaced") as failed:
            await trial
        assert not isinstance(failed.value, Overtaken)
    assert (sorted(each.name for each in path.parent.iterdir()) if path.parent.exists() else []) == left


async def test_a_file_put_back_goes_on(store: SqliteStore, path: Path) -> None:
    aside = path.with_name("aside")
    path.rename(aside)
    with pytest.raises(StoreFailed):
        await store.append([line(1)])
    aside.rename(path)
    await store.check()
    await store.append([line(1)])
    assert stored(path)[1:] == [b"1"]


async def test_a_line_is_not_acknowledged_when_the_file_goes_meanwhile(store: SqliteStore, path: Path) -> None:
    looks = 0
    check = store._file.check

    def gone_at_the_second_look() -> None:
        nonlocal looks
        looks += 1
        if looks == 2:
            path.unlink()
        check()

    store._file.check = gone_at_the_second_look  # type: ignore[method-assign]
    with pytest.raises(StoreFailed, match="removed or replaced"):
        await store.append([line(1)])


async def test_a_full_disk_fails_what_does_not_fit_and_is_forgiven(store: SqliteStore, path: Path) -> None:
    db, kept = store._file.writer, 1
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages + 3}")
    while not (failed := await failure(store, Batch("t1", kept, (b"x" * 1000,)))):
        kept += 1
    assert type(failed) is StoreFailed and "full" in str(failed) and len(stored(path)) == kept < 100
    db.execute("PRAGMA max_page_count = 1000000")
    await store.append([line(kept)])
    assert len(stored(path)) == kept + 1


async def failure(store: SqliteStore, batch: Batch) -> StoreFailed | None:
    try:
        await store.append([batch])
    except StoreFailed as error:
        return error
    return None


async def test_a_disk_that_turned_read_only_fails_and_is_forgiven(store: SqliteStore, path: Path) -> None:
    store._file.writer.execute("PRAGMA query_only = ON")
    for trial in (store.append([line(1)]), store.check()):
        with pytest.raises(StoreFailed, match="readonly"):
            await trial
    store._file.writer.execute("PRAGMA query_only = OFF")
    await store.append([line(1)])
    assert stored(path)[1:] == [b"1"]


async def test_a_gap_in_a_log_is_never_made(store: SqliteStore, path: Path) -> None:
    """Whoever would write line 5 after line 0 holds something that the file does not: it must look anew."""
    with pytest.raises(Overtaken, match="line 5"):
        await store.append([line(5)])
    await store.append([Batch("t2", 0, (), b"{}")])  # all seats open: no line yet
    await store.append([Batch("t2", 0, (b"a",))])
    assert len(stored(path)) == 2


async def test_whoever_asks_often_whether_lines_can_be_stored_makes_no_commits(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("pelipoyta.table.log.group_commit.time.monotonic", lambda: now)
    before = store.commits
    for _ in range(50):
        await store.check()
    assert store.commits == before + 1
    now += FRESH + 0.1
    await store.check()
    assert store.commits == before + 2


@contextmanager
def without_privileges() -> Iterator[None]:
    """Modes mean nothing to root."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


async def test_a_file_that_may_only_be_read_is_told_plainly() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        await SqliteStore(path).close()
        path.chmod(0o444)
        path.parent.chmod(0o755)
        with without_privileges(), pytest.raises(StoreUnusable, match="database_unwritable"):
            SqliteStore(path)


@pytest.mark.parametrize("version", range(1, VERSION))
async def test_a_file_of_an_earlier_version_keeps_its_secret_and_its_lines(path: Path, version: int) -> None:
    steps = (SCHEMA, CONTESTS, ANALYSES, UNFINISHED, RUNNING_CLOCKS)[:version]
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(";".join(steps))
        db.execute("INSERT INTO house VALUES ('secret', ?)", (b"s" * 32,))
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {version}")
        db.commit()
    store = SqliteStore(path)
    await store.append([FIRST])
    assert store.secret == b"s" * 32 and stored(path) == list(FIRST.lines)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)


async def test_an_older_file_s_running_clocks_are_found_once(path: Path) -> None:
    path.parent.mkdir()
    headers = {"free": b'{"time":null}', "runs": b'{"time":{"bank":60}}', "ended": b'{"time":{"bank":60}}'}
    with closing(sqlite3.connect(path)) as db:
        db.executescript(";".join((SCHEMA, CONTESTS, ANALYSES, UNFINISHED)))
        db.execute("INSERT INTO house VALUES ('secret', ?)", (b"s" * 32,))
        db.executemany("INSERT INTO tables VALUES (?, ?)", headers.items())
        lines = [(name, 0, b'{"entry":{"text":"\\"over\\""}}') for name in headers]
        db.executemany("INSERT INTO log VALUES (?, ?, ?)", [*lines, ("ended", 1, b'{"over":{"scores":[1,0]}}')])
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("PRAGMA user_version = 4")
        db.commit()
    store = SqliteStore(path)
    assert await store.timed() == ["runs"]
    await store.close()
