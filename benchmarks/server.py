"""Moves a second and their latency, over real WebSockets: group commit beside a commit for every move.

`python benchmarks/server.py [--tables N] [--rounds N] [--seconds S] [--pace MOVES]`

Two servers, each with its own database, take turns in one run; where the machine has two cores, they share one and
the players have the other. Each table is two persons who answer at once (or, with --pace, that many moves a second at
each table). Latency is what a player sees: from sending a move to its acknowledgement, and to the other's update.
The ratio is taken within each round. On a busy machine, trust the processor time a move (Linux): it says what one
free core could do.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx2 as httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import os, sys
from pathlib import Path
from pelipoyta.server.app import create_app
from pelipoyta.server.serve import listening, run
from pelipoyta.server.settings import Settings
from pelipoyta.table.sqlite import SqliteStore
if hasattr(os, "sched_setaffinity") and os.cpu_count() > 1:
    os.sched_setaffinity(0, {0})
door = listening("127.0.0.1", 0)
settings = Settings(messages_per_second=10**6, tables_per_minute=10**6, pause=60)
app = create_app(settings, store=SqliteStore(Path(sys.argv[1]), most=int(sys.argv[2])))
run(app, door, 5.0, lambda: print(door.getsockname()[1], flush=True))
"""
WAYS = {"group commit": 1000, "commit a move": 1}


class Heard(Struct, omit_defaults=True):
    """As much of a message as a player here needs."""

    type: str
    at: int = 0
    legal: list[dict[str, Raw]] = []
    over: Any = None


class Server:
    """One way of storing, in a process of its own."""

    def __init__(self, folder: Path, most: int) -> None:
        command = [sys.executable, "-c", SERVER, str(folder / f"{most}.sqlite3"), str(most)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = f"127.0.0.1:{self._process.stdout.readline().strip()}"

    def processor_seconds(self) -> float:
        """How long it has worked so far; 0 where the system does not tell."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0.0
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


class Table:
    """Two persons and their game; a new one when it is over."""

    def __init__(self, address: str, random: Random, pace: float) -> None:
        self._address = address
        self._random = random
        self._pause = 1 / pace if pace else 0.0
        self._sent = 0.0
        self._over = False
        self.acks: list[float] = []
        self.tells: list[float] = []

    async def play(self) -> None:
        while True:
            self._over = False
            table, tokens = await self._seats()
            await asyncio.gather(*(self._player(table, token) for token in tokens))

    async def _seats(self) -> tuple[str, list[str]]:
        async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=60) as http:
            wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
            one = (await http.post("/api/tables", json=wish)).json()
            two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
        return one["table"], [one["token"], two["token"]]

    async def _player(self, table: str, token: str) -> None:
        async with connect(f"ws://{self._address}/api/tables/{table}/live", compression=None, open_timeout=60) as line:
            await line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())
            moved = False
            async for text in line:
                heard = msgspec.json.decode(text, type=Heard)
                if heard.type == "ack":
                    self.acks.append(time.perf_counter() - self._sent)
                elif heard.type == "update":
                    moved = await self._updated(line, heard, moved)
                if self._over:
                    return

    async def _updated(self, line: ClientConnection, heard: Heard, moved: bool) -> bool:
        """Take note of the news, and move if it is our turn; True if it was."""
        if not moved and self._sent:
            self.tells.append(time.perf_counter() - self._sent)
        self._over = heard.over is not None
        if not heard.legal or self._over:
            return False
        await asyncio.sleep(self._pause)
        action = self._random.choice(heard.legal)["action"]
        do = {"type": "do", "id": str(self._random.getrandbits(60)), "at": heard.at, "action": action}
        self._sent = time.perf_counter()
        await line.send(msgspec.json.encode(do).decode())
        return True


class Round(Struct, frozen=True):
    """What one server did in one round; times in milliseconds."""

    moves: float  # a second
    work: float  # processor time a move
    ack: tuple[float, float]
    told: tuple[float, float]


async def measure(server: Server, tables: int, seconds: float, pace: float, seed: int) -> Round:
    """Let the tables play for a while, after a moment to get going."""
    playing = [Table(server.address, Random(f"{seed}/{number}"), pace) for number in range(tables)]
    tasks = [asyncio.create_task(table.play()) for table in playing]
    while not all(table.acks for table in playing):
        await asyncio.wait(tasks, timeout=0.1)
        for task in tasks:
            if task.done():
                task.result()  # only a failure ends it
    for table in playing:
        table.acks.clear()
        table.tells.clear()
    started, worked = time.perf_counter(), server.processor_seconds()
    await asyncio.sleep(seconds)
    spent, worked = time.perf_counter() - started, server.processor_seconds() - worked
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    acks = [each for table in playing for each in table.acks]
    tells = [each for table in playing for each in table.tells]
    return Round(len(acks) / spent, worked * 1000 / len(acks), _spread(acks), _spread(tells))


def _spread(times: Sequence[float]) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds."""
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--pace", type=float, default=0.0, metavar="MOVES", help="moves a second at each table; 0: all")
    asked = parser.parse_args()
    print(f"{asked.tables} tables, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder:
        servers = {way: Server(Path(folder), most) for way, most in WAYS.items()}
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, {1})
        try:
            rounds = [await one_round(servers, asked, turn) for turn in range(asked.rounds)]
        finally:
            for server in servers.values():
                server.stop()
    report(rounds)


async def one_round(servers: dict[str, Server], asked: argparse.Namespace, turn: int) -> dict[str, Round]:
    return {
        way: await measure(server, asked.tables, asked.seconds, asked.pace, turn) for way, server in servers.items()
    }


def report(rounds: list[dict[str, Round]]) -> None:
    first = next(iter(WAYS))
    for way in WAYS:
        mine = [each[way] for each in rounds]
        ratio = median(each[way].moves / each[first].moves for each in rounds)
        ack, told = ([median(getattr(each, what)[cut] for each in mine) for cut in (0, 1)] for what in ("ack", "told"))
        print(
            f"  {way:<14} {median(each.moves for each in mine):>8,.0f} moves/s  × {ratio:.3g}"
            f"   {median(each.work for each in mine):.2f} ms of processor a move"
            f"   ack p50 {ack[0]:.1f} p99 {ack[1]:.1f} ms   other told p50 {told[0]:.1f} p99 {told[1]:.1f} ms"
        )


if __name__ == "__main__":
    asyncio.run(main())
