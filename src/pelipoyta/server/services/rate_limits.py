"""How much anyone may ask for in a while, by the same limiter for messages and for tables."""

from collections import OrderedDict, deque
from time import monotonic
from typing import NamedTuple

from pelipoyta.server.settings import Settings
from pelipoyta.table.errors import TableError

FORGET = 60.0  # seconds: no window is longer
PIECE = 4096  # bytes: a message counts for as many as it has pieces of this size
Key = tuple[str | int, ...]


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int


class Window:
    """The times of the last hits; what is within the limit is measured back from now."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self.hits: deque[float] = deque()

    def hit(self, weight: int = 1) -> None:
        """One more, a heavy one for several. Raises TableError where that is too much, and counts nothing."""
        now, most = monotonic(), self._rate.amount
        weight = weight if weight <= most else most  # after silence enough, anything may be said
        self._refuse_if_full(now, weight)
        self.hits.append(now) if weight == 1 else self.hits.extend([now] * weight)

    def refuse_if_full(self) -> None:
        """Raises TableError where one more would be too much."""
        self._refuse_if_full(monotonic(), 1)

    def _refuse_if_full(self, now: float, weight: int) -> None:
        hits, since = self.hits, now - self._rate.seconds
        while hits and hits[0] <= since:
            hits.popleft()
        if len(hits) + weight > self._rate.amount:
            raise TableError("too_fast", {"seconds": self._rate.seconds})


class Windows:
    """A window for each key; who has gone is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._windows: OrderedDict[Key, Window] = OrderedDict()  # the key heard of last is last

    def __len__(self) -> int:
        return len(self._windows)

    def __getitem__(self, key: Key) -> Window:
        window = self._windows.get(key)
        if window is None:
            self._forget(monotonic() - FORGET)
            window = self._windows[key] = Window(self._rate)
        self._windows.move_to_end(key)
        return window

    def _forget(self, before: float) -> None:
        while self._windows and _last(next(iter(self._windows.values()))) < before:
            self._windows.popitem(last=False)


def _last(window: Window) -> float:
    return window.hits[-1] if window.hits else 0.0


class RateLimits:
    """Raises TableError for whoever is too fast; nothing else happens to them."""

    def __init__(self, settings: Settings) -> None:
        second, minute = Rate(settings.messages_per_second, 1), Rate(settings.messages_per_second, 60)
        self._messages = second
        self._hellos = minute
        self._seats = Windows(second)
        self._checks = Windows(second)
        self._talk = Windows(Rate(settings.lines_per_ten_seconds, 10))
        self._tables = Windows(Rate(settings.tables_per_minute, 60))
        self._misses = Windows(Rate(settings.misses_per_minute, 60))

    def of_connection(self) -> "ConnectionLimits":
        return ConnectionLimits(Window(self._messages), Window(self._hellos))

    def seat(self, table: str, seat: int) -> None:
        """Whatever a seat asks of the rules, however many connections it has."""
        self._seats[table, seat].hit()

    def talk(self, table: str, speaker: int) -> None:
        """Talk is heard by all: counted for the seat, however many connections it has."""
        self._talk[table, speaker].hit()

    def check(self, address: str) -> None:
        """A text is looked at while one types."""
        self._checks[address,].hit()

    def table(self, address: str) -> None:
        self._tables[address,].hit()

    def look(self, address: str) -> None:
        """A table that is not in memory costs a look into the store: not for one who keeps looking in vain."""
        self._misses[address,].refuse_if_full()

    def miss(self, address: str) -> None:
        """There was no such table."""
        self._misses[address,].hit()


class ConnectionLimits(NamedTuple):
    """What one connection may say; gone with it."""

    messages: Window
    hellos: Window

    def message(self, size: int) -> None:
        """Whatever comes, by number and by bytes, before anyone looks into it."""
        self.messages.hit(1 + size // PIECE)

    def hello(self) -> None:
        """A hello may be worth many updates in return, and is seldom needed twice."""
        self.hellos.hit()
