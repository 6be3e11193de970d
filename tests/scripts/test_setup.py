"""`make play` installs what playing needs, anything else the tools too, and nobody does again what is done."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Each of them notes that it was called, and leaves what the real one leaves.
STUBS = {
    "scripts/environment": "mkdir -p .venv/bin; cp scripts/build .venv/bin/pelipoyta",
    "scripts/client": "mkdir -p client/node_modules src/pelipoyta/server/static",
    "scripts/build": ":",
    "scripts/offline": ":",
    "scripts/check": ":",
}
FILES = (
    "requirements.lock",
    "requirements-dev.lock",
    "pyproject.toml",
    "client/package.json",
    "client/package-lock.json",
)
PLAYED = ["build --behind", "offline --behind", "pelipoyta serve --open"]


class Clone:
    """A fresh clone with the real Makefile, whose scripts only say what they were asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "Makefile", folder)
        for name in FILES:
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).touch()
        (folder / "scripts").mkdir()
        for name, deed in STUBS.items():
            (folder / name).write_text(f'#!/bin/sh\necho "$(basename "$0") $*" >> said\n{deed}\n')
            (folder / name).chmod(0o755)

    def make(self, *goals: str) -> list[str]:
        """What was called, sorted: two things go on at once."""
        (self.folder / "said").unlink(missing_ok=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        subprocess.run(["make", *goals], cwd=self.folder, env=environment, check=True, capture_output=True)
        said = self.folder / "said"
        return sorted(said.read_text().splitlines()) if said.exists() else []

    def touch(self, name: str) -> None:
        later = (self.folder / "scripts").stat().st_mtime + 100
        os.utime(self.folder / name, (later, later))


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_play_installs_no_tools_and_work_adds_them_without_building_again(clone: Clone) -> None:
    needed = ["client build", "client install --omit=dev", "environment python3 .venv requirements.lock"]
    assert clone.make("play") == sorted([*PLAYED, *needed])
    assert clone.make() == PLAYED
    assert clone.make("check") == ["check ", "client install", "environment python3"]
    assert clone.make("check") == ["check "]
    assert clone.make("play") == PLAYED


def test_after_work_nothing_is_left_to_install_for_play(clone: Clone) -> None:
    assert clone.make("setup") == ["client build", "client install", "environment python3"]
    assert clone.make("play") == PLAYED


def test_other_pins_are_installed_and_other_packages_built_with(clone: Clone) -> None:
    clone.make("play")
    clone.touch("requirements.lock")
    assert "environment python3 .venv requirements.lock" in clone.make("play")
    clone.touch("client/package-lock.json")
    assert {"client build", "client install --omit=dev"} <= {*clone.make("play")}
