"""A few things that many want to use in turn: who waits longest is next, and nobody who comes back pushes in."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What is free is taken last in, first out: a warm process before a cold one.

    asyncio's own queues give what comes back to whoever asks first, also before those whom it has just woken: a table
    that asks again at once would keep the others waiting for as long as it likes.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting = deque[asyncio.Future[T]]()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[T]:
        """One of them, as long as it is needed."""
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
            if turn.done() and not turn.cancelled():  # it came, and nobody is there to use it
                self._hand_on(turn.result())
            raise

    def _hand_on(self, thing: T) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
