"""`new` writes a game that keeps the laws at once, in its own name throughout."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

COMMAND = str(Path(sys.executable).with_name("pelipoyta"))


def test_a_new_game_keeps_the_laws_and_can_be_played(run: Any, tmp_path: Path) -> None:
    ran = run("new", "lautta", "--in", tmp_path)
    assert (ran.code, ran.err) == (0, "")
    text = "".join(file.read_text() for file in (tmp_path / "lautta").rglob("*.*"))
    assert "huuto" not in text.lower() and "HUU-" not in text
    laws = subprocess.run([COMMAND, "laws", tmp_path / "lautta", "--games", "5", "--jobs", "1"], capture_output=True)
    assert laws.returncode == 0, laws.stderr.decode()
    played = run("play", tmp_path / "lautta", "--seed", 1, typed="?\nq\n")
    assert "Lay a card." in played.out
    tests = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "not laws",
        "--rootdir",
        str(tmp_path),
    ]
    assert subprocess.run([*tests, "lautta"], cwd=tmp_path, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", ["Lautta", "1a", "class", "json", "rolechess", "a-b", "../x", "ä"])
def test_a_bad_name_is_refused(run: Any, tmp_path: Path, name: str) -> None:
    assert run("new", name, "--in", tmp_path).code == 2
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_left_alone(run: Any, tmp_path: Path) -> None:
    (tmp_path / "lautta").mkdir()
    assert run("new", "lautta", "--in", tmp_path).code == 2
    assert not list((tmp_path / "lautta").iterdir())
