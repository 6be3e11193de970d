"""Errors and warnings of the last day, counted by hour as they are logged: the operator's page shows them."""

from collections import Counter
from collections.abc import Sequence
from time import time

from msgspec import Struct

HOUR = 3600
DAY = 24  # hours
DIFFERENT = 200  # events that are told apart in an hour; more are counted together


class Fault(Struct, frozen=True, kw_only=True):
    """An event of the log at level warning or above: how often in the last day, and when last."""

    level: str
    event: str
    count: int
    last: float


class FaultCounter:
    """Counts by hour, level and event; texts of the program, never of a client."""

    def __init__(self) -> None:
        self._hours: dict[int, Counter[tuple[str, str]]] = {}
        self._last: dict[tuple[str, str], float] = {}

    def note(self, level: str, event: str) -> None:
        now = time()
        hour = self._hours.setdefault(int(now // HOUR), Counter())
        key = (level, event[:120])
        if key not in hour and len(hour) >= DIFFERENT:
            key = (level, "…")
        hour[key] += 1
        self._last[key] = now
        self._forget(now)

    def of_last_day(self) -> Sequence[Fault]:
        """Faults of the last day, the most frequent first."""
        self._forget(time())
        whole = sum(self._hours.values(), Counter[tuple[str, str]]())
        return [
            Fault(level=key[0], event=key[1], count=count, last=self._last[key]) for key, count in whole.most_common()
        ]

    def _forget(self, now: float) -> None:
        oldest = int(now // HOUR) - DAY
        for hour in [hour for hour in self._hours if hour < oldest]:
            del self._hours[hour]
        if len(self._last) > DAY * DIFFERENT:
            self._last = {key: last for key, last in self._last.items() if last > now - DAY * HOUR}


FAULTS = FaultCounter()  # one for the process, as logging itself is
