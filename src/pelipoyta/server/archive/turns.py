"""Turns by address: callers of different addresses take turns, however many requests one of them has waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiter = asyncio.Future[None]


class TurnsByAddress:
    """A lock that is handed on to the address that has waited longest for a turn of its own."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[Waiter]] = OrderedDict()  # the address that is next comes first

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Hold the lock for the duration of the context."""
        if self._busy:
            await self._wait(address)
        self._busy = True
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, address: str) -> None:
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # the turn came after the caller was cancelled
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the turn to the next address, which then goes to the end; without any the lock is free."""
        while self._waiting:
            address, waiters = self._waiting.popitem(last=False)
            waiter = waiters.popleft()
            if waiters:
                self._waiting[address] = waiters
            if not waiter.done():
                waiter.set_result(None)
                return
        self._busy = False
