"""The benchmark of the server plays at both servers, and times every move from its own sending."""

import asyncio
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from pelipoyta.compiled.places import SOURCE

RUN = Path(__file__).parents[2] / "benchmarks/server/moves.py"
pytestmark = pytest.mark.anyio


@pytest.fixture
def bench() -> Any:
    spec = importlib.util.spec_from_file_location("benchmark_of_the_server", RUN)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.sweep
def test_two_checkouts_take_turns() -> None:
    args = ["--tables", "2", "--rounds", "1", "--seconds", "0.2", "--json", "--against", str(SOURCE.parent)]
    command = [sys.executable, "-m", "benchmarks.server.moves", *args]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=RUN.parents[2])
    assert ran.returncode == 0, ran.stderr
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each["way"] for each in found] == ["there", "here"]
    for each in found:
        assert each["moves"] > 0
        assert 0 < each["ack"][0] <= each["ack"][1] and 0 < each["told"][0] <= each["told"][1]


class Line:
    """Keeps what was sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))


async def test_a_move_is_timed_from_its_own_sending(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the other has moved before the acknowledgement comes, and the mover hears of the move first."""
    clock = [10.0]
    monkeypatch.setattr(bench.time, "perf_counter", lambda: clock[0])
    table = bench.Table("nowhere", Random(1), 0)
    one, two = (bench.Player(table, "t", token) for token in "ab")
    line, turn = Line(), bench.Heard("update", at=1, legal=[{"action": Raw(b"{}")}])
    one.hear(line, turn)
    await asyncio.sleep(0.01)  # and moves, at 10
    clock[0] = 12.0
    one.hear(line, bench.Heard("update", at=2))
    two.hear(Line(), bench.Heard("update", at=2, legal=turn.legal))
    await asyncio.sleep(0.01)  # and moves, at 12
    clock[0] = 15.0
    one.hear(line, bench.Heard("ack", id=line.sent[0]["id"]))
    one.hear(line, bench.Heard("update", at=3))
    assert table.acks == [5.0]
    assert table.tells == [2.0, 3.0]


def test_each_server_has_a_database_of_its_own(bench: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also where the name of a way holds a slash."""
    monkeypatch.setattr(bench, "Server", lambda folder, *how: folder)
    folders = bench.ways(tmp_path, None, plain=True)
    assert list(folders) == ["plain uvicorn", "server/transport"]
    assert all(folder.is_dir() for folder in folders.values()) and len(set(folders.values())) == 2
