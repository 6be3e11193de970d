"""Queue of password hashes: in threads, two at a time; beyond sixteen waiting ones the caller is sent away."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from pelipoyta.table.errors import TableError

T = TypeVar("T")
AT_ONCE, QUEUED, RETRY = 2, 16, 5  # a hash takes 19 MiB and some 20 ms


COURTEOUS = 10  # niceness of the threads: a flood of passwords takes no time from games


class HashQueue:
    """Runs work that takes memory and processor time, a bounded number at a time."""

    def __init__(self, at_once: int = AT_ONCE, queued: int = QUEUED) -> None:
        self._most = at_once + queued
        self._threads = ThreadPoolExecutor(at_once, "argon2", initializer=_give_way)
        self._now = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work in a thread. Raises TableError, to be answered with Retry-After, when too many wait."""
        if self._now >= self._most:
            raise TableError("busy", {"seconds": RETRY})
        self._now += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._now -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Lower the priority of this thread; on other systems than Linux it would be that of the whole process."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), COURTEOUS)
