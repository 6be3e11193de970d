"""Cost and latency of a move beside Colyseus and beside aiohttp with SQLite, in turns of one run.

`python -m benchmarks.server.rivals [--tables N] [--rounds N] [--seconds S] [--pace MOVES] [--tools FOLDER]`; Colyseus
comes from npm and aiohttp from the package index, into a temporary folder or into FOLDER, where they are found again.
The jobs differ: theirs set a cell of 49 and tell both, ours checks rules, rolls verifiable dice, makes views and
stores; so the ratio says what a move of a whole game costs over a bare message. Servers have one core, players the
other; ratios are taken within each round. With --pace each table makes that many moves a second, else as many as go.
"""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from benchmarks.server import moves
from benchmarks.server.rivals.players import AiohttpTable, ColyseusTable

COLYSEUS = ("@colyseus/core@0.17.51", "@colyseus/ws-transport", "@colyseus/schema", "express")
AIOHTTP = "aiohttp==3.14.5"
HERE = Path(__file__).parent
CORE = 0  # of the servers, where there are two


class Rival:
    """Process of another server."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self._process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, preexec_fn=_on_its_core
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "http://" in line:
                self.address = line.rpartition("http://")[2].split(maxsplit=1)[0]
                return
        raise RuntimeError(f"{command[0]} did not start")

    @property
    def pid(self) -> int:
        return self._process.pid

    processor_seconds = moves.Server.processor_seconds

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def _on_its_core() -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {CORE})


def install(tools: Path) -> None:
    """Install both servers, unless they are there."""
    tools.mkdir(parents=True, exist_ok=True)
    if not (tools / "node_modules").exists():
        (tools / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", *COLYSEUS], cwd=tools, check=True)
    if not (tools / "venv").exists():
        subprocess.run([sys.executable, "-m", "venv", tools / "venv"], check=True)
        subprocess.run([tools / "venv/bin/pip", "install", "-q", AIOHTTP], check=True)
    shutil.copy(HERE / "colyseus.mjs", tools / "colyseus.mjs")


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return str(listener.getsockname()[1])


def start(tools: Path, folder: Path) -> dict[str, tuple[Any, Callable[..., Any]]]:
    """Each server, and how its tables are made; the first is the measure of the others."""
    python = str(tools / "venv/bin/python")
    data = Path(tempfile.mkdtemp(dir=folder))
    return {
        "colyseus": (Rival(["node", "colyseus.mjs", free_port()], tools), ColyseusTable),
        "aiohttp+sqlite": (
            Rival([python, str(HERE / "room.py"), free_port(), str(data / "rooms.sqlite3")], tools),
            AiohttpTable,
        ),
        "here": (moves.Server(Path(tempfile.mkdtemp(dir=folder)), moves.HERE, moves.GATHERED), moves.Table),
    }


async def rounds(asked: argparse.Namespace, tools: Path) -> list[dict[str, moves.Round]]:
    with tempfile.TemporaryDirectory() as folder:
        servers = start(tools, Path(folder))
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, {1 - CORE})
        play = partial(moves.measure, tables=asked.tables, seconds=asked.seconds, pace=asked.pace)
        try:
            return [
                {name: await play(server, seed=turn, make=make) for name, (server, make) in servers.items()}
                for turn in range(asked.rounds)
            ]
        finally:
            for server, _ in servers.values():
                server.stop()


def shown(name: str, table: list[dict[str, moves.Round]]) -> str:
    mine = [row[name] for row in table]
    work, ack = sorted(each.work * 1000 for each in mine), sorted(each.ack[1] for each in mine)
    text = (
        f"  {name:<15} {median(each.moves for each in mine):>7,.0f} moves/s"
        f"   {median(work):>5.0f} µs a move ({work[0]:.0f} … {work[-1]:.0f})"
        f"   ack p50 {median(each.ack[0] for each in mine):.1f} p99 {median(ack):.1f} ms ({ack[0]:.1f} … {ack[-1]:.1f})"
    )
    if name != "here":
        ratios = sorted(row["here"].work / row[name].work for row in table)
        text += f"   here / it × {median(ratios):.1f} ({ratios[0]:.1f} … {ratios[-1]:.1f})"
    return text


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--pace", type=float, default=0.0, metavar="MOVES", help="moves a second at each table; 0: all")
    parser.add_argument("--tools", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        tools = (asked.tools or Path(temporary)).resolve()
        install(tools)
        print(f"{asked.tables} tables, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors", flush=True)
        table = await rounds(asked, tools)
    for name in table[0]:
        print(shown(name, table), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
