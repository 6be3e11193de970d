"""Manual clock: time passes when a test advances it, and the timers due by then fire in their order."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class ManualTimer:
    at: float
    call: Callable[[], None]
    off: bool = False

    def cancel(self) -> None:
        self.off = True


class ManualClock:
    """A `Timepiece` whose time stands until it is advanced."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._alarms: list[ManualTimer] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> ManualTimer:
        self._alarms.append(ManualTimer(self.time + seconds, call))
        return self._alarms[-1]

    async def advance(self, seconds: float) -> None:
        """Let so many seconds pass."""
        end = self.time + seconds
        while due := self._first(end):
            self.time = max(due.at, self.time)
            due.off = True
            due.call()
            await settled()
        self.time = end
        await settled()

    def _first(self, end: float) -> ManualTimer | None:
        self._alarms = [alarm for alarm in self._alarms if not alarm.off]
        return min((alarm for alarm in self._alarms if alarm.at <= end), key=lambda alarm: alarm.at, default=None)


async def settled() -> None:
    """Let all callbacks run that need no time."""
    for _ in range(20):
        await asyncio.sleep(0)
