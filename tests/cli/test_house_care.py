"""`pelipoyta house retain`, `forget --guest`, `migrate` and `doctor`, on SQLite and on PostgreSQL."""

import asyncio
import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.corpus.reading import CORPUS, unpack

from pelipoyta.server.services.storage.migration_backup import back_up_before_migration, migration_of
from pelipoyta.table.log.database_file import VERSION
from pelipoyta.table.log.postgres import PostgresStore, connect
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Batch, Store, StoreUnusable

Logs = dict[str, tuple[bytes, list[bytes]]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return unpack(CORPUS / "v0.1", tmp_path)


@pytest.fixture(autouse=True)
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three days after the games were played, whenever the corpus was made."""
    monkeypatch.setattr("pelipoyta.cli.house.retain.time", lambda: time.time() + 3 * 86400)


async def logs_of(store: Store) -> Logs:
    found = {name: await store.read(name, "tables") for name in await store.lengths()}
    await store.close()
    return {name: log for name, log in found.items() if log}


def in_file(file: Path) -> Logs:
    async def read() -> Logs:
        return await logs_of(SqliteStore(file))

    return asyncio.run(read())


def sizes(file: Path) -> tuple[int, int]:
    """Rows of lines, and of packed logs."""
    with closing(sqlite3.connect(file)) as db:
        lines = db.execute("SELECT count(*) FROM log").fetchone()[0]
        return lines, db.execute("SELECT count(*) FROM archived").fetchone()[0]


def test_packed_logs_are_read_byte_for_byte(run: Any, file: Path) -> None:
    before, lengths = in_file(file), {}
    done = run("house", "retain", "--older", "1d", "--database", str(file))
    lines, packed = sizes(file)
    assert done.code == 0 and f"The logs of {packed} games were packed" in done.out and packed > 50
    assert in_file(file) == before
    lengths = {name: len(log[1]) for name, log in before.items()}

    async def told() -> dict[str, int]:
        store = SqliteStore(file)
        found = await store.lengths()
        await store.close()
        return found

    assert asyncio.run(told()) == lengths and lines < sum(lengths.values())
    assert run("house", "check", "--database", str(file)).code == 0
    assert "There was nothing to pack" in run("house", "retain", "--older", "1d", "--database", str(file)).out


def test_a_line_after_all_that_time_unpacks_its_log(run: Any, file: Path) -> None:
    run("house", "retain", "--older", "1d", "--database", str(file))
    with closing(sqlite3.connect(file)) as db:
        [name] = db.execute("SELECT table_id FROM archived ORDER BY table_id LIMIT 1").fetchone()

    async def append() -> tuple[bytes, list[bytes]]:
        store = SqliteStore(file)
        found = await store.read(name, "tables")
        assert found
        await store.append([Batch(name, len(found[1]), (b'{"late": 1}',))])
        again = await store.read(name, "tables")
        await store.close()
        assert again and again[1] == [*found[1], b'{"late": 1}']
        return again

    asyncio.run(append())
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM archived WHERE table_id = ?", (name,)).fetchone() == (0,)


def test_games_that_run_or_are_new_are_not_packed(run: Any, file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM log WHERE instr(line, CAST('\"over\"' AS BLOB))")
    assert "nothing to pack" in run("house", "retain", "--older", "1d", "--database", str(file)).out
    years = f"{int(time.time() / 86400 / 365) + 1}y"
    assert "nothing to pack" in run("house", "retain", "--older", years, "--database", str(file)).out


def test_space_is_given_back(run: Any, file: Path) -> None:
    in_file(file)
    size = file.stat().st_size
    assert run("house", "retain", "--older", "1d", "--shrink", "--database", str(file)).code == 0
    assert file.stat().st_size < size * 0.7


@pytest.mark.parametrize("age", ["", "400", "0d", "soon", "-4d", "1h", "99999999d"])
def test_an_age_that_is_none_is_told(run: Any, file: Path, age: str) -> None:
    before = file.read_bytes()
    told = run("house", "retain", f"--older={age}", "--database", str(file))
    assert (told.code, "Write for example 400d" in told.err) == (2, True) and file.read_bytes() == before


@pytest.fixture
def database(postgres: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The games of the corpus in PostgreSQL, as the server's own database."""
    url: str = postgres.new_database()

    async def filled() -> None:
        store = PostgresStore(url)
        batches = [Batch(name, 0, tuple(lines), header) for name, (header, lines) in in_thread.items()]
        await store.append(batches)
        await store.close()

    in_thread = in_file(file)
    asyncio.run(filled())
    monkeypatch.setenv("PELIPOYTA_DATABASE_URL", url)
    return url


def test_logs_are_packed_in_postgresql_too(run: Any, database: str, file: Path) -> None:
    async def read() -> Logs:
        return await logs_of(PostgresStore(database))

    before = in_file(file)
    assert run("house", "retain", "--older", "1d").code == 0
    assert asyncio.run(read()) == before
    with closing(connect(database)) as db:
        [(packed,)] = db.execute("SELECT count(*) FROM archived").fetchall()
        [(name,)] = db.execute("SELECT table_id FROM archived ORDER BY table_id LIMIT 1").fetchall()
    assert packed > 50

    async def append() -> None:
        store = PostgresStore(database)
        await store.append([Batch(name, len(before[name][1]), (b'{"late": 1}',))])
        found = await store.read(name, "tables")
        await store.close()
        assert found and found[1] == [*before[name][1], b'{"late": 1}']

    asyncio.run(append())


def names_in(file: Path) -> str:
    return b"\n".join(line for _, lines in in_file(file).values() for line in lines).decode()


def test_a_guest_is_forgotten_and_the_games_stay(run: Any, file: Path) -> None:
    """In packed logs too; results, moves and dice are as before, and every log still folds."""
    run("house", "retain", "--older", "1d", "--database", str(file))
    entries = [json.loads(line)["entry"] for _, lines in in_file(file).values() for line in lines]
    name = next(each["player"]["name"] for each in entries if each["type"] == "Sat" and each["player"].get("key"))
    assert f'"name":"{name}"' in names_in(file)
    done = run("house", "forget", name.upper(), "--guest", "--database", str(file))
    assert done.code == 0 and "taken out of the log" in done.out
    assert f'"name":"{name}"' not in names_in(file)
    assert run("house", "check", "--database", str(file)).code == 0
    after = [json.loads(line)["entry"] for _, lines in in_file(file).values() for line in lines]
    moves = [[each for each in some if each["type"] in ("Moved", "Started")] for some in (entries, after)]
    assert moves[0] == moves[1]
    again = run("house", "forget", name, "--guest", "--database", str(file))
    assert (again.code, "No guest has played" in again.err) == (2, True)


def older(file: Path) -> Path:
    """The file as the version before this one left it."""
    in_file(file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("DROP TABLE archived")
        db.execute(f"PRAGMA user_version = {VERSION - 1}")
    return file


def test_a_migration_is_tried_on_a_copy(run: Any, file: Path) -> None:
    older(file)
    before = file.read_bytes()
    tried = run("house", "migrate", "--dry-run", "--database", str(file))
    assert tried.code == 0 and f"logs {VERSION - 1} → {VERSION}" in tried.out and "Nothing was changed" in tried.out
    assert file.read_bytes() == before and len(list(file.parent.glob("*before*"))) == 0
    assert f"logs {VERSION - 1} → {VERSION}" in run("house", "migrate", "--database", str(file)).out
    assert "up to date" in run("house", "migrate", "--database", str(file)).out
    [copy] = file.parent.glob(f"{file.name}.before-*")
    assert copy.stat().st_mode & 0o777 == 0o600 and (found := migration_of(copy)) and found.logs[0] == VERSION - 1


def test_a_migration_is_tried_in_postgresql_and_leaves_no_trace(run: Any, database: str) -> None:
    with closing(connect(database)) as db:
        db.execute("DROP TABLE archived")
        db.execute("UPDATE house SET value = '2' WHERE name = 'version'")
    tried = run("house", "migrate", "--dry-run")
    assert tried.code == 0 and "logs 2 → 3" in tried.out
    with closing(connect(database)) as db:
        assert db.execute("SELECT to_regclass('archived'), to_regclass('accounts')").fetchone() == (None, None)
    assert "logs 2 → 3" in run("house", "migrate").out and "up to date" in run("house", "migrate").out


def test_nothing_is_migrated_that_could_not_be_copied(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older(file)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pelipoyta.server.services.storage.migration_backup.copy_database", full)
    with pytest.raises(StoreUnusable) as error:
        back_up_before_migration(file)
    assert error.value.code == "migration_not_backed_up"
    assert (found := migration_of(file)) and found.logs[0] == VERSION - 1
    assert list(file.parent.glob("*.before-*")) == []


def test_a_new_file_and_one_that_is_current_are_not_copied(file: Path, tmp_path: Path) -> None:
    in_file(file)
    assert back_up_before_migration(file) is None and back_up_before_migration(tmp_path / "none") is None
    (tmp_path / "other").write_text("something else")
    assert back_up_before_migration(tmp_path / "other") is None


def test_a_sound_server_gets_a_clean_bill(run: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_file(file)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(2**40, 0, 2**40))
    well = run("house", "doctor", "--database", str(file))
    assert well.code == 0 and "✗" not in well.out and "can be written" in well.out, well.out


def test_every_trouble_is_named(run: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_file(file)
    file.chmod(0o644)
    for name, value in (
        ("PUBLIC_URL", "https://games.invalid"),
        ("CONNECTIONS", "100000000"),
        ("HOST", "games.example"),
    ):
        monkeypatch.setenv(f"PELIPOYTA_{name}", value)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(2**20, 0, 2**20))
    ill = run("house", "doctor", "--database", str(file))
    told = [line for line in ill.out.splitlines() if line.startswith("✗")]
    words = ("mode 644", "1 MiB", "CONNECTIONS", "PELIPOYTA_HOST is", "PELIPOYTA_HOSTS.", "PROXIES", "does not answer")
    for word in words:
        assert [line for line in told if word in line], (word, ill.out)
    assert ill.code == 1
    monkeypatch.setenv("PELIPOYTA_PAUSE", "slow")
    assert "PELIPOYTA_PAUSE" in run("house", "doctor").out
    monkeypatch.setenv("PELIPOYTA_PAUSE", "0")
    monkeypatch.setenv("PELIPOYTA_DATABASE_URL", "postgresql://club:hunter2@127.0.0.1:1/games")
    unreachable = run("house", "doctor").out
    assert "The database cannot be used" in unreachable and "hunter2" not in unreachable
