"""Ids of requests: in every line that is logged while a request or a connection is served, and in error answers."""

import re
import secrets
from itertools import count

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from pelipoyta.server.telemetry.meters import Meters

HEADER = "X-Request-ID"
GIVEN = re.compile(r"[\w-]{8,64}", re.ASCII)  # an id that a proxy may give
ERROR = 400
TABLE = re.compile(r"/api/tables/([^/]+)")


class RequestIds:
    """Middleware that gives each request and each WebSocket an id, and counts answers by status."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app, self._meters = app, meters
        self._start, self._numbers = secrets.token_hex(4), count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        name = given if GIVEN.fullmatch(given) else f"{self._start}-{next(self._numbers):x}"
        clear_contextvars()
        table = TABLE.match(scope["path"])
        bind_contextvars(request=name, **({"table": table[1][:40]} if table else {}))

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._meters.requests[message["status"]] += 1
                if message["status"] >= ERROR:
                    MutableHeaders(scope=message).setdefault(HEADER, name)
            await send(message)

        await self._app(scope, receive, tell if scope["type"] == "http" else send)
