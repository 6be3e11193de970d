"""uvicorn's WebSocket, made impatient and frugal: nobody costs more than a buffer, or more than a moment at a time."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from pelipoyta.server.live.endpoint import WRITE

try:
    from websockets.speedups import apply_mask
except ImportError:  # as the library itself does, where it was not compiled
    from websockets.utils import apply_mask

SWITCHING, NOT_LISTENING, TOO_MUCH = 101, 1013, 1008
KERNEL_BUFFER = 128 * 1024  # bytes; left alone, Linux would keep megabytes for a peer that does not read
PIECE = 2048  # bytes looked at in one go: a burst of small frames is one of many things to do
ASIDES = 60  # frames in a second that are no whole message: pings, pongs, parts
FAREWELL = 64 * 1024  # bytes read from one who was told goodbye; its own goodbye is among them
TEXT, MASKED, LONG, LONGEST = 0x81, 0x80, 126, 127  # of a frame (RFC 6455, 5.2): a whole text; what its length may say


class ReceiveBuffer:
    """What has come for the application; asyncio's own queue keeps count of more than anyone here asks for."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._wanted: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._wanted and not self._wanted.done():
            self._wanted.set_result(None)

    async def get(self) -> Any:
        """For one reader."""
        while not self._waiting:
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._waiting.popleft()

    def qsize(self) -> int:
        return len(self._waiting)


class TimeoutWebSocketProtocol(WebSocketsSansIOProtocol):
    """While a peer does not read, the application cannot send it even a goodbye; the transport can."""

    patience = 5.0  # seconds
    _timer: asyncio.TimerHandle | None = None
    _asides = 0
    _second = 0.0  # when the asides were last counted from nothing
    _since_goodbye = 0
    _pauses = False  # reading, until the application has taken what there is
    _between = False  # the parser has been given whole frames alone, so that the next byte begins one

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()  # has come, and nobody has had time for it
        self.queue: Any = ReceiveBuffer()
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
            extensions[WRITE] = self.write

    # Reading: a piece at a time, and none while the application or the peer has not taken what there is.

    def data_received(self, data: bytes) -> None:
        text = self._lone_text(data) if self._between and not self._unread and self._has_time() else None
        if text is not None:
            self._heard(text)
            return
        self._between = data.endswith(b"\r\n\r\n") if self._is_new() else self._between and ends_a_frame(data)
        self._unread += data
        if self.close_sent:
            self._since_goodbye += len(data)
        if self._since_goodbye > FAREWELL:
            self.transport.abort()
        else:
            self._read_on()

    def _is_new(self) -> bool:
        return self.conn.state is State.CONNECTING

    def _lone_text(self, data: bytes) -> bytes | None:
        """The text, where one whole message is all that has come, as nearly always; any other is the parser's."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or data[0] != TEXT:
            return None
        start, end = first_frame(data)
        return apply_mask(data[start:], data[start - 4 : start]) if end == len(data) and data[1] & MASKED else None

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
            await asyncio.sleep(0)  # a burst of messages is one of many things to do
        message = await self.queue.get()
        if self._pauses:
            self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """A message as bytes, whichever kind it was: whoever reads it checks its letters too."""
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def _heard(self, data: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    def handle_ping(self) -> None:
        if self._bears_with():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_with():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_with():
            super().handle_cont(event)

    def _bears_with(self) -> bool:
        """Frames that are no message are not the application's to count."""
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._asides = now, 0
        self._asides += 1
        if self._asides > ASIDES:
            self._say_goodbye(TOO_MUCH)
        return self._asides <= ASIDES

    # Writing: messages that belong together in one write, and an end to waiting.

    async def send(self, message: Any) -> None:
        """Once the application has closed, whoever has not taken the goodbye in time is cut off."""
        if message["type"] == "websocket.send":
            await self._send_text(message["text"].encode())
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            self._after_a_while(self.transport.abort)
            self._read_on()

    async def _send_text(self, text: bytes) -> None:
        """Raises ClientDisconnected."""
        if not self.write([text]):
            await self.writable.wait()
            if not self.write([text]):
                raise ClientDisconnected

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send these texts in one write, a message each; False while the peer does not read, or when it has gone."""
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self._after_a_while(self._say_goodbye)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()
        if not self.close_sent:
            self._rest()

    def _say_goodbye(self, code: int = NOT_LISTENING) -> None:
        """Leave a goodbye at the end of what it has not read."""
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


def header(size: int) -> bytes:
    """What stands before a whole text of so many bytes on its way to a client."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2)
    return bytes((TEXT, LONGEST)) + size.to_bytes(8)


def first_frame(data: bytes, begin: int = 0) -> tuple[int, int]:
    """Where the content of a client's frame begins and where it ends; far off where the header does not say it."""
    size = data[begin + 1] & ~MASKED if len(data) > begin + 1 else LONGEST
    if size == LONGEST:  # none of ours is so long
        return 0, 1 << 64
    if size == LONG:
        return begin + 8, begin + 8 + int.from_bytes(data[begin + 2 : begin + 4])
    return begin + 6, begin + 6 + size


def ends_a_frame(data: bytes) -> bool:
    """Whether the last byte ends a frame, where the first one begins one; a burst is not looked through for it."""
    end = 0
    while end < len(data) <= PIECE:
        _, end = first_frame(data, end)
    return end == len(data)
