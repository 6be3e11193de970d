"""WebSocket that comes back by itself: growing pauses between tries, and a ping that notices a silent line."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import random
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from pelipoyta.client.errors import NotAdmitted, TableClosed

PING = 10.0  # seconds between two pings
SILENT = 25.0  # seconds without a message after which the line counts as lost
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between two tries
LARGEST = 16 * 2**20  # bytes of a message
NO_TABLE, ENDED = 4404, 4401  # close codes after which trying again is of no use
REFUSED = (401, 403)
Message = dict[str, Any]
_ENCODE = msgspec.json.Encoder().encode


class LastingLine:
    """Connection to one WebSocket of the server, kept open until `run` is cancelled."""

    def __init__(
        self,
        url: str,
        token: str,
        greeting: Callable[[], Iterable[Message]],
        heard: Callable[[bytes | str], None],
        lost: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        """`greeting` makes the first messages of every connection; `lost` is told the pause before the next try."""
        self._url, self._headers = url, {"Authorization": f"Bearer {token}"}
        self._greeting, self._heard, self._lost = greeting, heard, lost
        self._socket: ClientConnection | None = None
        self._tries = 0
        self._last = 0.0

    async def run(self) -> None:
        """Connect, read, connect again; raises NotAdmitted and TableClosed, which waiting does not mend."""
        while True:
            wait = await self._connection()
            pause = max(wait, min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._tries)) * (0.75 + random() / 2)
            self._tries += 1
            self._lost(pause)
            await asyncio.sleep(pause)

    async def send(self, message: Message) -> None:
        """Send, or do nothing while there is no connection: the next one's greeting repeats what is still open."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(_ENCODE(message), text=True)

    async def _connection(self) -> float:
        """Serve one connection to its end; returns the seconds that the server asks to wait."""
        try:
            async with connect(
                self._url, additional_headers=self._headers, max_size=LARGEST, ping_interval=None, close_timeout=1
            ) as socket:
                await self._serve(socket)
        except InvalidStatus as refused:
            if refused.response.status_code in REFUSED:
                raise NotAdmitted("bad_token") from refused
            return _seconds(refused.response.headers.get("Retry-After"))
        except ConnectionClosed as closed:
            _raise_final(closed)
        except (OSError, InvalidHandshake, TimeoutError):
            pass  # the server is away: try again
        finally:
            self._socket = None
        return 0.0

    async def _serve(self, socket: ClientConnection) -> None:
        self._last = monotonic()
        for message in self._greeting():
            await socket.send(_ENCODE(message), text=True)
        self._socket = socket
        pinging = asyncio.create_task(self._ping(socket))
        try:
            while True:
                data = await socket.recv()
                self._last, self._tries = monotonic(), 0
                self._heard(data)
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        """Ask for a sign of life, and cut a line that gives none."""
        with suppress(ConnectionClosed):
            while monotonic() - self._last < SILENT:
                await socket.send(_ENCODE({"type": "ping"}), text=True)
                await asyncio.sleep(PING)
        socket.transport.abort()


def _raise_final(closed: ConnectionClosed) -> None:
    code = closed.rcvd.code if closed.rcvd else 0
    if code == NO_TABLE:
        raise TableClosed("no_such_table") from closed
    if code == ENDED:
        raise NotAdmitted("bad_token") from closed


def _seconds(header: str | None) -> float:
    return float(header) if header and header.isdigit() else 0.0
