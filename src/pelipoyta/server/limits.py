"""How much anyone may ask for in a while, by the same limiter for messages and for tables."""

from collections import OrderedDict, deque
from time import monotonic

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond

from pelipoyta.server.settings import Settings
from pelipoyta.table.errors import TableError

FORGET = 60.0  # seconds: no window is longer
PIECE = 4096  # bytes: a message counts for as many as it has pieces of this size


class MovingWindow:
    """The times of the last hits by each key. The library's own asks a thread about every key at every message."""

    def __init__(self) -> None:
        self._hits: OrderedDict[str, deque[float]] = OrderedDict()  # the key heard of last is last

    def __len__(self) -> int:
        return len(self._hits)

    def hit(self, item: RateLimitItem, *who: str, weight: int = 1) -> bool:
        """Whether one more is within the limit; only then is it counted, a heavy one for several."""
        key, now = item.key_for(*who), monotonic()
        hits = self._hits.setdefault(key, deque())
        since = now - item.get_expiry()
        while hits and hits[0] <= since:
            hits.popleft()
        weight = min(weight, item.amount)  # after silence enough, anything may be said
        if len(hits) + weight > item.amount:
            return False
        hits.extend([now] * weight)
        self._hits.move_to_end(key)
        self._forget(now - FORGET)
        return True

    def full(self, item: RateLimitItem, *who: str) -> bool:
        """Whether one more would be too much."""
        since = monotonic() - item.get_expiry()
        return sum(hit > since for hit in self._hits.get(item.key_for(*who), ())) >= item.amount

    def _forget(self, before: float) -> None:
        while self._hits[next(iter(self._hits))][-1] < before:
            self._hits.popitem(last=False)


class Limits:
    """Raises TableError for whoever is too fast; nothing else happens to them."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindow()
        self._messages = RateLimitItemPerSecond(settings.messages_per_second)
        self._hellos = RateLimitItemPerMinute(settings.messages_per_second)
        self._lines = RateLimitItemPerSecond(settings.lines_per_ten_seconds, 10)
        self._tables = RateLimitItemPerMinute(settings.tables_per_minute)
        self._misses = RateLimitItemPerMinute(settings.misses_per_minute)

    async def message(self, connection: str, size: int) -> None:
        """Whatever comes, by number and by bytes, before anyone looks into it."""
        if not self._limiter.hit(self._messages, "message", connection, weight=1 + size // PIECE):
            raise _too_fast(self._messages)

    async def seat(self, table: str, seat: int) -> None:
        """Whatever a seat asks of the rules, however many connections it has."""
        await self._hit(self._messages, "seat", table, str(seat))

    async def hello(self, connection: str) -> None:
        """A hello may be worth many updates in return, and is seldom needed twice."""
        await self._hit(self._hellos, "hello", connection)

    async def line(self, table: str, speaker: int) -> None:
        """Talk is heard by all: counted for the seat, however many connections it has."""
        await self._hit(self._lines, "line", table, str(speaker))

    async def check(self, address: str) -> None:
        """A text is looked at while one types."""
        await self._hit(self._messages, "check", address)

    async def table(self, address: str) -> None:
        await self._hit(self._tables, "table", address)

    async def look(self, address: str) -> None:
        """A table that is not in memory costs a look into the store: not for one who keeps looking in vain."""
        if self._limiter.full(self._misses, "miss", address):
            raise _too_fast(self._misses)

    async def miss(self, address: str) -> None:
        """There was no such table."""
        self._limiter.hit(self._misses, "miss", address)

    async def _hit(self, item: RateLimitItem, *who: str) -> None:
        if not self._limiter.hit(item, *who):
            raise _too_fast(item)


def _too_fast(item: RateLimitItem) -> TableError:
    return TableError("too_fast", {"seconds": item.get_expiry()})
