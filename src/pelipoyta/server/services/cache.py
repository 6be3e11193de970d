"""What is dear to make and looked at more than once: made off the event loop, one at a time, and kept a while."""

from asyncio import Lock, to_thread
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class AsyncLRU(Generic[T]):
    """Whatever was looked at longest ago is forgotten first; it can be made again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._making = Lock()

    def get(self, key: Hashable) -> T | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def of(self, key: Hashable, make: Callable[[], T]) -> T:
        """The one of that name, made if need be."""
        async with self._making:
            found = self.get(key)
            if found is None:
                found = await to_thread(make)
        self._kept[key] = found
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
