"""WebSocket of a benchmark's player, which costs little processor time, so that the server is what is measured.

The library's client takes three times as long for a message as the server does: with two cores the players would be
what a thousand moves a second wait for. This one reads whole unfragmented messages of a server that is trusted.
"""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Self

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
OFFER = "permessage-deflate; client_max_window_bits"
END = b"\r\n\r\n"
EMPTY_BLOCK = b"\x00\x00\xff\xff"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
DEFLATED, FINAL, MASKED, LONG, LONGEST = 0x40, 0x80, 0x80, 126, 127


class LightLine(asyncio.Protocol):
    """Connection of a player; what it hears is given to a function at once."""

    received = 0  # bytes that came to all of them

    def __init__(self, request: bytes, hear: Callable[["LightLine", bytes], None]) -> None:
        self._request, self._hear = request, hear
        self._unread = b""
        self._inflater: zlib._Decompress | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._open = False
        self._transport: Any = None  # uvloop's has no base class of asyncio's

    @classmethod
    async def connect(cls, address: str, path: str, hear: Callable[["LightLine", bytes], None]) -> Self:
        """Open a connection to `host:port`; messages go to `hear`."""
        host, port = address.rsplit(":", 1)
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Extensions: {OFFER}",
        )
        request = "\r\n".join(lines).encode() + END
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(request, hear), host, int(port))
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        LightLine.received += len(data)
        data = self._unread + data if self._unread else data
        if not self._open:
            if END not in data:
                self._unread = data
                return
            head, _, data = data.partition(END)
            self._accept(head)
        place = 0
        while (end := self._message(data, place)) > place:
            place = end
        self._unread = data[place:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message, under a mask that changes nothing; nothing once the connection is closed."""
        if self._transport.is_closing():
            return
        size = len(message)
        long = bytes((MASKED | size,)) if size < LONG else bytes((MASKED | LONG,)) + size.to_bytes(2)
        self._transport.write(bytes((FINAL | kind,)) + long + bytes(4) + message)

    def close(self) -> None:
        self._transport.close()

    def _accept(self, head: bytes) -> None:
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.decode())
        if b"permessage-deflate" in head:
            self._inflater = zlib.decompressobj(-15)
        self._open = True
        self.opened.set_result(None)

    def _message(self, data: bytes, begin: int) -> int:
        """Hear the message that begins there; its end, or the begin where it is not whole yet."""
        if len(data) < begin + 2:
            return begin
        size, start = data[begin + 1], begin + 2
        if size >= LONG:
            start += 2 if size == LONG else 8
            size = int.from_bytes(data[begin + 2 : start])
        end = start + size
        if len(data) < end:
            return begin
        self._take(data[begin], data[start:end])
        return end

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self.send(payload, PONG)
        elif kind in (TEXT, BINARY):
            assert first & FINAL, "a message in pieces"
            if first & DEFLATED:
                assert self._inflater is not None
                payload = self._inflater.decompress(payload + EMPTY_BLOCK)
            self._hear(self, payload)
        elif kind == CLOSE:
            self._transport.close()
