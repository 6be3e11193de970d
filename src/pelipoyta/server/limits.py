"""How much anyone may ask for in a while, by the same limiter for messages and for tables."""

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from pelipoyta.server.settings import Settings
from pelipoyta.table.errors import TableError


class Limits:
    """Raises TableError for whoever is too fast; nothing else happens to them."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._messages = RateLimitItemPerSecond(settings.messages_per_second)
        self._hellos = RateLimitItemPerMinute(settings.messages_per_second)
        self._tables = RateLimitItemPerMinute(settings.tables_per_minute)

    async def message(self, connection: str) -> None:
        await self._hit(self._messages, "message", connection)

    async def hello(self, connection: str) -> None:
        """A hello may be worth many updates in return, and is seldom needed twice."""
        await self._hit(self._hellos, "hello", connection)

    async def table(self, address: str) -> None:
        await self._hit(self._tables, "table", address)

    async def _hit(self, item: RateLimitItem, *who: str) -> None:
        if not await self._limiter.hit(item, *who):
            raise TableError("too_fast", {"seconds": item.get_expiry()})
