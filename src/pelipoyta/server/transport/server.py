"""uvicorn with a connection limiter of our own and protocols that give up on slow peers."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from pelipoyta.server.settings import Settings
from pelipoyta.server.transport import garbage
from pelipoyta.server.transport.config import make_config
from pelipoyta.server.transport.connection_limits import ConnectionLimiter, descriptors, host_of
from pelipoyta.server.transport.garbage import GarbageSearch
from pelipoyta.server.transport.http_protocol import TimeoutHTTPProtocol
from pelipoyta.server.transport.websocket_protocol import TimeoutWebSocketProtocol


class Server(uvicorn.Server):
    """uvicorn's server with our accept loop: short of descriptors, uvicorn's own would spin and log without end."""

    def __init__(self, app: Any, settings: Settings, on_start: Callable[[], None]) -> None:
        most, each = settings.connections, settings.connections_per_address
        self._limiter = ConnectionLimiter(most, each, descriptors(), settings.proxies)
        self._on_start = on_start
        self._accepting: list[asyncio.Task[None]] = []
        self._searching: asyncio.Task[None] | None = None
        super().__init__(_config(app, settings, self._limiter))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._accepting = [asyncio.create_task(self._limiter.accept(each, self._protocol)) for each in sockets or ()]
        garbage.tune()
        self._searching = asyncio.create_task(GarbageSearch().run(), name="garbage")
        self._on_start()

    def stop_accepting(self) -> None:
        """Leave new connections in the queue of the listening socket, for another process that has it too."""
        for task in self._accepting:
            task.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stop_accepting()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
        return protocol


def _config(app: Any, settings: Settings, limiter: ConnectionLimiter) -> uvicorn.Config:
    class Http(TimeoutHTTPProtocol):
        patience = settings.request_seconds

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            limiter.leave(host_of(self.transport))

    class WebSocket(TimeoutWebSocketProtocol):
        patience = settings.patience

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            limiter.leave(host_of(self.transport))

    return make_config(app, settings, http=Http, ws=WebSocket)
