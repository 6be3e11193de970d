"""Cache of values that are computed in a thread or awaited; the least recently used are discarded."""

from asyncio import Lock, Semaphore, to_thread
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from inspect import iscoroutinefunction
from typing import Generic, TypeVar, cast
from weakref import WeakValueDictionary

from pelipoyta.table.errors import TableError

T = TypeVar("T")
V = TypeVar("V")
AT_ONCE = 2  # values of one cache that are computed at the same time
REFUSALS = 256  # remembered for each cache: a few bytes each


class Unavailable(TableError):
    """A value could not be computed this time; that is not remembered."""


class AsyncLRU(Generic[T]):
    """A cache of values up to a total size, and of refusals; the least recently used is discarded first.

    A few values are computed at a time, so that threads leave the interpreter to the event loop; callers of one key
    wait for one computation, and for no other key.
    """

    def __init__(self, most: int, size: Callable[[T], int] = lambda value: 1, at_once: int = AT_ONCE) -> None:
        """`most`: total size of the values, each of size 1 where `size` does not say otherwise."""
        self._most = most
        self._size = size
        self._cached: OrderedDict[Hashable, T] = OrderedDict()
        self._refused: OrderedDict[Hashable, TableError] = OrderedDict()
        self._locks: WeakValueDictionary[Hashable, Lock] = WeakValueDictionary()
        self._turn = Semaphore(at_once)

    def get(self, key: Hashable) -> T | None:
        if key in self._cached:
            self._cached.move_to_end(key)
        return self._cached.get(key)

    async def of(self, key: Hashable, make: Callable[[], T | Awaitable[T]]) -> T:
        """The value for the key, computed by `make` if it is not cached. Raises TableError, as `make` did.

        A function runs in a thread; a coroutine function is awaited, since another process does the work.
        """
        async with self._locks.setdefault(key, Lock()):
            found = self.get(key)
            if found is None:
                found = await self._made(key, make)
        return found

    async def _made(self, key: Hashable, make: Callable[[], T | Awaitable[T]]) -> T:
        if refusal := self._refused.get(key):
            raise TableError(refusal.code, refusal.facts)
        try:
            async with self._turn:
                found = await _computed(make)
        except Unavailable:
            raise
        except TableError as error:
            _keep(self._refused, key, TableError(error.code, error.facts), REFUSALS, lambda refusal: 1)
            raise
        _keep(self._cached, key, found, self._most, self._size)
        return found


async def _computed(make: Callable[[], T | Awaitable[T]]) -> T:
    if iscoroutinefunction(make.func if isinstance(make, partial) else make):
        return await cast(Callable[[], Awaitable[T]], make)()
    return await to_thread(cast(Callable[[], T], make))


def _keep(kept: OrderedDict[Hashable, V], key: Hashable, value: V, most: int, size: Callable[[V], int]) -> None:
    """Add the value, and discard the oldest others while all are larger than `most`."""
    kept[key] = value
    total = sum(map(size, kept.values()))
    while total > most and len(kept) > 1:
        total -= size(kept.popitem(last=False)[1])
