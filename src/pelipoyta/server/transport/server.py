"""uvicorn as this house runs it: a doorkeeper of our own, and protocols that wait for nobody for ever."""

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from pelipoyta.server.settings import Settings
from pelipoyta.server.transport.connection_limits import ConnectionLimiter, descriptors, host_of
from pelipoyta.server.transport.http_protocol import TimeoutHTTPProtocol
from pelipoyta.server.transport.websocket_protocol import TimeoutWebSocketProtocol

FRAME = 64 * 1024  # bytes; what is larger than a message may be (16 kB) but not than this is answered with an error
SEARCHES = 20_000, 20, 10  # new objects until garbage is looked for; with the usual 700, an eighth of all work was that
GRACE = 3  # seconds for the last answers when the house closes


class Server(uvicorn.Server):
    """uvicorn's own way to accept would, short of descriptors, spin and log for as long as that lasts."""

    def __init__(self, app: Any, settings: Settings, greet: Callable[[], None]) -> None:
        room = settings.connections, settings.connections_per_address
        self._keeper = ConnectionLimiter(*room, descriptors(), settings.proxies)
        self._greet = greet
        self._admitting: list[asyncio.Task[None]] = []
        super().__init__(_config(app, settings, self._keeper))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._admitting = [asyncio.create_task(self._keeper.admit(door, self._guest)) for door in sockets or ()]
        _settle_down()
        self._greet()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self._admitting:
            task.cancel()
        await super().shutdown(sockets)

    def _guest(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        guest: asyncio.Protocol = protocol(self.config, self.server_state, self.lifespan.state)
        return guest


def _settle_down() -> None:
    """What is here by now stays; of what comes, little is garbage that only a search would find."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)


def _config(app: Any, settings: Settings, keeper: ConnectionLimiter) -> uvicorn.Config:
    class Http(TimeoutHTTPProtocol):
        patience = settings.request_seconds

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            keeper.leave(host_of(self.transport))

    class Live(TimeoutWebSocketProtocol):
        patience = settings.patience

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            keeper.leave(host_of(self.transport))

    return uvicorn.Config(
        app,
        http=Http,
        ws=Live,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # it would triple the memory of a connection
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(each) for each in settings.proxies],
        timeout_graceful_shutdown=GRACE,
    )
