"""TABLE-16 over real lines: scripted clients with delays and lost lines, a real server killed and closed meanwhile.

Every flag is reckoned anew from the bytes of the log; beside it stands what the clients' own watches say, who do not
know of their turn while their line is broken.
`make timed-soak` plays a hundred games.
"""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx2 as httpx
import pytest
from tests.table.clocks.reckoning import check
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES = int(os.environ.get("PELIPOYTA_TIMED", "3"))
MANY = GAMES >= 50
RESTARTS = (signal.SIGKILL, signal.SIGTERM)[: 2 if MANY else 1]  # killed, then closed well
KINDS = (("rolechess", 2), ("rolechess", 2), ("kasvoton", 2), ("sequence", 3), ("dnup", 2))
OPENING = 2  # choices of each that take no time
pytestmark = [pytest.mark.anyio, pytest.mark.sweep, pytest.mark.timeout(120 + 6 * GAMES)]


class Client:
    """Somebody with a slow line, who thinks, sometimes falls asleep, and whose line breaks."""

    def __init__(self, live: str, token: str, seat: int, random: Random) -> None:
        self.live, self.token, self.seat, self.random = live, token, seat, random
        self.delay = random.choice((0.0, random.uniform(0, 0.4), random.uniform(0.4, 1.2)))
        self.sleepy = random.choice((0.0, 0.05, 0.3))
        self.patience = random.randint(4, 14)  # choices until they have had enough and resign
        self.seen = self.lost = self.moves = 0
        self.over = False
        self.asked_for = 0.0  # seconds of being asked, by this one's own watch
        self._asked_since: float | None = None
        self._legal: list[dict[str, Any]] = []
        self._answering: asyncio.Task[None] | None = None

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(self.live) as line:
                    await self._talk(line)
            if self._answering:
                self._answering.cancel()
            await asyncio.sleep(self.random.uniform(0.05, 1.0))

    async def _talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "token": self.token, "seen": self.seen}))
        async for text in line:
            told = json.loads(text)
            if told["type"] == "clocks":
                asyncio.get_running_loop().call_later(
                    self.delay, self._say, line, {"type": "echo", "probe": told["probe"]}
                )
            elif told["type"] == "update":
                self._hear(told)
            if told["type"] in ("welcome", "update", "error"):  # what was said last may have been lost
                self._answer_to(line)
            if self.over:
                return

    def _hear(self, told: dict[str, Any]) -> None:
        self.seen, self.over = told["at"], bool(told["over"])
        asked = not self.over and bool(told["ask"]) and self.seat in told["ask"]["seats"]
        self._legal = told["legal"] if asked else []
        self._watch(asked)

    def _answer_to(self, line: ClientConnection) -> None:
        if self._answering:
            self._answering.cancel()
        if self._legal:
            self._answering = asyncio.create_task(self._answer(line, self._legal))

    def _watch(self, asked: bool) -> None:
        now = monotonic()
        if self._asked_since:
            self.asked_for += now - self._asked_since
        self._asked_since = now if asked else None

    async def _answer(self, line: ClientConnection, legal: list[dict[str, Any]]) -> None:
        """Think, perhaps for too long, perhaps losing the line meanwhile; the answer takes its time to arrive."""
        await asyncio.sleep(self._thinks())
        if self.random.random() < 0.1:
            self.lost += 1
            await line.close()
            return
        self.moves += 1
        what = {"type": "do", "at": self.seen, "action": self.random.choice(legal)["action"]}
        said = {"type": "resign"} if self.moves > self.patience else what
        await asyncio.sleep(self.delay)
        self._say(line, {**said, "id": f"{self.random.getrandbits(64)}"})

    def _thinks(self) -> float:
        """Seconds; everyone knows the opening by heart, so that no game is over before the house falls."""
        if self.moves < OPENING:
            return self.random.uniform(0, 0.5)
        return self.random.uniform(6, 14) if self.random.random() < self.sleepy else self.random.expovariate(1.5)

    def _say(self, line: ClientConnection, what: dict[str, Any]) -> None:
        asyncio.create_task(_sent(line, what))  # noqa: RUF006 (a word on its way; what is lost is lost)


async def _sent(line: ClientConnection, what: dict[str, Any]) -> None:
    with suppress(ConnectionClosed):
        await line.send(json.dumps(what))


async def seated(server: Any, number: int, random: Random) -> list[Client]:
    game, seats = KINDS[number % len(KINDS)]
    time = {"bank": random.randint(1, 6), "increment": random.choice((0, 0, 1)), "delay": random.choice((0, 0, 1))}
    wish = {"game": game, "seats": seats, "options": {}, "name": "Aino", "places": ["me", *["open"] * (seats - 1)]}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        made = (await http.post("/api/tables", json={**wish, "time": time})).raise_for_status().json()
        path = f"/api/tables/{made['table']}/sit"
        others = [(await http.post(path, json={"name": "Eino"})).raise_for_status().json() for _ in range(seats - 1)]
    places = [made, *others]
    return [Client(server.live(made["table"]), each["token"], each["seat"], random) for each in places]


def logs(database: Path) -> Iterator[tuple[str, dict[str, Any], list[dict[str, Any]]]]:
    """Header and lines of every table, as they lie in the file."""
    with closing(sqlite3.connect(database)) as db:
        for name, header in db.execute("SELECT id, header FROM tables").fetchall():
            lines = db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (name,)).fetchall()
            yield name, json.loads(header), [json.loads(line) for (line,) in lines]


def overcharged(clients: list[Client], lines: list[dict[str, Any]]) -> Any:
    """By how much the worst charged clock is ahead of its player's own watch, in seconds a turn."""
    ran = {client.seat: [line["clock"].get("ran", {}).get(str(client.seat), 0) for line in lines if line.get("clock")]
           for client in clients}  # fmt: skip
    return max((sum(ran[each.seat]) / 1000 - each.asked_for) / max(1, each.moves) for each in clients)


async def restarts(server: Any, tables: dict[str, list[Client]]) -> int:
    """In the middle of most games: killed first, closed well some moves later. How often that came about."""
    clients = [client for each in tables.values() for client in each]
    for number, how in enumerate(RESTARTS, 1):
        while sum(min(client.moves, OPENING) for client in clients) < number * len(tables):
            if all(client.over for client in clients):
                return number - 1
            await asyncio.sleep(0.05)
        await asyncio.to_thread(server.stop, how)
        await asyncio.sleep(0.5)  # clocks stand
        await asyncio.to_thread(server.start)
    return len(RESTARTS)


async def test_every_flag_is_right_over_real_lines(process: Callable[..., Any], tmp_path: Path) -> None:
    random = Random(GAMES)
    server = process(tables_per_minute="10000", messages_per_second="1000", misses_per_minute="10000", pause="0.2")
    tables: dict[str, list[Client]] = {}
    for number in range(GAMES):
        clients = await seated(server, number, random)
        tables[clients[0].live.split("/")[-2]] = clients
    async with asyncio.TaskGroup() as playing:
        for clients in tables.values():
            for client in clients:
                playing.create_task(client.play())
        times = await restarts(server, tables)
    server.stop(signal.SIGTERM)
    told = {
        name: (check(header, lines), overcharged(tables[name], lines))
        for name, header, lines in logs(tmp_path / "games.sqlite3")
    }
    flags, worst = sum(flag for flag, _ in told.values()), max(over for _, over in told.values())
    lost = sum(client.lost for clients in tables.values() for client in clients)
    assert len(told) == GAMES and (0 < flags < GAMES or not MANY)
    print(f"{GAMES} timed games over sockets: {flags} flags, {times} restarts, {lost} lost lines, "
          f"at most {max(worst, 0):.2f} s a turn ahead of the players' own watches")  # fmt: skip
