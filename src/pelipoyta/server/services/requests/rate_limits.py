"""Rate limits for requests and messages: sliding windows by client address, seat or connection."""

from bisect import bisect_right
from collections import OrderedDict
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from pelipoyta.server.services.requests.shared_counts import OwnCounts, SharedCounts
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings

FORGET = 60.0  # seconds for which an idle window is kept at least
PIECE = 4096  # bytes: a message counts for as many as it has pieces of this size
Key = tuple[str | int, ...]


class Rate(NamedTuple):
    """A number of hits in a number of seconds."""

    amount: int
    seconds: int


class SlidingWindow:
    """Sliding window: the times of the hits in the last seconds."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self.hits: list[float] = []  # in order; a deque takes a kilobyte before the first

    def hit(self, weight: int = 1) -> None:
        """Count a hit, a heavy one as several. Raises TableError over the limit, without counting it."""
        now, most = monotonic(), self._rate.amount
        weight = weight if weight <= most else most  # a hit heavier than the limit passes when the window is empty
        self._refuse_if_full(now, weight)
        self.hits.append(now) if weight == 1 else self.hits.extend([now] * weight)

    def add(self, weight: int) -> None:
        """Count what another process has let pass; never refused, and not beyond the limit."""
        now, most = monotonic(), self._rate.amount
        del self.hits[: bisect_right(self.hits, now - self._rate.seconds)]
        self.hits.extend([now] * max(min(weight, most - len(self.hits)), 0))

    def refuse_if_full(self) -> None:
        """Raises TableError if another hit would be over the limit."""
        self._refuse_if_full(monotonic(), 1)

    def _refuse_if_full(self, now: float, weight: int) -> None:
        hits, since = self.hits, now - self._rate.seconds
        if hits and hits[0] <= since:
            del hits[: bisect_right(hits, since)]
        if len(hits) + weight > self._rate.amount:
            raise TableError("too_fast", {"seconds": self._rate.seconds})


class SlidingWindows:
    """A window for each key; idle ones are discarded."""

    def __init__(self, rate: Rate) -> None:
        self._rate, self._kept = rate, max(FORGET, rate.seconds)
        self._windows: OrderedDict[Key, SlidingWindow] = OrderedDict()  # most recently used last

    def __len__(self) -> int:
        return len(self._windows)

    def __getitem__(self, key: Key) -> SlidingWindow:
        window = self._windows.get(key)
        if window is None:
            self._forget(monotonic() - self._kept)
            window = self._windows[key] = SlidingWindow(self._rate)
        self._windows.move_to_end(key)
        return window

    def _forget(self, before: float) -> None:
        while self._windows and _last(next(iter(self._windows.values()))) < before:
            self._windows.popitem(last=False)


def _last(window: SlidingWindow) -> float:
    return window.hits[-1] if window.hits else 0.0


class RateLimits:
    """The rate limits of the server; each method counts a hit and raises TableError over the limit."""

    def __init__(self, settings: "Settings", shared: SharedCounts | None = None) -> None:
        """`shared`: counts of all processes, for the limits of an address; a seat's are counted by each process."""
        second, minute = Rate(settings.messages_per_second, 1), Rate(settings.messages_per_second, 60)
        self._messages = second
        self._hellos = minute
        self._seats = SlidingWindows(second)
        self._checks = SlidingWindows(second)
        self._costs = SlidingWindows(Rate(settings.cost_per_ten_seconds, 10))
        self._talk = SlidingWindows(Rate(settings.lines_per_ten_seconds, 10))
        self._tables = SlidingWindows(Rate(settings.tables_per_minute, 60))
        self._sign_ups = SlidingWindows(Rate(settings.sign_ups_per_hour, 3600))
        self._misses = SlidingWindows(Rate(settings.misses_per_minute, 60))
        self._shared = shared or OwnCounts()
        for kind, windows in (("cost", self._costs), ("table", self._tables), ("miss", self._misses)):
            self._shared.listen(kind, partial(_add, windows))

    def of_connection(self) -> "ConnectionLimits":
        return ConnectionLimits(SlidingWindow(self._messages), SlidingWindow(self._hellos))

    def seat(self, table: str, seat: int) -> None:
        """Commands of a seat, over all of its connections."""
        self._seats[table, seat].hit()

    def talk(self, table: str, speaker: int) -> None:
        """Chat lines of a seat, over all of its connections."""
        self._talk[table, speaker].hit()

    def check(self, address: str) -> None:
        """Requests that cost processor time, such as checking a deck list while it is typed."""
        self._checks[address,].hit()

    def cost(self, address: str, weight: int) -> None:
        """Answers that take long to make, by how long: a record or a picture as much as many moments of a replay."""
        self._costs[address,].hit(weight)
        self._shared.tell("cost", (address,), weight)

    def table(self, address: str) -> None:
        """Creating tables and taking seats."""
        self._tables[address,].hit()
        self._shared.tell("table", (address,), 1)

    def sign_up(self, address: str) -> None:
        """Making accounts."""
        self._sign_ups[address,].hit()

    def look(self, address: str) -> None:
        """Refuse lookups in the store to an address that has had too many misses; counts nothing."""
        self._misses[address,].refuse_if_full()

    def miss(self, address: str) -> None:
        """Count a lookup of a table that does not exist."""
        self._misses[address,].hit()
        self._shared.tell("miss", (address,), 1)


def _add(windows: SlidingWindows, key: tuple[str, ...], weight: int) -> None:
    windows[key].add(weight)


class ConnectionLimits(NamedTuple):
    """The rate limits of one WebSocket connection."""

    messages: SlidingWindow
    hellos: SlidingWindow

    def message(self, size: int) -> None:
        """Count a message by its size, before it is decoded."""
        self.messages.hit(1 + size // PIECE)

    def hello(self) -> None:
        """Count a hello, which may be answered by many updates."""
        self.hellos.hit()
