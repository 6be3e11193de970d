"""Kill the server in the middle of games, again and again: no acknowledged move is lost, doubled or told wrongly.

PELIPOYTA_KILLS sets how often (`scripts/crash`).
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pelipoyta.games import load
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.model import Moved, Resigned
from pelipoyta.table.state.recent import RecentTransitions
from pelipoyta.table.state.table_state import TableState

KILLS = int(os.environ.get("PELIPOYTA_KILLS", "3"))
GAME = load("rolechess")
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120 + 20 * KILLS)]


class Player:
    """A person's client: comes back by itself, resumes from what it has seen, resends what was not answered."""

    def __init__(self, address: str, table: str, token: str, random: Random) -> None:
        self.table = table
        self.token = token
        self.seat: int | None = None
        self.seen = 0
        self.events: list[Any] = []
        self.last: dict[str, Any] = {}
        self.waiting: dict[str, Any] = {}
        self.acknowledged: dict[str, Any] = {}  # the action of each command that was; None: resigned
        self.tired = False
        self.acked = asyncio.Event()
        self._address = f"ws://{address}/api/tables/{table}/live"
        self._random = random

    @property
    def over(self) -> bool:
        return bool(self.last.get("over"))

    async def play(self) -> None:
        """Until the game is over, however often the line breaks."""
        while not self.over:
            try:
                async with connect(self._address) as line:
                    await self._talk(line)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)

    async def _talk(self, line: ClientConnection) -> None:
        await line.send(msgspec.json.encode({"type": "hello", "token": self.token, "seen": self.seen}).decode())
        async for text in line:
            message = msgspec.json.decode(text)
            self._hear(message)
            if message["type"] == "welcome" and self.waiting:
                await line.send(msgspec.json.encode(self.waiting).decode())
            elif message["type"] in ("update", "ack", "error"):
                await self._choose(line)
            if self.over and not self.waiting:
                return

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.seat = message["seat"]
            case "update":
                assert not message["fresh"]
                assert message["at"] == self.seen + 1, "a gap, or the same told twice"
                self.seen = message["at"]
                self.last = message
                self.events += message["events"]
            case "ack":
                assert message["id"] == self.waiting["id"]
                self.acknowledged[message["id"]] = self.waiting.get("action")
                self.waiting = {}
                self.acked.set()
            case "error":
                assert message["code"] in ("stale", "game_over"), message
                self.waiting = {}
            case "refused":
                raise AssertionError(message)

    async def _choose(self, line: ClientConnection) -> None:
        """Make a choice, or an end of it; a single choice is the table's to make."""
        if self.waiting or self.over or len(self.last["legal"]) < 2:
            return
        action = self._random.choice(self.last["legal"])["action"]
        id = f"{self._random.getrandbits(64)}"
        do = {"type": "do", "id": id, "at": self.seen, "action": action}
        self.waiting = {"type": "resign", "id": id} if self.tired else do
        await line.send(msgspec.json.encode(self.waiting).decode())


async def seat(http: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = (await http.post(path, json=wish)).raise_for_status().json()
    return answer


async def set_up(server: Any, random: Random) -> list[Player]:
    """A table of two persons, and a person against a bot."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        wish = {"game": "rolechess", "seats": 2, "options": {}, "name": "Aino"}
        one = await seat(http, "/api/tables", {**wish, "places": ["me", "open"]})
        two = await seat(http, f"/api/tables/{one['table']}/sit", {"name": "Eino"})
        alone = await seat(http, "/api/tables", {**wish, "places": ["bot:uniform", "me"]})
    return [Player(server.address, place["table"], place["token"], random) for place in (one, two, alone)]


async def kill(server: Any, players: list[Player], random: Random) -> None:
    """Let a few moves be made; then kill at the very moment one is acknowledged, or at any other."""
    enough = sum(player.seen for player in players) + random.randint(3, 30)
    while sum(player.seen for player in players) < enough and not all(player.over for player in players):
        await asyncio.sleep(random.random() * 0.01)
    player = random.choice(players)
    player.acked.clear()
    if random.random() < 0.5 and not player.over:
        await player.acked.wait()
    server.stop()
    await asyncio.to_thread(server.start)


async def check(database: Path, player: Player) -> None:
    """The log holds every acknowledged move once, and tells this player's story as it was told."""
    store = SqliteStore(database)
    loaded = await store.load(player.table)
    await store.close()
    assert loaded is not None
    header, lines = loaded
    done = {line.command: line.entry for line in lines if line.command}
    assert len(done) == sum(bool(line.command) for line in lines), "a command was done twice"
    for id, action in player.acknowledged.items():
        entry = done[id]
        assert isinstance(entry, Moved if action else Resigned)
        assert not isinstance(entry, Moved) or msgspec.json.decode(entry.action) == action
    story = TableState(header, GAME)
    story.history.recent = RecentTransitions(GAME, 10**9)  # all of them
    deque(story._fold(lines), 0)
    place = player.seat
    told = [
        event
        for update in story.history.recent
        for event in update.snapshot.events_for(place)
        if place in update.versions
    ]
    assert msgspec.json.decode(msgspec.json.encode(told)) == player.events
    assert story.versions[place] == player.seen


async def test_no_acknowledged_move_is_lost(process: Callable[..., Any], tmp_path: Path) -> None:
    random = Random(KILLS)
    server = process(pause="0", messages_per_second="1000")
    killed, games, moves = 0, 0, 0
    while killed < KILLS:
        players = await set_up(server, random)
        async with asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play())
            while killed < KILLS and not all(player.over for player in players):
                await kill(server, players, random)
                killed += 1
            for player in players:
                player.tired = True
        for player in players:
            await check(tmp_path / "games.sqlite3", player)
        games += 2
        moves += sum(len(player.acknowledged) for player in players)
    print(f"{killed} kills, {games} games, {moves} acknowledged moves, none lost")
    assert moves > KILLS
