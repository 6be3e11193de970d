"""Requests and WebSockets of a page, given to the application by ASGI, as uvicorn gives those of a network."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import structlog
from msgspec import Struct

from pelipoyta.server.live.endpoint import WRITE

log = structlog.get_logger("pelipoyta.offline")
HOST = "localhost"  # the application answers under its own names only


class PageResponse(Struct, frozen=True):
    """Response to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


async def request(app: Any, method: str, path: str, headers: Mapping[str, str], body: bytes) -> PageResponse:
    """Serve one HTTP request."""
    begun: dict[str, Any] = {}
    parts: list[bytes] = []
    asked = [{"type": "http.request", "body": body, "more_body": False}]
    gone: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    async def receive() -> dict[str, Any]:
        return asked.pop() if asked else await gone

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            begun.update(message)
        else:
            parts.append(message.get("body", b""))

    try:
        await app({**_scope("http", path, headers), "method": method}, receive, send)
    except Exception:
        if not begun:  # else the application has answered 500, and raised it again for the server's log
            raise
        log.exception("request failed", path=path)
    gone.cancel()
    told = {key.decode(): value.decode() for key, value in begun["headers"]}
    return PageResponse(begun["status"], told, b"".join(parts))


class Connections:
    """WebSockets of a page by number; `tell` sends a text to one, None says that it is closed."""

    def __init__(self, app: Any, tell: Callable[[int, str | None], None]) -> None:
        self._app = app
        self._tell = tell
        self._inboxes: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def dial(self, number: int, path: str) -> None:
        """Open a WebSocket."""
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._inboxes[number] = inbox

        def write(texts: Sequence[bytes]) -> bool:
            for text in texts:
                self._tell(number, text.decode())
            return True

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self._tell(number, message["text"])
            elif message["type"] == "websocket.close":
                self._tell(number, None)

        scope = {**_scope("websocket", path, {}), "extensions": {WRITE: write}, "subprotocols": []}
        task = asyncio.ensure_future(self._serve(scope, inbox, send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def heard(self, number: int, text: str) -> None:
        """Pass on what the client said."""
        if inbox := self._inboxes.get(number):
            inbox.put_nowait({"type": "websocket.receive", "bytes": text.encode()})

    def hung_up(self, number: int) -> None:
        """Tell the application that the client has closed."""
        if inbox := self._inboxes.pop(number, None):
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _serve(self, scope: dict[str, Any], inbox: "asyncio.Queue[dict[str, Any]]", send: Any) -> None:
        with suppress(asyncio.CancelledError):
            await self._app(scope, inbox.get, send)


def _scope(kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    told = [(b"host", HOST.encode()), *((key.lower().encode(), value.encode()) for key, value in headers.items())]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": told,
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
    }
