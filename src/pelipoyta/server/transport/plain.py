"""uvicorn as it is: its own protocols and accept loop, for use behind a proxy that limits clients itself."""

import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from pelipoyta.server.settings import Settings
from pelipoyta.server.transport.config import make_config


class PlainServer(uvicorn.Server):
    """uvicorn's server; calls `on_start` once it accepts connections."""

    def __init__(self, app: Any, settings: Settings, on_start: Callable[[], None]) -> None:
        self._on_start = on_start
        super().__init__(make_config(app, settings, ws="websockets-sansio"))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_start()

    def stop_accepting(self) -> None:
        """Leave new connections in the queue of the listening socket, for another process that has it too."""
        for server in self.servers:
            server.close()
