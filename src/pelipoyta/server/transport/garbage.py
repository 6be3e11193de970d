"""Search for reference cycles in short pauses: of the young often, of everything while the server is quiet.

Reference counts free nearly all; cycles are connections and tables that have ended, and failures. A search of
everything takes a second where a thousand games are played, so Python's own, which begins in the middle of a move, is
not used for more than the youngest objects.
"""

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = 4_000  # new objects from one search of the youngest to the next: some 4 ms
NEVER = 1_000_000  # searches, of Python's own, until it looks at more than the youngest
LOOK = 1.0  # seconds
GROWN = 50  # searches of the youngest until one of everything is due
QUIET = 0.25  # of a core: below it nobody waits for a search
LATE = 0.02  # seconds that a look may come late, where nobody waits for the loop
LONGEST = 300.0  # seconds that a busy server puts it off


class GarbageSearch:
    """Searches everything once enough is new and the server is quiet, or after five minutes."""

    def __init__(
        self,
        collect: Callable[[], object] = gc.collect,
        searches: Callable[[], int] = lambda: gc.get_count()[1],
        busy: Callable[[], float] = time.thread_time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`searches`: of the youngest, since the last of everything; `busy`: processor seconds of this thread."""
        self._collect, self._searches, self._busy, self._clock = collect, searches, busy, clock
        self._looked, self._worked = clock(), busy()
        self._due_since: float | None = None

    async def run(self) -> None:
        """Look every second until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Search everything if it is due, and this is the time."""
        now, worked = self._clock(), self._busy()
        passed = max(now - self._looked, 1e-9)
        quiet = passed < LOOK + LATE and (worked - self._worked) / passed < QUIET
        self._looked, self._worked = now, worked
        if self._searches() < GROWN:
            self._due_since = None
            return
        self._due_since = now if self._due_since is None else self._due_since
        if quiet or now - self._due_since >= LONGEST:
            self._collect()
            self._due_since = None


def tune() -> None:
    """Leave objects of the start out of every search, and let Python search the youngest alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
