"""A filtered, sorted list that changes: windows of its rows, and numbered changes that fold to the same list."""

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from pelipoyta.community.listing.rows import ListedRow, LobbyFilter, Order, order_of


class ListWindow(Struct, frozen=True):
    """Rows from `first` on of a list with `count` rows, after change `number`."""

    number: int
    count: int
    first: int
    rows: tuple[ListedRow, ...]


class ListDelta(Struct, frozen=True):
    """Change of a list: places to remove, from the last to the first, then rows to put, from the first place on."""

    number: int
    count: int
    gone: tuple[int, ...]
    put: tuple[tuple[int, ListedRow], ...]


class ListStream:
    """Rows that one filter admits, in order."""

    def __init__(
        self, chosen: LobbyFilter, rows: Iterable[ListedRow], hides: Callable[[str], bool] | None = None
    ) -> None:
        """`hides`: says of a row's id that these watchers do not see it."""
        self.chosen, self._hides = chosen, hides
        self.number = 0
        self._rows = {row.id: row for row in rows if self._admits(row)}
        self._order: list[Order] = sorted(map(order_of, self._rows.values()))

    def __len__(self) -> int:
        return len(self._order)

    def _admits(self, row: ListedRow) -> bool:
        return self.chosen.admits(row) and not (self._hides and self._hides(row.id))

    def window(self, first: int, count: int) -> ListWindow:
        rows = tuple(self._rows[order[2]] for order in self._order[first : first + count])
        return ListWindow(self.number, len(self._order), first, rows)

    def update(self, changed: Mapping[str, ListedRow | None]) -> ListDelta | None:
        """Apply rows by id, None for one that is gone; the change, or None where nothing of this list has changed."""
        new = {name: row if row is not None and self._admits(row) else None for name, row in changed.items()}
        new = {name: row for name, row in new.items() if self._rows.get(name) != row}
        if not new:
            return None
        gone = self._remove([name for name in new if name in self._rows])
        for name, row in new.items():
            if row is not None:
                self._rows[name] = row
                insort(self._order, order_of(row))
        rows = sorted((row for row in new.values() if row is not None), key=order_of)
        put = tuple((bisect_left(self._order, order_of(row)), row) for row in rows)
        self.number += 1
        return ListDelta(self.number, len(self._order), gone, put)

    def _remove(self, names: list[str]) -> tuple[int, ...]:
        """Remove rows; their places before the removal, the last first."""
        places = sorted((bisect_left(self._order, order_of(self._rows.pop(name))) for name in names), reverse=True)
        for place in places:
            del self._order[place]
        return tuple(places)
