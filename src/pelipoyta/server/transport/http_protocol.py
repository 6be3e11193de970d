"""uvicorn's HTTP protocol with a time limit: for the request to arrive, and for the response to be read."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pelipoyta.server.middleware.security_headers import SAFE

LENGTHS = {b"content-length", b"transfer-encoding"}
SAFE_BYTES = [(name.encode(), value.encode()) for name, value in SAFE.items()]
NOT_YET = (h11.IDLE, h11.SEND_BODY)  # states in which the rest of a request is still to come


class TimeoutHTTPProtocol(H11Protocol):
    """HTTP protocol with one timer, which runs while a request is incomplete or the peer does not read."""

    patience = 10.0  # seconds
    _timer: asyncio.TimerHandle | None = None
    _stuck = False  # the peer does not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._rest()
        super().on_response_complete()
        if self._stuck or self.transport.is_closing() or self.conn.their_state is h11.SEND_BODY:
            self._hurry()  # otherwise uvicorn's own timer runs until the next request begins

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def handle_events(self) -> None:
        """Serve a request with two lengths, but none after it: a proxy may see another border (RFC 9112, 6.1)."""
        super().handle_events()
        if self.cycle is not None and self._lengths() == LENGTHS:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Refuse an upgrade with a body: it would wait for that body for ever."""
        if self._lengths():
            self.send_400_response("A WebSocket upgrade has no body.")
            return
        self._rest()
        super().handle_websocket_upgrade(event)

    def _lengths(self) -> set[bytes]:
        """The headers of the last request that say how long its body is."""
        return LENGTHS & {name for name, _ in getattr(self, "headers", ())}

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, with the security headers that the application adds to its own answers."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *SAFE_BYTES]
        for event in (h11.Response(status_code=400, headers=headers), h11.Data(msg.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = True
        self._hurry()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck = False
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Run the timer if we wait for the peer, stop it if the peer waits for us."""
        if self.transport.get_protocol() is not self:  # upgraded to WebSocket
            return
        if self._stuck or self.transport.is_closing() or self.conn.their_state in NOT_YET:
            self._hurry()
        else:
            self._rest()

    def _hurry(self) -> None:
        """Start the timer unless it runs: a byte now and then must not extend it."""
        if self._timer is None:
            self._timer = self.loop.call_later(self.patience, self._cut_off)

    def _cut_off(self) -> None:
        self.transport.abort()

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
