"""Reader of a store: one thread, which is woken once for all that was asked for in one turn of the event loop.

Waking a thread and being woken by it costs as much as reading a short log.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

MOST = 8  # works from one answer to the event loop to the next, so that the first need not wait for all

T = TypeVar("T")
Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]
Done = tuple["asyncio.Future[Any]", Any, BaseException | None]


class ReaderThread:
    """Does works in a thread, in order."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "store-reader")
        self._asked: dict[asyncio.AbstractEventLoop, list[Work]] = {}  # in this turn of the loop

    async def run(self, work: Callable[[], T]) -> T:
        """Result of the work. Raises what it raises."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if loop not in self._asked:
            self._asked[loop] = []
            loop.call_soon(self._hand_over, loop)
        self._asked[loop].append((work, answer))
        return await answer

    def close(self) -> None:
        self._thread.shutdown()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        works = self._asked.pop(loop)
        for first in range(0, len(works), MOST):
            self._thread.submit(_do, works[first : first + MOST], loop)


def _do(works: list[Work], loop: asyncio.AbstractEventLoop) -> None:
    done = [_done(work, answer) for work, answer in works]
    if not loop.is_closed():
        loop.call_soon_threadsafe(_settle, done)


def _done(work: Callable[[], Any], answer: "asyncio.Future[Any]") -> Done:
    try:
        return answer, work(), None
    except Exception as error:  # it is the caller's
        return answer, None, error


def _settle(done: list[Done]) -> None:
    for answer, result, error in done:
        if not answer.done():  # the caller has gone
            answer.set_result(result) if error is None else answer.set_exception(error)
