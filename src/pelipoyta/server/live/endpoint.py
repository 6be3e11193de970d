"""WebSocket endpoints of tables, helpers, the lobby and notices: middleware that bypasses all that only pages need."""

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelipoyta.server.addresses import address_of

WRITE = "pelipoyta.write"  # ASGI extension for sending several texts in one write
WRITABLE = "pelipoyta.writable"  # ASGI extension for waiting until the next write is possible
THEN = "pelipoyta.then"  # ASGI extension for serving a connection after the application has returned
Write = Callable[[Sequence[bytes]], bool]
Writable = Callable[[], Awaitable[None]]
Serve = Callable[[], Awaitable[None]]
LIVE = re.compile(r"/api/(tables|helpers)/([^/]+)/live")
LOBBY, NOTICES = "/api/lobby/live", "/api/notices/live"


class UpdateText(bytes):
    """An update of a table as text, which may be compressed beside the updates before it.

    What one viewer is told of a game may stand beside what the same viewer was told before: its compressed length is
    made of these alone. Chat and names are written by strangers, and never share a window with what is hidden.
    """

    __slots__ = ()


class Socket:
    """A WebSocket connection; sending to a closed one raises OSError."""

    __slots__ = ("_send", "_then", "_writable", "_write", "address", "connection", "receive")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.connection = HTTPConnection(scope)
        self.receive: Callable[[], Awaitable[Message]] = receive
        self._send = send
        extensions = scope.get("extensions", {})
        self.address = address_of(self.connection)
        self._write: Write | None = extensions.get(WRITE)
        self._writable: Writable | None = extensions.get(WRITABLE)
        self._then: Callable[[Serve], None] | None = extensions.get(THEN)

    async def go_on(self, serve: Serve) -> None:
        """Serve the connection without its headers, and without the middleware where the transport can."""
        client = self.connection.scope.get("client")
        self.connection = HTTPConnection({"type": "websocket", "client": client, "headers": []})
        if self._then is None:
            await serve()
        else:
            self._then(serve)
            self._then = None

    async def accept(self) -> None:
        await self.receive()  # the connect event
        await self._send({"type": "websocket.accept"})

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send these at once, a message each; False where that cannot be done without waiting."""
        return self._write is not None and self._write(texts)

    async def send(self, texts: Sequence[bytes]) -> None:
        while self._writable and not self.write(texts):
            await self._writable()
        if not self._writable:
            for text in texts:
                await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Rejected(Exception):
    """The client was told why and sent away before it said anything."""


class Sockets:
    """Middleware that hands WebSockets to the functions that serve them, and the rest to the app."""

    def __init__(
        self,
        app: ASGIApp,
        live: Callable[[Socket, str], Awaitable[None]],
        lobby: Callable[[Socket], Awaitable[None]],
        notices: Callable[[Socket], Awaitable[None]],
        helper: Callable[[Socket, str], Awaitable[None]],
    ) -> None:
        self._app = app
        self._live = {"tables": live, "helpers": helper}
        self._others = {LOBBY: lobby, NOTICES: notices}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if named:
            with suppress(Rejected):
                await self._live[named[1]](Socket(scope, receive, send), named[2])
        elif scope["type"] == "websocket" and scope["path"] in self._others:
            with suppress(Rejected):
                await self._others[scope["path"]](Socket(scope, receive, send))
        else:
            await self._app(scope, receive, send)
