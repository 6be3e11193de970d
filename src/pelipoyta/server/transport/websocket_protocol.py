"""uvicorn's WebSocket protocol with bounded memory and time for each peer, and one write for several messages."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from pelipoyta.server.live.endpoint import THEN, WRITABLE, WRITE, UpdateText
from pelipoyta.server.transport.deflate import UpdateDeflate, UpdateDeflateFactory
from pelipoyta.server.transport.waiting import ReceiveBuffer as ReceiveBuffer
from pelipoyta.server.transport.waiting import Writable

try:
    from websockets.speedups import apply_mask
except ImportError:  # as the library itself does, where it was not compiled
    from websockets.utils import apply_mask

SWITCHING, NOT_LISTENING, TOO_MUCH = 101, 1013, 1008
KERNEL_BUFFER = 128 * 1024  # bytes; by default Linux keeps megabytes for a peer that does not read
PIECE = 2048  # bytes parsed at a time, so that a burst of small frames does not hold up other connections
CONTROL_FRAMES = 60  # a second: pings, pongs and fragments
AFTER_CLOSE = 64 * 1024  # bytes read after our close frame, while waiting for the peer's
# Of a frame header (RFC 6455, 5.2): final text, the same compressed (RFC 7692, 6), masked, codes of length.
TEXT, DEFLATED, MASKED, LONG, LONGEST = 0x81, 0xC1, 0x80, 126, 127


OFFERED = UpdateDeflateFactory()


class TimeoutWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that closes slow peers itself: while a peer does not read, the application cannot send."""

    patience = 5.0  # seconds
    _timer: asyncio.TimerHandle | None = None
    _control_frames = 0
    _second = 0.0  # when the count of control frames was last reset
    _after_close = 0
    _pauses = False  # reading is paused until the application has taken what was received
    _between = False  # the parser has seen whole frames only: the next byte begins one
    _deflate: UpdateDeflate | None = None  # where the client wants it
    _then: Callable[[], Awaitable[None]] | None = None  # what serves the connection once the application returned

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()  # received, not yet parsed
        self.queue: Any = ReceiveBuffer(self.loop)
        self.writable: Any = Writable()
        self._application, self.app = self.app, self._serve
        self.conn.available_extensions = [OFFERED]
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE], extensions[WRITABLE] = self.write, self.when_writable
            extensions[THEN] = self._set_then
            self._deflate = next((each for each in self.conn.extensions if isinstance(each, UpdateDeflate)), None)

    def _set_then(self, then: Callable[[], Awaitable[None]]) -> None:
        self._then = then

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application, and then what it leaves behind: without its middleware, and without the headers."""
        await self._application(scope, receive, send)
        if self._then is not None:
            del scope, receive, send
            self.request.headers.clear()
            self.response.headers.clear()
            unneeded: Any = None
            self.request = self.response = self.scope = unneeded
            then, self._then = self._then, None
            await then()

    # Reading: in pieces, paused while the application has messages waiting or the peer does not read.

    def data_received(self, data: bytes) -> None:
        text = self._lone_text(data) if self._between and not self._unread and self._has_time() else None
        if text is not None:
            self._heard(text)
            return
        self._between = data.endswith(b"\r\n\r\n") if self._is_new() else self._between and ends_a_frame(data)
        self._unread += data
        if self.close_sent:
            self._after_close += len(data)
        if self._after_close > AFTER_CLOSE:
            self.transport.abort()
        else:
            self._read_on()

    def _is_new(self) -> bool:
        return self.conn.state is State.CONNECTING

    def _lone_text(self, data: bytes) -> bytes | None:
        """Fast path: the unmasked text if the data is exactly one text frame, as nearly always; else None."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or data[0] not in (TEXT, DEFLATED):
            return None
        start, end = first_frame(data)
        if end != len(data) or not data[1] & MASKED:
            return None
        text = apply_mask(data[start:], data[start - 4 : start])
        if data[0] == TEXT:
            return text
        return self._deflate.inflated(text) if self._deflate else None

    def _read_on(self) -> None:
        while self._unread and self._has_time():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        self._pauses = bool(self._unread) or not self._has_time()
        self.transport.pause_reading() if self._pauses else self.transport.resume_reading()

    def _has_time(self) -> bool:
        return self.writable.is_set() and (self.close_sent or self.queue.qsize() < 2)

    async def receive(self) -> Any:
        if self.queue.qsize():
            await asyncio.sleep(0)  # let other connections run during a burst of messages
        message = await self.queue.get()
        if self._pauses:
            self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Queue a message as bytes; its UTF-8 is checked when it is decoded."""
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def _heard(self, data: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    def handle_ping(self) -> None:
        if self._within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._within_limit():
            super().handle_cont(event)

    def _within_limit(self) -> bool:
        """Rate limit for control frames, which the application's own limits do not see."""
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._control_frames = now, 0
        self._control_frames += 1
        if self._control_frames > CONTROL_FRAMES:
            self._close_by_protocol(TOO_MUCH)
        return self._control_frames <= CONTROL_FRAMES

    # Writing: several messages in one write, with a time limit for the peer to read them.

    async def send(self, message: Any) -> None:
        """Send an ASGI message; after a close, abort unless the peer completes the handshake in time."""
        if message["type"] == "websocket.send":
            await self._send_text(message["text"].encode())
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            self._after_a_while(self.transport.abort)
            self._read_on()

    async def _send_text(self, text: bytes) -> None:
        """Raises ClientDisconnected."""
        while not self.write([text]):
            await self.when_writable()

    async def when_writable(self) -> None:
        """Wait until the peer reads. Raises ClientDisconnected once nothing more can be sent."""
        await self.writable.wait()
        if not self._is_open():
            raise ClientDisconnected

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send these texts in one write, a message each; False while the peer does not read, or when it has gone."""
        if not (self._is_open() and self.writable.is_set()):
            return False
        self.transport.write(b"".join([part for text in texts for part in self._frame(text)]))
        return True

    def _is_open(self) -> bool:
        """True until either side has closed, also without a word: the transport knows it before the protocol does."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def _frame(self, text: bytes) -> tuple[bytes, bytes]:
        """Header and payload of a message."""
        if self._deflate and isinstance(text, UpdateText):
            payload = self._deflate.deflated(text)
            return header(len(payload), DEFLATED), payload
        return header(len(text)), text

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self._after_a_while(self._close_by_protocol)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()
        if not self.close_sent:
            self._rest()

    def _close_by_protocol(self, code: int = NOT_LISTENING) -> None:
        """Write a close frame behind what the peer has not read yet, and abort if it does not answer."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
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


def header(size: int, kind: int = TEXT) -> bytes:
    """Header of an unmasked final frame of this size."""
    if size < LONG:
        return bytes((kind, size))
    if size < 1 << 16:
        return bytes((kind, LONG)) + size.to_bytes(2)
    return bytes((kind, LONGEST)) + size.to_bytes(8)


def first_frame(data: bytes, begin: int = 0) -> tuple[int, int]:
    """Begin and end of the payload of a client's frame; an end far off where the header is incomplete."""
    size = data[begin + 1] & ~MASKED if len(data) > begin + 1 else LONGEST
    if size == LONGEST:  # none of ours is so long
        return 0, 1 << 64
    if size == LONG:
        return begin + 8, begin + 8 + int.from_bytes(data[begin + 2 : begin + 4])
    return begin + 6, begin + 6 + size


def ends_a_frame(data: bytes) -> bool:
    """True if the data ends at a frame boundary, if it begins at one; bursts longer than a piece are not searched."""
    end = 0
    while end < len(data) <= PIECE:
        _, end = first_frame(data, end)
    return end == len(data)
