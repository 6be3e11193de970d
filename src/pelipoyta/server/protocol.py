"""uvicorn's WebSocket, made impatient: who takes nothing for too long is cut off, and costs no more than a buffer."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STUCK = 6.0  # seconds; a little longer than the application's own patience, which ends more politely
NOT_LISTENING = 1013
LAST_CALL = 2.0  # seconds to take the goodbye


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """While a peer does not read, the application cannot send it even a goodbye; the transport can."""

    _timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._timer = self.loop.call_later(STUCK, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _cut_off(self) -> None:
        """Leave a goodbye at the end of what it has not read; then go, read or not."""
        if not self.close_sent:
            self.conn.send_close(NOT_LISTENING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._timer = self.loop.call_later(LAST_CALL, self.transport.abort)

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
