"""Private memory of a server: a table, a game under way, an onlooker; by game.

`python -m benchmarks.server.memory [--tables N] [--moves N] [--onlookers N] [--against FOLDER] [GAME …]`; with FOLDER,
the `src` of another checkout, each game is measured in a server there and one here in turns. Moves are random, two
seats, by WebSocket; a new table is opened where a game ends early. Kilobytes of private pages (Linux), after a pause.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
from benchmarks.server.moves import GATHERED, HERE, Heard, Server
from benchmarks.server.wire import GAMES
from websockets.asyncio.client import ClientConnection, connect

WARM = 4  # tables played to their end before it is measured
MANY = 10_000  # moves; more than any game has
PAUSE = 1.0  # seconds until memory is looked at
LEAD = 8  # games under way before it is measured
GROWN = 40.0  # seconds from its start until a server has loaded what it needs now and then
STILL = 100  # kilobytes of difference, between two looks, of a server that does nothing more
SHORT = "1"  # seconds until the table of a game that ended early is unloaded


def private(pid: int) -> int:
    """Kilobytes that the process shares with no other."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


async def settled(pid: int) -> int:
    """The same, once it has not changed for some seconds: libraries are loaded beside the first games."""
    before, looks = private(pid), 0
    while looks < 4:
        await asyncio.sleep(PAUSE)
        now = private(pid)
        looks, before = (looks + 1 if abs(now - before) < STILL else 0), now
    return before


class Game:
    """A table of two players whose connections stay open."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        self.address, self.name, self.random = address, name, Random(f"{name}/{seed}")
        self.lines: list[ClientConnection] = []
        self.moves = 0
        self.table = ""

    async def open(self) -> None:
        wish = {"game": self.name, "seats": 2, "places": ["me", "open"]}
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            one = (await http.post("/api/tables", json=wish)).json()
            two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
        self.table = one["table"]
        self.lines = [await self.look_on(token) for token in (one["token"], two["token"])]

    async def look_on(self, token: str | None = None) -> ClientConnection:
        line = await connect(f"ws://{self.address}/api/tables/{self.table}/live", max_size=None, open_timeout=60)
        await line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())
        return line

    async def play(self, moves: int) -> None:
        """Move at random so many times in one game; a game that ends too early is begun anew."""
        while self.moves < moves:
            tasks = [asyncio.create_task(self.answer(line, moves)) for line in self.lines]
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for task in done:
                task.result()
            if self.moves < moves:
                await self.close()
                self.moves = 0
                await self.open()

    async def answer(self, line: ClientConnection, moves: int) -> None:
        async for text in line:
            heard: Any = msgspec.json.decode(text, type=Heard)
            if heard.over is not None or self.moves >= moves:
                return
            if heard.legal:
                self.moves += 1
                action = self.random.choice(heard.legal)["action"]
                do = {"type": "do", "id": str(self.random.getrandbits(60)), "at": heard.at, "action": action}
                await line.send(msgspec.json.encode({**do, "now": True}).decode())

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


async def measured(server: Server, name: str, asked: argparse.Namespace) -> tuple[float, float, float, float]:
    """Kilobytes of the house, a new table, what the moves add to it, and an onlooker."""
    began = time.monotonic()
    for number in range(WARM):  # what the first tables load once is no table's
        warm = Game(server.address, name, -number)
        await warm.open()
        await (await warm.look_on()).close()
        await asyncio.gather(*(warm.answer(line, MANY) for line in warm.lines))
        await warm.close()
    lead = [Game(server.address, name, 1000 + number) for number in range(LEAD)]
    for game in lead:
        await game.open()
        await game.play(asked.moves)
    await asyncio.sleep(max(0.0, began + GROWN - time.monotonic()))
    house = await settled(server.pid)
    games = [Game(server.address, name, number) for number in range(asked.tables)]
    for game in games:
        await game.open()
    await asyncio.sleep(PAUSE)
    new = private(server.pid)
    for game in games:
        await game.play(asked.moves)
    played = await settled(server.pid)
    first = [await game.look_on() for game in games]  # whose missed updates are kept for all that come later
    await asyncio.sleep(2 * PAUSE)
    seen = private(server.pid)
    onlookers = [await games[number % len(games)].look_on() for number in range(asked.onlookers)]
    await asyncio.sleep(2 * PAUSE)
    watched = private(server.pid)
    for line in (*first, *onlookers):
        await line.close()
    for game in (*lead, *games):
        await game.close()
    tables, guests = len(games), max(1, len(onlookers))
    return house, (new - house) / tables, (played - new) / tables, (watched - seen) / guests


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=72)
    parser.add_argument("--onlookers", type=int, default=200)
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    os.environ["PELIPOYTA_IDLE_SECONDS"] = SHORT
    print(f"load {os.getloadavg()[0]:.1f}; {asked.tables} tables, {asked.moves} moves, {asked.onlookers} onlookers")
    ways = {"there": asked.against.resolve()} if asked.against else {}
    ways["here"] = HERE
    for name in asked.games:
        for way, source in ways.items():
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder), source, GATHERED)
                try:
                    house, table, game, onlooker = await measured(server, name, asked)
                finally:
                    server.stop()
            print(
                f"{way:<6} {name:<10} house {house / 1024:5.1f} MB   new table {table:6.1f} kB"
                f"   after {asked.moves} moves +{game:6.1f} kB   onlooker {onlooker:5.1f} kB",
                flush=True,
            )


if __name__ == "__main__":
    asyncio.run(main())
