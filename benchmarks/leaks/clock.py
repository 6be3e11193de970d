"""Leak by clocks over the wire: whether what a slow player's clock is charged tells forced answers from free ones.

`python -m benchmarks.leaks.clock [--game dnup] [--tables N] [--usual SECONDS] [--seconds S]`

A real server with its usual delays; at each table two players take about the usual time over every free choice, and
leave questions with one answer to the table (TABLE-11). Told is how often, of a free answer and a forced one of the
same player, question and kind of action, the free one was charged more on the clock that everyone sees (TABLE-16): one
half is guessing. Answers before the table has seen four of that player are left out. All is on loopback.
"""

import argparse
import asyncio
import os
import tempfile
from collections import defaultdict
from contextlib import suppress
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import httpx2 as httpx
import msgspec
from benchmarks.attack.world import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

HERE = Path(__file__).parents[2] / "src"
SPREAD = 0.3  # of the logarithm of a time
LEARNT = 4  # free answers of a player until the table has an idea of their pace
BANK = 3600  # seconds on each clock


class Question(NamedTuple):
    """Kind of question and of its answer, and whether that was the only one."""

    what: str
    how: str
    forced: bool


class SlowPlayer:
    """A player who takes about the usual time over a choice; `charged` are milliseconds."""

    def __init__(self, usual: float, random: Random) -> None:
        self._usual = usual
        self._random = random
        self._before = BANK * 1000
        self._asked_since: list[Question] = []  # since the clock last stood
        self._free = 0
        self._seat = -1
        self._tasks = set[asyncio.Task[None]]()
        self.charged: dict[Question, list[int]] = defaultdict(list)

    async def play(self, url: str, token: str) -> None:
        async with connect(url, compression=None, open_timeout=60, ping_interval=None) as line:
            await line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())
            async for text in line:
                if self._hear(line, msgspec.json.decode(text)):
                    return

    def _hear(self, line: Any, heard: dict[str, Any]) -> bool:
        """Take note of a message; True when the game is over."""
        if heard["type"] == "welcome":
            self._seat = heard["seat"]
        elif heard["type"] == "clocks":
            self._look(next(face for face in heard["clocks"] if self._seat in face["seats"]))
        elif heard["type"] == "update" and heard["over"]:
            return True
        elif heard["type"] == "update" and heard["legal"]:
            self._asked(line, heard)
        return False

    def _asked(self, line: Any, heard: dict[str, Any]) -> None:
        action = self._random.choice(heard["legal"])["action"]
        forced = len(heard["legal"]) == 1
        self._asked_since.append(Question(heard["ask"]["what"], action["type"], forced))
        if not forced:
            task = asyncio.create_task(self._answer(line, heard["at"], action))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, line: Any, at: int, action: Any) -> None:
        await asyncio.sleep(self._usual * self._random.lognormvariate(0.0, SPREAD))
        do = {"type": "do", "id": str(self._random.getrandbits(60)), "at": at, "action": action}
        with suppress(ConnectionClosed):
            await line.send(msgspec.json.encode(do).decode())

    def _look(self, face: dict[str, Any]) -> None:
        """Note what a turn with one question cost, when the clock stands again."""
        if face["runs"] or not self._asked_since:
            return
        if len(self._asked_since) == 1 and self._free >= LEARNT:
            self.charged[self._asked_since[0]].append(self._before - face["left"])
        self._free += sum(not each.forced for each in self._asked_since)
        self._before = face["left"]
        self._asked_since.clear()


async def table(address: str, game: str, usual: float, number: int, players: list[SlowPlayer]) -> None:
    """Play games one after another until cancelled."""
    random = Random(f"slow {number}")
    while True:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
            clock = {"bank": BANK}
            wish = {"game": game, "seats": 2, "places": ["me", "open"], "time": clock}
            one = (await http.post("/api/tables", json=wish)).json()
            two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
        pair = [SlowPlayer(usual, random) for _ in range(2)]
        players += pair
        url = f"ws://{address}/api/tables/{one['table']}/live"
        await asyncio.gather(*(each.play(url, seat["token"]) for each, seat in zip(pair, (one, two), strict=True)))


async def measured(address: str, game: str, tables: int, usual: float, seconds: float) -> list[SlowPlayer]:
    players: list[SlowPlayer] = []
    playing = [asyncio.create_task(table(address, game, usual, number, players)) for number in range(tables)]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()
    return players


def free_costs_more(players: list[SlowPlayer]) -> tuple[float, float, int, int]:
    """Share of pairs in which the free answer cost more, its standard error by players, and how many answers."""
    shares = []
    for each in players:
        kinds = {question[:2] for question in each.charged}
        both = [[each.charged.get(Question(*kind, forced), []) for forced in (False, True)] for kind in sorted(kinds)]
        if pairs := [pair for free, forced in both for pair in product(free, forced)]:
            shares.append(fmean(0.5 if free == forced else float(free > forced) for free, forced in pairs))
    counted = [(of.forced, len(costs)) for each in players for of, costs in each.charged.items()]
    free, forced = (sum(count for was_forced, count in counted if was_forced is kind) for kind in (False, True))
    if not shares:
        return 0.5, 0.5, free, forced
    mean = fmean(shares)
    return mean, sqrt(fmean((share - mean) ** 2 for share in shares) / len(shares)), free, forced


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dnup")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--usual", type=float, default=7.0)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--source", type=Path, default=HERE)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "games.sqlite3", asked.source.resolve(), tables_per_minute="10000")
        try:
            players = asyncio.run(measured(server.address, asked.game, asked.tables, asked.usual, asked.seconds))
        finally:
            server.stop()
    share, error, free, forced = free_costs_more(players)
    print(
        f"{asked.game}, {asked.usual:g} s a choice: free costs more in {share:.1%} ± {2 * error:.1%} of pairs;", end=" "
    )
    print(f"{free} free and {forced} forced answers, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
