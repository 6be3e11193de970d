"""Relay between a client and a server that cuts the connection at a chosen message."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Cut = Callable[[int, str], bool]  # (number of the message over all connections, "up" or "down")


class Relay:
    """WebSocket server that passes everything on; `cut` says at which messages the line breaks, before or after."""

    def __init__(self, server: str, cut: Cut, pass_on: bool) -> None:
        """`pass_on`: the message at which the line breaks still arrives."""
        self._server, self._cut, self._pass_on = server, cut, pass_on
        self.messages = self.cuts = 0
        self._listening: Server | None = None

    @property
    def url(self) -> str:
        assert self._listening is not None
        return f"http://127.0.0.1:{next(iter(self._listening.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> "Relay":
        self._listening = await serve(self._serve, "127.0.0.1", 0, ping_interval=None, close_timeout=0.1)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listening is not None
        self._listening.close()

    async def _serve(self, near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Authorization": near.request.headers.get("Authorization", "")}
        url = f"ws://{self._server}{near.request.path}"
        async with connect(url, additional_headers=headers, ping_interval=None, max_size=None) as far:
            ways = [asyncio.create_task(self._pass(*way)) for way in ((near, far, "up"), (far, near, "down"))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        near.transport.abort()

    async def _pass(
        self, source: ServerConnection | ClientConnection, to: ServerConnection | ClientConnection, way: str
    ) -> None:
        with suppress(ConnectionClosed):
            async for message in source:
                self.messages += 1
                broken = self._cut(self.messages, way)
                if not broken or self._pass_on:
                    await to.send(message)
                if broken:
                    self.cuts += 1
                    await asyncio.sleep(0.01)  # what was passed on leaves the buffers
                    return
