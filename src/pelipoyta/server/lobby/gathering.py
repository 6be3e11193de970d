"""Timer that gathers changes: the first after a quiet time is told almost at once, the others at an interval."""

import asyncio
from collections.abc import Callable

INTERVAL = 0.25  # seconds between two tellings at least
QUIET = 0.01  # seconds for which the first change after a quiet time waits for those that come with it


class GatherTimer:
    """Calls back once for all changes of an interval."""

    def __init__(self, tell: Callable[[], None], interval: float = INTERVAL) -> None:
        self._tell, self._interval = tell, interval
        self._told = -interval  # time of the event loop
        self._due: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        """Call back for a change, unless that is due already."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            wait = max(QUIET, self._told + self._interval - loop.time())
            self._due = loop.call_later(wait, self.now)

    def now(self) -> None:
        """Call back at once; nothing is due any more."""
        self.close()
        self._told = asyncio.get_running_loop().time()
        self._tell()

    def close(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None
