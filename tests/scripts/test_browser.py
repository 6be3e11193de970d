"""The browser is found where it is said to be or on the path, and a missing one is told plainly."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "browser"


def find(**environment: str) -> subprocess.CompletedProcess[str]:
    bash = shutil.which("bash")
    assert bash
    command = [bash, str(SCRIPT), "--find"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])
def test_it_is_found_on_the_path(tmp_path: Path, name: str) -> None:
    path = program(tmp_path, name)
    found = find(PATH=str(tmp_path))
    assert (found.returncode, found.stdout) == (0, f"{path}\n")


def test_the_one_without_a_window_comes_first(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    path = program(tmp_path, "chromium-headless-shell")
    assert find(PATH=str(tmp_path)).stdout == f"{path}\n"


def test_it_is_where_one_says(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    mine = program(tmp_path, "my-browser")
    found = find(PATH=str(tmp_path), PELIPOYTA_CHROMIUM=mine)
    assert (found.returncode, found.stdout) == (0, f"{mine}\n")


@pytest.mark.parametrize("ci", ["", "true"])
def test_a_missing_one_is_a_failure_that_says_what_to_install(tmp_path: Path, ci: str) -> None:
    found = find(PATH=str(tmp_path), CI=ci)
    assert (found.returncode, found.stdout) == (2, "")
    assert "need Chromium: install it" in found.stderr


def test_a_wrong_place_is_told_rather_than_passed_over(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    found = find(PATH=str(tmp_path), PELIPOYTA_CHROMIUM=str(tmp_path / "nowhere"))
    assert (found.returncode, found.stdout) == (2, "")
    assert "there is no such program" in found.stderr
