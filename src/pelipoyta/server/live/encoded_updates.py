"""Cache of encoded updates for clients that come back: each is encoded once, however often it was missed."""

from collections import OrderedDict
from collections.abc import Callable

from pelipoyta.table.model import Viewer

MOST = 32 * 2**20  # bytes, over all tables
UpdateKey = tuple[str, Viewer, int, int]  # table, viewer, version and number of open views


class EncodedUpdates:
    """Encoded updates up to a total size; the least recently used are discarded first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[UpdateKey, bytes] = OrderedDict()

    def get(self, key: UpdateKey) -> bytes | None:
        """The update of that version, if it is kept."""
        return self.of(key, bytes) if key in self._kept else None

    def of(self, key: UpdateKey, encode: Callable[[], bytes]) -> bytes:
        """The update of that version, which never changes."""
        if key not in self._kept:
            self._kept[key] = encode()
            self._size += len(self._kept[key])
        self._kept.move_to_end(key)
        found = self._kept[key]
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
        return found
