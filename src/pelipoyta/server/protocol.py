"""uvicorn's WebSocket, made impatient: who takes nothing for too long is cut off, and costs no more than a buffer."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NOT_LISTENING = 1013
KERNEL_BUFFER = 128 * 1024  # bytes; left alone, Linux would keep megabytes for a peer that does not read


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """While a peer does not read, the application cannot send it even a goodbye; the transport can."""

    patience = 5.0  # seconds
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    async def send(self, message: Any) -> None:
        """Once the application has closed, whoever has not taken the goodbye in time is cut off."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._after_a_while(self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._after_a_while(self._say_goodbye)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.close_sent:
            self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _say_goodbye(self) -> None:
        """Leave a goodbye at the end of what it has not read."""
        if not self.close_sent:
            self.conn.send_close(NOT_LISTENING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._after_a_while(self.transport.abort)

    def _after_a_while(self, act: Callable[[], None]) -> None:
        self._rest()
        self._timer = self.loop.call_later(self.patience, act)

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
