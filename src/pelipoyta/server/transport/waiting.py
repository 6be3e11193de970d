"""Receive buffer and writability flag of a connection, in little memory.

asyncio's Queue and Event have a queue for many waiters each, which takes a kilobyte before anything waits.
"""

import asyncio
from typing import Any


class ReceiveBuffer:
    """Queue of received messages for one reader; it is short, as reading is paused while two wait."""

    __slots__ = ("_loop", "_waiting", "_wanted")

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """`loop`: of the reader; the running one if it is not given."""
        self._loop = loop
        self._waiting: list[Any] = []
        self._wanted: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._wanted and not self._wanted.done():
            self._wanted.set_result(None)

    async def get(self) -> Any:
        """Wait for the next message; one reader only."""
        while not self._waiting:
            self._wanted = (self._loop or asyncio.get_running_loop()).create_future()
            await self._wanted
        return self._waiting.pop(0)

    def qsize(self) -> int:
        return len(self._waiting)


class Writable:
    """Event that is set while the peer reads; as asyncio's, for the few that wait for it."""

    __slots__ = ("_set", "_waiters")

    def __init__(self) -> None:
        self._set = True
        self._waiters: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._set

    def clear(self) -> None:
        self._set = False

    def set(self) -> None:
        self._set = True
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters = ()

    async def wait(self) -> None:
        if not self._set:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters = (*self._waiters, waiter)
            await waiter
