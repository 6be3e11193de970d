"""`pelipoyta house backup`, `restore`, `check` and `tables` on a database with games."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.corpus.reading import CORPUS, unpack


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return unpack(CORPUS / "v0.1", tmp_path)


def count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_a_backup_is_whole_and_for_its_owner_alone(run: Any, file: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(file)) as server:  # a reader and writer that goes on meanwhile
        server.execute("SELECT count(*) FROM tables").fetchone()
        assert run("house", "backup", str(to), "--database", str(file)).code == 0
    assert to.stat().st_mode & 0o777 == 0o600 and count(to) == count(file) > 0
    again = run("house", "backup", str(to), "--database", str(file))
    assert (again.code, "cannot be written" in again.err) == (2, True)


def test_a_backup_comes_back_and_the_former_file_is_kept(run: Any, file: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite3"
    run("house", "backup", str(to), "--database", str(file))
    whole = count(file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM tables")
    assert run("house", "restore", str(to), "--database", str(file)).code == 0
    assert count(file) == whole and count(file.with_name(f"{file.name}.before-restore")) == 0
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_restore_is_refused_while_a_server_uses_the_file(run: Any, file: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite3"
    run("house", "backup", str(to), "--database", str(file))
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        server.execute("SELECT count(*) FROM tables").fetchone()
        refused = run("house", "restore", str(to), "--database", str(file))
        assert (refused.code, "Stop it first" in refused.err) == (2, True)
    assert not file.with_name(f"{file.name}.before-restore").exists()


def test_something_else_is_not_restored(run: Any, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("not a database")
    before = file.read_bytes()
    refused = run("house", "restore", str(other), "--database", str(file))
    assert (refused.code, "not a sound database" in refused.err) == (2, True)
    assert file.read_bytes() == before


def test_every_log_is_folded(run: Any, file: Path) -> None:
    sound = run("house", "check", "--database", str(file))
    assert (sound.code, f"The logs of {count(file)} tables are sound" in sound.out) == (0, True), sound.out


def test_a_broken_log_is_found(run: Any, file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        [table] = db.execute("SELECT table_id FROM log ORDER BY table_id LIMIT 1").fetchone()
        db.execute("UPDATE log SET line = ? WHERE table_id = ? AND seq = 0", (b"{}", table))
    broken = run("house", "check", "--database", str(file))
    assert (broken.code, f"The log of table {table} cannot be read" in broken.out) == (1, True), broken.out


def test_games_that_are_not_over_are_listed(run: Any, file: Path) -> None:
    listed = run("house", "tables", "--database", str(file))
    assert listed.code == 0 and "not over" in listed.out
