"""Slow-down of password attempts by name and network; nothing is ever locked."""

from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic

from pelipoyta.community.accounts.devices import network_part
from pelipoyta.table.errors import TableError

LIMITS = ((5, 60), (20, 3600))  # wrong attempts in so many seconds
REMEMBERED = 50_000  # pairs of name and network


class Attempts:
    """Times of wrong attempts. Lives in memory: losing them costs a few more attempts."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def check(self, name: str, address: str) -> None:
        """Raises TableError with the seconds to wait after too many wrong attempts."""
        times = self._wrong.get((name, network_part(address)), ())
        now = self._clock()
        for most, seconds in LIMITS:
            recent = [time for time in times if now - time < seconds]
            if len(recent) >= most:
                raise TableError("too_many_attempts", {"seconds": max(1, round(seconds - (now - recent[-most])))})

    def wrong(self, name: str, address: str) -> None:
        key = (name, network_part(address))
        times = self._wrong.setdefault(key, deque(maxlen=LIMITS[-1][0]))
        times.append(self._clock())
        self._wrong.move_to_end(key)
        while len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def right(self, name: str, address: str) -> None:
        self._wrong.pop((name, network_part(address)), None)
