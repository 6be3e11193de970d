"""Caches: an LRU cache whose values are computed in a thread, and functions that are computed once."""

from asyncio import Lock, to_thread
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import cache
from threading import Lock as ThreadLock
from typing import Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - a decorator
    """Cache a function for all threads: the first caller of each argument computes, the others wait for the value."""

    def __init__(self, make: Callable[..., T]) -> None:
        self._make = cache(make)
        self._locks: defaultdict[Hashable, ThreadLock] = defaultdict(ThreadLock)
        self.cache_clear = self._make.cache_clear

    def __call__(self, *args: Hashable) -> T:
        with self._locks[args]:
            return self._make(*args)


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
