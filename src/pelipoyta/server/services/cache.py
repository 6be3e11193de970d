"""LRU cache; values are computed in a thread, one at a time."""

from asyncio import Lock, to_thread
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class AsyncLRU(Generic[T]):
    """A cache of `most` values; the least recently used is discarded first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._cached: OrderedDict[Hashable, T] = OrderedDict()
        self._making = Lock()

    def get(self, key: Hashable) -> T | None:
        if key in self._cached:
            self._cached.move_to_end(key)
        return self._cached.get(key)

    async def of(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value for the key, computed by `make` if it is not cached."""
        async with self._making:
            found = self.get(key)
            if found is None:
                found = await to_thread(make)
        self._cached[key] = found
        while len(self._cached) > self._most:
            self._cached.popitem(last=False)
        return found
