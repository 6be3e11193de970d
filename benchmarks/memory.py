"""Private memory of a server: a table, a game under way, an onlooker; by game.

`python -m benchmarks.memory [--tables N] [--moves N] [--onlookers N] [--against FOLDER] [GAME …]`; with FOLDER, the
`src` of another checkout, each game is measured in a server there and one here in turns. Moves are random, two seats,
by WebSocket; a new table is opened where a game ends early. Kilobytes of private pages (Linux), after a pause.
"""

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
from benchmarks.server import GATHERED, HERE, Heard, Server
from benchmarks.wire import GAMES
from websockets.asyncio.client import ClientConnection, connect

WARM = 4  # tables played to their end before it is measured
MANY = 10_000  # moves; more than any game has
PAUSE = 1.0  # seconds until memory is looked at


def private(pid: int) -> int:
    """Kilobytes that the process shares with no other."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


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
    for number in range(WARM):  # what the first tables load once is no table's
        first = Game(server.address, name, -number)
        await first.open()
        await (await first.look_on()).close()
        await asyncio.gather(*(first.answer(line, MANY) for line in first.lines))
        await first.close()
    await asyncio.sleep(PAUSE)
    house = private(server.pid)
    games = [Game(server.address, name, number) for number in range(asked.tables)]
    for game in games:
        await game.open()
    await asyncio.sleep(PAUSE)
    new = private(server.pid)
    for game in games:
        await game.play(asked.moves)
    await asyncio.sleep(PAUSE)
    played = private(server.pid)
    onlookers = [await games[number % len(games)].look_on() for number in range(asked.onlookers)]
    await asyncio.sleep(2 * PAUSE)
    watched = private(server.pid)
    for line in onlookers:
        await line.close()
    for game in games:
        await game.close()
    tables, guests = len(games), max(1, len(onlookers))
    return house, (new - house) / tables, (played - new) / tables, (watched - played) / guests


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=72)
    parser.add_argument("--onlookers", type=int, default=200)
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
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
