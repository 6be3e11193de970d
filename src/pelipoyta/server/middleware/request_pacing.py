"""Middleware that paces HTTP requests by address."""

from starlette.types import ASGIApp, Receive, Scope, Send

from pelipoyta.server.services.requests.pacing import PaceByAddress

AT_ONCE = 2  # seconds' worth: a page with its files is some thirty requests


class RequestPacing:
    """Delay the requests of an address that asks without a pause; WebSockets are paced by their hellos."""

    def __init__(self, app: ASGIApp, per_second: int) -> None:
        self._app = app
        self._pace = PaceByAddress(per_second, AT_ONCE * per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (client := scope.get("client")):
            await self._pace.turn(client[0])
        await self._app(scope, receive, send)
