"""A resource pool with FIFO waiters."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Resource pool; free resources are reused last in, first out: a warm process before a cold one.

    asyncio's own queues give a returned resource to the first that asks, even before a waiter that was just woken: a
    table that asks again at once could keep the others waiting.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting = deque[asyncio.Future[T]]()

    @property
    def waiting(self) -> int:
        """Number of requests that wait for a resource."""
        return len(self._waiting)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[T]:
        """Borrow a resource for the duration of the context."""
        thing = self._free.pop() if self._free else await self._next()
        try:
            yield thing
        finally:
            self._hand_on(thing)

    async def _next(self) -> T:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came after the waiter was cancelled
                self._hand_on(turn.result())
            raise

    def _hand_on(self, thing: T) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
