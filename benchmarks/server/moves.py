"""Moves a second, their cost and their latency, over real WebSockets: `pelipoyta serve` in two ways.

`python -m benchmarks.server.moves [--tables N] [--rounds N] [--seconds S] [--pace MOVES] [--against FOLDER | --plain]`;
the two ways are a commit for all that wait beside a commit for every move; with FOLDER, the `src` of another checkout,
the server there beside the server here; with --plain, uvicorn as it is beside the protocols of server/transport.

Two servers, each with its own database, take turns in one run; where the machine has two cores, they share one and
the players have the other. Each table is two persons who answer at once (or, with --pace, that many moves a second).
Latency is from sending a move to its own acknowledgement, and to the other's update; without --pace it is the queue's.
Ratios are taken within each round. On a busy machine, trust the processor time a move (Linux).
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx2 as httpx
import msgspec
import uvloop
from benchmarks.server.light_line import LightLine
from msgspec import Raw, Struct

HERE = Path(__file__).parents[2] / "src"
SERVER = """
import os, sys
from functools import partial
from pelipoyta.server.serve import serve
from pelipoyta.table.log import sqlite
try: from pelipoyta.server.services.storage import database
except ImportError: from pelipoyta.server.services import database  # of an older checkout
opener = database if hasattr(database, "SqliteStore") else sqlite
if hasattr(os, "sched_setaffinity") and os.cpu_count() > 1:
    os.sched_setaffinity(0, {0})
opener.SqliteStore = partial(opener.SqliteStore, most=int(sys.argv[1]))
exec(sys.argv[2])
sys.exit(serve(port=0, lang="en"))
"""
LIMITS = (
    "MESSAGES_PER_SECOND",
    "TABLES_PER_MINUTE",
    "REQUESTS_PER_SECOND",
    "HELLOS_PER_SECOND",
    "COST_PER_TEN_SECONDS",
    "CONNECTIONS_PER_ADDRESS",
)
UNLIMITED = dict.fromkeys(LIMITS, str(10**9))
GATHERED = 1000  # moves in a commit, the server's default


class Heard(Struct, omit_defaults=True):
    """Fields of a message that a player here needs."""

    type: str
    id: str = ""
    at: int = 0
    legal: list[dict[str, Raw]] = []
    over: Any = None


class Server:
    """Server process."""

    def __init__(
        self, folder: Path, source: Path, most: int, plain: bool = False, patch: str = "", pause: str = "60"
    ) -> None:
        """`patch` is Python that the server runs before it starts; `pause`: seconds that a bot seems to think."""
        settings = {"DATABASE_URL": f"sqlite:///{folder}/games.sqlite3", "PAUSE": pause, **UNLIMITED}
        if plain:
            settings["PLAIN"] = "true"
        named = {f"PELIPOYTA_{name}": value for name, value in settings.items()}
        environment = {**os.environ, **named, "PYTHONPATH": str(source)}
        own = source.parent / ".venv/bin/python"  # with the packages of that checkout, where it has them
        command = [str(own) if own.exists() else sys.executable, "-P", "-c", SERVER, str(most), patch]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        self.address = greeting.rpartition("http://")[2].split(maxsplit=1)[0]

    @property
    def pid(self) -> int:
        return self._process.pid

    def processor_seconds(self) -> float:
        """Processor seconds of its threads so far; 0 where the system does not tell."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


class Table:
    """Table of two players; a new game begins when one is over."""

    def __init__(self, address: str, random: Random, pace: float) -> None:
        self.address = address
        self.random = random
        self.pause = 1 / pace if pace else 0.0  # mean seconds from an update to the answer
        self.over = False
        self.sent: dict[int, float] = {}  # when the move was sent that led to the update of this number
        self.acks: list[float] = []
        self.tells: list[float] = []

    def next_pause(self) -> float:
        """Seconds until the next move; they vary, lest all tables move in step after a delay."""
        return self.pause * self.random.uniform(0.5, 1.5)

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60, verify=False) as http:
            while True:
                self.over = False
                self.sent.clear()
                table, tokens = await self._seats(http)
                await asyncio.gather(*(Player(self, table, token).play() for token in tokens))

    async def _seats(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
        one = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).raise_for_status().json()
        return one["table"], [one["token"], two["token"]]


class Player:
    """Player at a table, with the send times of own moves."""

    def __init__(self, table: Table, name: str, token: str) -> None:
        self._table = table
        self._name = name
        self._token = token
        self._own: dict[str, float] = {}  # by command
        self._led_to = 0  # the number that our last move led to

    async def play(self) -> None:
        line = await LightLine.connect(self._table.address, f"/api/tables/{self._name}/live", self._take)
        line.send(msgspec.json.encode({"type": "hello", "token": self._token, "seen": 0}))
        try:
            await line.closed
        finally:
            line.close()

    def _take(self, line: LightLine, text: bytes) -> None:
        self.hear(line, msgspec.json.decode(text, type=Heard))
        if self._table.over and not self._own:
            line.close()

    def hear(self, line: LightLine, heard: Heard) -> None:
        if heard.type == "ack":
            self._table.acks.append(time.perf_counter() - self._own.pop(heard.id))
        elif heard.type == "update":
            self._updated(line, heard)

    def _updated(self, line: LightLine, heard: Heard) -> None:
        """Take note of the news, and move if it is our turn."""
        table = self._table
        if heard.at in table.sent and heard.at != self._led_to:
            table.tells.append(time.perf_counter() - table.sent.pop(heard.at))
        table.over = table.over or heard.over is not None
        if heard.legal and not table.over:
            asyncio.get_running_loop().call_later(table.next_pause(), self._move, line, heard)

    def _move(self, line: LightLine, heard: Heard) -> None:
        """All are told of every move of this game, so that its number is the same for both."""
        random = self._table.random
        do = {"type": "do", "id": str(random.getrandbits(60)), "at": heard.at}
        text = msgspec.json.encode({**do, "action": random.choice(heard.legal)["action"]})
        self._led_to = heard.at + 1
        self._own[str(do["id"])] = self._table.sent[self._led_to] = time.perf_counter()
        line.send(text)


class Round(Struct, frozen=True):
    """Results of one server in one round; times in milliseconds."""

    moves: float  # a second
    work: float  # processor time a move
    sent: float  # bytes a move, to both players
    ack: tuple[float, float]
    told: tuple[float, float]


async def measure(
    server: Server, tables: int, seconds: float, pace: float, seed: int, make: Callable[..., Any] = Table
) -> Round:
    """Let the tables play for a while, after a moment to get going; `make` makes a table of another server."""
    playing = [make(server.address, Random(f"{seed}/{number}"), pace) for number in range(tables)]
    tasks = [asyncio.create_task(table.play()) for table in playing]
    while not all(table.acks and table.tells for table in playing):
        await asyncio.wait(tasks, timeout=0.1)
        for task in filter(asyncio.Task.done, tasks):
            task.result()  # only a failure ends it
    for kept in (times for table in playing for times in (table.acks, table.tells)):
        kept.clear()
    received, started, worked = LightLine.received, time.perf_counter(), server.processor_seconds()
    await asyncio.sleep(seconds)
    spent, worked = time.perf_counter() - started, server.processor_seconds() - worked
    acks, tells = ([each for table in playing for each in getattr(table, kind)] for kind in ("acks", "tells"))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    sent = (LightLine.received - received) / len(acks)
    return Round(len(acks) / spent, worked * 1000 / len(acks), sent, _spread(acks), told=_spread(tells))


def _spread(times: Sequence[float]) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds."""
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def ways(folder: Path, against: Path | None, plain: bool = False) -> dict[str, Server]:
    """Start the two servers to compare; the first is the measure of the other."""
    wanted = {"commit a move": (HERE, 1, False), "group commit": (HERE, GATHERED, False)}
    if against:
        wanted = {"there": (against.resolve(), GATHERED, False), "here": (HERE, GATHERED, False)}
    if plain:
        wanted = {"plain uvicorn": (HERE, GATHERED, True), "server/transport": (HERE, GATHERED, False)}
    return {name: Server(Path(tempfile.mkdtemp(dir=folder)), *how) for name, how in wanted.items()}


async def rounds(asked: argparse.Namespace) -> list[dict[str, Round]]:
    with tempfile.TemporaryDirectory() as folder:
        servers = ways(Path(folder), asked.against, asked.plain)
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, {1})
        try:
            return [await one_round(servers, asked, turn) for turn in range(asked.rounds)]
        finally:
            for server in servers.values():
                server.stop()


async def one_round(servers: dict[str, Server], asked: argparse.Namespace, turn: int) -> dict[str, Round]:
    return {
        way: await measure(server, asked.tables, asked.seconds, asked.pace, turn) for way, server in servers.items()
    }


def summary(way: str, table: list[dict[str, Round]]) -> dict[str, Any]:
    """Medians over the rounds; ratios with their spread, to the first way."""
    first, mine = next(iter(table[0])), [row[way] for row in table]
    ratios = sorted(row[way].work / row[first].work for row in table if row[first].work)
    return {
        "way": way,
        "moves": median(each.moves for each in mine),
        "work": median(each.work for each in mine),
        "ratio": [ratios[0], median(ratios), ratios[-1]] if ratios else [],
        "least": _least(table, way) / (_least(table, first) or 1.0),
        "ack": [median(each.ack[cut] for each in mine) for cut in (0, 1)],
        "told": [median(each.told[cut] for each in mine) for cut in (0, 1)],
    }


def _least(table: list[dict[str, Round]], way: str) -> float:
    """Processor time of a move in the best round: other work on the machine only ever adds to it."""
    return min(row[way].work for row in table)


def as_text(found: dict[str, Any]) -> str:
    least, middle, most = found["ratio"] or (1, 1, 1)
    return (
        f"  {found['way']:<14} {found['moves']:>8,.0f} moves/s"
        f"   {found['work']:.2f} ms of processor a move × {middle:.2f} ({least:.2f} … {most:.2f})"
        f"   best rounds × {found['least']:.2f}"
        f"   ack p50 {found['ack'][0]:.1f} p99 {found['ack'][1]:.1f} ms"
        f"   other told p50 {found['told'][0]:.1f} p99 {found['told'][1]:.1f} ms"
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--pace", type=float, default=0.0, metavar="MOVES", help="moves a second at each table; 0: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--plain", action="store_true", help="compare uvicorn as it is with server/transport")
    asked = parser.parse_args()
    if not asked.json:
        print(f"{asked.tables} tables, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors", flush=True)
    table = await rounds(asked)
    for way in table[0]:
        found = summary(way, table)
        print(json.dumps(found) if asked.json else as_text(found), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
