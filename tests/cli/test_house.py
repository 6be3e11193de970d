"""`pelipoyta house rebuild` computes rows anew, and with --check tells which differ."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.corpus.reading import CORPUS, unpack


def test_rows_are_computed_anew_and_compared(run: Any, tmp_path: Path) -> None:
    file = unpack(CORPUS / "v0.1", tmp_path)
    assert run("house", "rebuild", "--database", str(file), "--check").code == 1  # there are none yet
    ran = run("house", "rebuild", "--database", str(file))
    assert (ran.code, "computed again" in ran.out) == (0, True)
    ran = run("house", "rebuild", "--database", str(file), "--check")
    assert (ran.code, ran.out) == (0, "All rows are as the logs have them.\n")
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM table_index WHERE table_id = (SELECT MIN(table_id) FROM table_index)")
        db.commit()
    ran = run("house", "rebuild", "--database", str(file), "--check")
    assert (ran.code, ran.out.count("table_index")) == (1, 1)


def test_a_database_that_is_not_there_is_not_made(run: Any, tmp_path: Path) -> None:
    ran = run("house", "rebuild", "--database", str(tmp_path / "none.sqlite3"))
    assert (ran.code, "There is no database" in ran.err) == (2, True)
    assert not list(tmp_path.iterdir())


def test_the_group_has_help_of_its_own(run: Any) -> None:
    assert "rebuild" in run("house", "--help").out
    assert "--check" in run("house", "rebuild", "--help").out


def test_a_wrong_setting_is_named_and_no_database_is_made(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PELIPOYTA_PAUSE", "soon")
    ran = run("house", "rebuild")
    assert (ran.code, "PELIPOYTA_PAUSE" in ran.err) == (2, True)
    assert not list(tmp_path.iterdir())
