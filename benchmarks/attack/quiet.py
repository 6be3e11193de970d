"""Quiet players: two at each of a few tables of RoleChess, who move after a pause; acknowledgements are timed.

A player reads on during the pause, so that an acknowledgement behind an update with the next choice is heard at once.
"""

import asyncio
import time
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
from benchmarks.server.moves import Heard
from websockets.asyncio.client import connect

TABLES = 3
PAUSE = 0.04  # seconds before a move


class QuietPlayers:
    """Plays until cancelled; `acks` are seconds from sending a move to its acknowledgement."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._random = Random(1)
        self.acks: list[float] = []

    async def run(self) -> None:
        await asyncio.gather(*(self._table() for _ in range(TABLES)))

    async def _table(self) -> None:
        while True:
            async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=60) as http:
                wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
                one = (await http.post("/api/tables", json=wish)).json()
                two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
            await asyncio.gather(*(self._player(one["table"], each["token"]) for each in (one, two)))

    async def _player(self, table: str, token: str) -> None:
        """Play one game to its end."""
        sent: dict[str, float] = {}
        url = f"ws://{self._address}/api/tables/{table}/live"
        async with connect(url, compression=None, open_timeout=60) as line, asyncio.TaskGroup() as moving:
            await line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())
            async for text in line:
                heard = msgspec.json.decode(text, type=Heard)
                if heard.type == "ack":
                    self.acks.append(time.perf_counter() - sent.pop(heard.id))
                elif heard.type == "update" and heard.over is not None:
                    return
                elif heard.type == "update" and heard.legal:
                    moving.create_task(self._move(line, heard, sent))

    async def _move(self, line: Any, heard: Heard, sent: dict[str, float]) -> None:
        await asyncio.sleep(PAUSE)
        id = str(self._random.getrandbits(60))
        action = self._random.choice(heard.legal)["action"]
        text = msgspec.json.encode({"type": "do", "id": id, "at": heard.at, "action": action}).decode()
        sent[id] = time.perf_counter()
        await line.send(text)
