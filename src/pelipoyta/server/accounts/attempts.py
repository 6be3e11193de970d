"""Slow-down of password attempts by name and network; nothing is ever locked."""

from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic

from pelipoyta.community.accounts.devices import network_part
from pelipoyta.server.services.requests.shared_counts import OwnCounts, SharedCounts
from pelipoyta.table.errors import TableError

LIMITS = ((5, 60), (20, 3600))  # wrong attempts in so many seconds, by name and network
WHOLE_NETWORK = ((60, 60), (300, 3600))  # the same by network alone: many names are tried in turn
ANY_NAME = ""
REMEMBERED = 50_000  # pairs of name and network


class Attempts:
    """Times of wrong attempts at all processes. Lives in memory: losing them costs a few more attempts."""

    def __init__(self, clock: Callable[[], float] = monotonic, shared: SharedCounts | None = None) -> None:
        self._clock, self._shared = clock, shared or OwnCounts()
        self._shared.listen("attempt", self._heard)
        self._wrong: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def check(self, name: str, address: str) -> None:
        """Raises TableError with the seconds to wait after too many wrong attempts."""
        network, now = network_part(address), self._clock()
        for key, limits in (((name, network), LIMITS), ((ANY_NAME, network), WHOLE_NETWORK)):
            times = self._wrong.get(key, ())
            for most, seconds in limits:
                recent = [time for time in times if now - time < seconds]
                if len(recent) >= most:
                    raise TableError("too_many_attempts", {"seconds": max(1, round(seconds - (now - recent[-most])))})

    def wrong(self, name: str, address: str) -> None:
        network = network_part(address)
        self._note(name, network)
        self._shared.tell("attempt", (name, network), 1)

    def _heard(self, key: tuple[str, ...], weight: int) -> None:
        name, network = key
        for _ in range(min(weight, WHOLE_NETWORK[-1][0])):
            self._note(name, network)

    def _note(self, name: str, network: str) -> None:
        for key, limits in (((name, network), LIMITS), ((ANY_NAME, network), WHOLE_NETWORK)):
            times = self._wrong.setdefault(key, deque(maxlen=limits[-1][0]))
            times.append(self._clock())
            self._wrong.move_to_end(key)
        while len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def right(self, name: str, address: str) -> None:
        self._wrong.pop((name, network_part(address)), None)
