"""Players of the other servers' rooms: two who move in turns, each once it heard of the other's move."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Protocol

import httpx2 as httpx
import msgspec
from benchmarks.server.light_line import BINARY, LightLine

CELLS = 49
JOINED, DATA = 10, 13  # kinds of Colyseus' messages
_PACKED = msgspec.msgpack
Move = dict[str, Any]


class Seat(Protocol):
    """Connection of a player to a room."""

    def send(self, move: Move) -> None: ...


class RivalTable:
    """Table of two players that never ends."""

    def __init__(self, address: str, random: Random, pace: float) -> None:
        self.address, self.random = address, random
        self.pause = 1 / pace if pace else 0.0
        self.acks: list[float] = []
        self.tells: list[float] = []
        self.seats: list[Seat] = []
        self._sent = 0.0

    async def play(self) -> None:
        ended = await self.open([partial(self.heard, me) for me in range(2)])
        self.move(0, 0)
        await ended

    async def open(self, hear: "list[Callable[[Move], None]]") -> "asyncio.Future[None]":
        """Open both seats, which hear moves; the future is done when the room closes."""
        raise NotImplementedError

    def heard(self, me: int, move: Move) -> None:
        (self.acks if move["by"] == me else self.tells).append(time.perf_counter() - self._sent)
        if move["by"] != me:
            pause = self.pause * self.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self.move, me, move["number"] + 1)

    def move(self, me: int, number: int) -> None:
        self._sent = time.perf_counter()
        self.seats[me].send({"by": me, "number": number, "cell": self.random.randrange(CELLS)})


class AiohttpTable(RivalTable):
    """Table in a room of room.py."""

    async def open(self, hear: "list[Callable[[Move], None]]") -> "asyncio.Future[None]":
        name = f"/r{self.random.getrandbits(60)}"
        lines = [await LightLine.connect(self.address, name, partial(_heard_json, told)) for told in hear]
        self.seats = [_JsonSeat(line) for line in lines]
        return lines[0].closed


def _heard_json(told: "Callable[[Move], None]", _line: LightLine, text: bytes) -> None:
    told(msgspec.json.decode(text))


class _JsonSeat:
    def __init__(self, line: LightLine) -> None:
        self._line = line

    def send(self, move: Move) -> None:
        self._line.send(msgspec.json.encode(move))


class ColyseusTable(RivalTable):
    """Table in a room of colyseus.mjs."""

    async def open(self, hear: "list[Callable[[Move], None]]") -> "asyncio.Future[None]":
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60, verify=False) as http:
            first = await self._reserved(http, "create/board")
            second = await self._reserved(http, f"joinById/{first['roomId']}")
        seats = [
            await _ColyseusSeat.joined(self.address, place, told)
            for place, told in ((first, hear[0]), (second, hear[1]))
        ]
        self.seats = [*seats]
        return seats[0].line.closed

    async def _reserved(self, http: httpx.AsyncClient, how: str) -> dict[str, Any]:
        found: dict[str, Any] = (await http.post(f"/matchmake/{how}", json={})).json()
        return {**found.get("room", {}), **found}


class _ColyseusSeat:
    def __init__(self, told: "Callable[[Move], None]") -> None:
        self._told = told
        self._joined = asyncio.get_running_loop().create_future()
        self.line: LightLine

    @classmethod
    async def joined(cls, address: str, place: dict[str, Any], told: "Callable[[Move], None]") -> "_ColyseusSeat":
        seat = cls(told)
        path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        seat.line = await LightLine.connect(address, path, seat.hear)
        await seat._joined
        seat.line.send(bytes((JOINED,)), BINARY)
        return seat

    def hear(self, _line: LightLine, data: bytes) -> None:
        """Hear a message; moves are made by `broadcast`."""
        if data[0] == JOINED and not self._joined.done():
            self._joined.set_result(None)
        elif data.startswith(MOVED):
            self._told(_PACKED.decode(data[len(MOVED) :]))

    def send(self, move: Move) -> None:
        self.line.send(MOVE + _PACKED.encode(move), BINARY)


def _named(name: str) -> bytes:
    return bytes((DATA,)) + _PACKED.encode(name)


MOVE, MOVED = _named("move"), _named("moved")
