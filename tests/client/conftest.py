"""A server that says what a test tells it to say, for the client's parts that a real server seldom meets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import wraps
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

Scene = Callable[[ServerConnection], Awaitable[None]]
Stage = Callable[..., Awaitable[str]]

SECONDS = 8  # after which a test waits in vain; the trace shows for what


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let a test that waits in vain fail by itself: a signal would leave its connections open, and end nothing."""
    if not isinstance(item, pytest.Function) or not asyncio.iscoroutinefunction(item.obj):
        return
    test = item.obj

    @wraps(test)
    async def in_time(*given: Any, **named: Any) -> None:
        async with asyncio.timeout(SECONDS):
            await test(*given, **named)

    item.obj = in_time


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """Open a server with one scene for the lobby and one for tables; its address."""
    async with AsyncExitStack() as stack:

        async def opened(scene: Scene, tables: Scene | None = None, **options: Any) -> str:
            async def play(connection: ServerConnection) -> None:
                assert connection.request is not None
                chosen = tables if tables and "/tables/" in connection.request.path else scene
                await chosen(connection)

            server = await stack.enter_async_context(serve(play, "127.0.0.1", 0, max_size=None, **options))
            return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

        yield opened


async def heard(connection: ServerConnection, type: str) -> dict[str, Any]:
    """The next message of that type."""
    while True:
        message: dict[str, Any] = json.loads(await connection.recv())
        if message["type"] == type:
            return message


async def say(connection: ServerConnection, type: str, **what: Any) -> None:
    await connection.send(json.dumps({"type": type, **what}))


def asked(at: int, **what: Any) -> dict[str, Any]:
    """An update that asks seat 0."""
    usual = {"fresh": False, "events": [], "view": {"n": at}, "ask": {"seats": [0], "what": "pick"}, "over": None}
    return {"at": at, **usual, "legal": [{"action": 1}, {"action": 2}], **what}


OVER: dict[str, Any] = {"ask": None, "legal": [], "over": {"scores": [1.0, 0.0], "why": "T-1"}}
PAIRED: dict[str, Any] = {"table": "t1", "game": "toy", "seat": 0, "token": "seat-token"}
WELCOME: dict[str, Any] = {
    "account": "a-bot",
    "name": "Bot",
    "scopes": ["play"],
    "limits": {"at_once": 8, "a_day": 200},
    "games": [PAIRED],
}
