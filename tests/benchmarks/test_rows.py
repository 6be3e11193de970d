"""Rows of docs/lab/cost.md: each names a program and arguments that it takes."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import rows

ROOT = Path(__file__).parents[2]


def test_every_row_runs_what_is_there() -> None:
    assert len({row.name for row in rows.ROWS}) == len(rows.ROWS) >= 10
    for row in rows.ROWS:
        target = row.command[1].replace(".", "/") if row.command[0] == "-m" else row.command[0]
        places = (ROOT / target, ROOT / f"{target}.py", ROOT / target / "__main__.py")
        assert row.command[1] == "pytest" or any(place.is_file() for place in places), row.command
    assert any(word.startswith("tests/") and (ROOT / word).is_file() for row in rows.ROWS for word in row.command)


@pytest.mark.parametrize("module", ["disk", "history"])
def test_the_arguments_are_taken(module: str) -> None:
    [row, *_] = [row for row in rows.ROWS if row.command[1].endswith(f".{module}")]
    shown = subprocess.run([sys.executable, "-m", row.command[1], "--help"], cwd=ROOT, capture_output=True, text=True)
    assert all(word in shown.stdout for word in row.command if word.startswith("--")), shown.stderr


def test_rows_are_chosen_by_words() -> None:
    assert [row.name for row in rows.wanted(["disk"])] == ["1,000 finished games on disk"]
    assert rows.wanted([]) == list(rows.ROWS)


def test_a_row_that_fails_says_so() -> None:
    row = rows.Row("fails", ("-c", "print('so far'); raise SystemExit(3)"))
    assert list(rows.lines(row, alone=False, tools="")) == ["so far\n", "FAILED with 3\n"]
