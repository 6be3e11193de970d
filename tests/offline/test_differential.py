"""The same seeds, the same games byte by byte: CPython here, Python in WebAssembly with the files of a page there."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.offline import seeds

from pelipoyta.games import NAMES
from pelipoyta.server.middleware.offline_files import BUNDLE

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "client" / "node_modules" / "pyodide"
SEEDS = 2


def in_webassembly(wanted: list[str], seeds: int) -> dict[str, Any]:
    call = f"all_digests({json.dumps(wanted)}, {seeds})"
    command = ["node", *map(str, (HERE / "pyodide.mjs", PYODIDE, BUNDLE, HERE / "seeds.py")), call]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def test_every_game_is_the_same_in_webassembly() -> None:
    assert (BUNDLE / "files.json").is_file(), "Python for pages is not collected: scripts/offline"
    here, there = json.loads(seeds.all_digests(NAMES, SEEDS)), in_webassembly(list(NAMES), SEEDS)
    for game in NAMES:
        assert there[game]["games"] == here[game]["games"], game
        assert sum(choices for choices, _ in here[game]["games"]) > 100, "games that are hardly played show nothing"


def test_a_game_that_goes_otherwise_has_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = seeds.digest("dnup", 0)
    monkeypatch.setattr(seeds, "BY_BOT", 0)
    assert seeds.digest("dnup", 0) != before != seeds.digest("dnup", 1)
