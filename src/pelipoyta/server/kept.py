"""Games that are being looked at again: folded off the event loop, one at a time, and kept a while."""

from asyncio import Lock, to_thread
from collections import OrderedDict
from collections.abc import Callable, Hashable

from pelipoyta.table.replay import Replay

KEPT = 12  # the longest game of the house takes a few megabytes


class Replays:
    """Whatever was looked at longest ago is forgotten first; it can be folded again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Replay] = OrderedDict()
        self._folding = Lock()

    def get(self, key: Hashable) -> Replay | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def of(self, key: Hashable, fold: Callable[[], Replay]) -> Replay:
        """The replay of that name, folded if need be."""
        async with self._folding:
            found = self.get(key)
            if found is None:
                found = await to_thread(fold)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
