"""Middleware of an owner process: it answers whether it is well, and serves no browser."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

HEALTH = ("/healthz", "/readyz", "/metrics")
SENTENCE = "This process decides for tables and serves no browsers: ask a gateway of the cluster.\n"


class HealthOnly:
    """Middleware that lets requests for health through, and refuses all others."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope.get("path") in HEALTH:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1012, "reason": ""})
        else:
            await PlainTextResponse(SENTENCE, 404)(scope, receive, send)
