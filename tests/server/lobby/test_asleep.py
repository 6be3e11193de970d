"""A phone asleep: a proxy that stops passing bytes keeps the connection open, and its person is not paired."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from tests.server.conftest import Process
from websockets.asyncio.client import ClientConnection, connect

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]
WANT = {"game": "rolechess", "pace": "free", "seats": [2]}


class Proxy:
    """TCP proxy that can stop passing bytes without closing anything."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.awake = asyncio.Event()
        self.awake.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self.port)
        self._ends += [writer, there[1]]
        for one, other in ((reader, there[1]), (there[0], writer)):
            self._tasks.add(asyncio.create_task(self._pass(one, other)))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.awake.wait()
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0)


@asynccontextmanager
async def proxy(port: int) -> AsyncIterator[tuple[Proxy, int]]:
    passing = Proxy(port)
    listening = await asyncio.start_server(passing.serve, "127.0.0.1", 0)
    try:
        yield passing, listening.sockets[0].getsockname()[1]
    finally:
        await passing.close()
        listening.close()


async def until(line: ClientConnection, type: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == type:
            return message


async def searching(line: ClientConnection, name: str) -> None:
    await line.send(json.dumps({"type": "enter", "device": f"{name}-0123456789abcdef"}))
    await line.send(json.dumps({"type": "offer", "wants": [WANT], "name": name}))
    await until(line, "own_offer")


async def test_no_game_begins_with_a_phone_that_is_asleep(process: Callable[..., Process]) -> None:
    server = process(answer_seconds="2")
    async with (
        proxy(server.port) as (passing, port),
        connect(f"ws://127.0.0.1:{port}/api/lobby/live", close_timeout=0.1) as phone,
        connect(f"ws://{server.address}/api/lobby/live") as laptop,
    ):
        await searching(phone, "phone")
        passing.awake.clear()  # the phone falls asleep, and its connection stays open
        await searching(laptop, "laptop")
        found = await until(laptop, "found")
        await laptop.send(json.dumps({"type": "here", "table": found["table"]}))
        async with connect(f"ws://{server.address}/api/lobby/live") as tablet:
            await searching(tablet, "tablet")
            assert (await until(laptop, "found_gone"))["table"] == found["table"]  # nobody sat at an empty board
            other = await until(laptop, "found")
            for line in (laptop, tablet):
                await line.send(json.dumps({"type": "here", "table": other["table"]}))
            ready = [await until(line, "paired") for line in (laptop, tablet)]
        assert {each["table"] for each in ready} == {other["table"]} != {found["table"]}
