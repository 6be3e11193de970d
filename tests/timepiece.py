"""A clock that a test winds on: whatever is due by then happens on the way, in its order."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Alarm:
    at: float
    call: Callable[[], None]
    off: bool = False

    def cancel(self) -> None:
        self.off = True


class Hands:
    """A `Timepiece` whose time stands until it is wound on."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self._alarms.append(Alarm(self.time + seconds, call))
        return self._alarms[-1]

    async def wind(self, seconds: float) -> None:
        """So much later."""
        end = self.time + seconds
        while due := self._first(end):
            self.time = max(due.at, self.time)
            due.off = True
            due.call()
            await settled()
        self.time = end
        await settled()

    def _first(self, end: float) -> Alarm | None:
        self._alarms = [alarm for alarm in self._alarms if not alarm.off]
        return min((alarm for alarm in self._alarms if alarm.at <= end), key=lambda alarm: alarm.at, default=None)


async def settled() -> None:
    """Whatever could happen without time has happened."""
    for _ in range(20):
        await asyncio.sleep(0)
