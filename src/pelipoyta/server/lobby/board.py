"""Board of the lobby: every listed row, the lists that visitors watch, and their changes, gathered and encoded once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from time import time
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct

from pelipoyta.community.listing.rows import ListedRow, LobbyFilter, listed_table
from pelipoyta.community.listing.stream import ListStream
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.gathering import GatherTimer
from pelipoyta.server.lobby.pairing.free_seats import WaitingTable
from pelipoyta.server.schemas.websocket.lobby import ListChange, ListRows
from pelipoyta.table.player_names import label_of

if TYPE_CHECKING:
    from pelipoyta.community.projections.compute import ProjectedTable

MOST_ROWS = 100  # of one window
log = structlog.get_logger("pelipoyta.lobby")
Tell = Callable[[bytes], None]


class ListKey(Struct, frozen=True):
    """Key of a shared list: the filter, and the people hidden by a block."""

    chosen: LobbyFilter
    hidden: frozenset[str] = frozenset()
    only: frozenset[str] = frozenset()  # people of whom one must sit there, where the filter asks for followed ones


class LobbyBoard:
    """Lists of tables and searching people. A cache: rows are computed from the table index and the offers."""

    def __init__(
        self,
        is_here: Callable[[str], bool],
        points_of: Callable[[str, IndexedTable], int | None] | None = None,
        lacks_one: Callable[[IndexedTable], bool] = lambda row: False,
    ) -> None:
        """`is_here` says of a table that a person who sits there is connected; `points_of` tells certain ratings.

        `lacks_one` says that people who search may be led to a table.
        """
        self._is_here, self._lacks_one = is_here, lacks_one
        self._points_of = points_of or (lambda account, row: None)
        self._tables: dict[str, IndexedTable] = {}  # those that may be listed
        self._rows: dict[str, ListedRow] = {}
        self._offered_by: dict[str, str] = {}
        self._streams: dict[ListKey, ListStream] = {}
        self._watchers: dict[ListKey, set[Tell]] = {}
        self._lacking: dict[str, dict[str, IndexedTable]] = {}  # tables that lack one player, by game
        self._changed: dict[str, ListedRow | None] = {}
        self._gathering = GatherTimer(self.flush)

    def __len__(self) -> int:
        return len(self._rows)

    def is_watched(self, chosen: LobbyFilter) -> bool:
        """True if the list of this filter is kept already."""
        return ListKey(chosen) in self._streams

    def watch(self, tell: Tell, key: ListKey, first: int, count: int, former: ListKey | None) -> None:
        """Send a window of the list, and its changes from now on in place of a former list's."""
        if former != key:
            self.leave(tell, former)
        stream = self._streams.get(key)
        if stream is None:
            hides = partial(self._hides, key) if key.hidden or key.chosen.followed else None
            stream = self._streams[key] = ListStream(key.chosen, self._rows.values(), hides)
        self._watchers.setdefault(key, set()).add(tell)
        window = stream.window(first, min(count, MOST_ROWS))
        tell(encode(ListRows(number=window.number, count=window.count, first=first, rows=window.rows)))

    def leave(self, tell: Tell, key: ListKey | None) -> None:
        """Send no more changes; a list without watchers is forgotten."""
        if key is None or key not in self._watchers:
            return
        self._watchers[key].discard(tell)
        if not self._watchers[key]:
            del self._watchers[key], self._streams[key]

    def load(self, tables: Mapping[str, IndexedTable]) -> None:
        """Take all tables that may be listed, as they are stored."""
        for name in [name for name in self._tables if name not in tables]:
            self._put_table(name, None)
        for name, row in tables.items():
            self._put_table(name, row)

    def projected(self, batch: Iterable["ProjectedTable"]) -> None:
        """Take rows of the table index that have just been stored."""
        for each in batch:
            self._put_table(each.table, each.rows.get("table_index"))

    def offers(self, rows: Mapping[str, ListedRow], people: Mapping[str, str]) -> None:
        """Take all offers, as they are now, with the person of each."""
        self._offered_by = dict(people)
        for name in [name for name, row in self._rows.items() if row.kind == "offer" and name not in rows]:
            self._put(name, None)
        for name, row in rows.items():
            self._put(name, row)

    def look_again(self) -> None:
        """Recompute the rows of open tables: people come and go without a change of the table."""
        for name, row in list(self._tables.items()):
            self._put(name, self._row(name, row))

    def row(self, name: str) -> ListedRow | None:
        return self._rows.get(name)

    def _hides(self, key: ListKey, name: str) -> bool:
        """True for a row that the watchers of this list do not see."""
        return self._has_one_of(key.hidden, name) or (key.chosen.followed and not self._has_one_of(key.only, name))

    def _has_one_of(self, people: frozenset[str], name: str) -> bool:
        """True if one of these people sits at the table, or searches there."""
        row = self._tables.get(name)
        return self._offered_by.get(name) in people or bool(row and any(each.account in people for each in row.seats))

    def running(self) -> list[tuple[str, IndexedTable]]:
        """Tables that are listed and run, for the choice of a featured one."""
        return [(name, row) for name, row in self._tables.items() if row.phase == "playing" and name in self._rows]

    def lacks_one(self, table: str) -> bool:
        """True for an open table that begins with one more player."""
        row = self._tables.get(table)
        return row is not None and table in self._lacking.get(row.game, {})

    def lacking_one(self, game: str) -> Iterator[WaitingTable]:
        """Open tables of a game that begin with one more player."""
        for name, row in self._lacking.get(game, {}).items():
            if (shown := self._rows.get(name)) is not None:
                yield WaitingTable(id=name, row=row, here=shown.here, rating=shown.rating)

    def flush(self) -> None:
        """Send what has changed: each list's change is encoded once for all its watchers."""
        changed, self._changed = self._changed, {}
        for key, stream in self._streams.items():
            delta = stream.update(changed)
            if delta is None:
                continue
            message = ListChange(number=delta.number, count=delta.count, gone=delta.gone, put=delta.put)
            text = encode(message)
            for tell in list(self._watchers[key]):
                tell(text)

    def close(self) -> None:
        self._gathering.close()

    def _put_table(self, name: str, row: IndexedTable | None) -> None:
        shown = None if row is None else self._row(name, row)
        if (former := self._tables.pop(name, None)) is not None:
            self._lacking.get(former.game, {}).pop(name, None)
        if row is not None and shown is not None:
            self._tables[name] = row
            if self._lacks_one(row):
                self._lacking.setdefault(row.game, {})[name] = row
        self._put(name, shown)

    def _row(self, name: str, row: IndexedTable) -> ListedRow | None:
        here = row.phase == "waiting" and self._is_here(name)
        return listed_table(name, row, time(), here=here, name_of=_name, points_of=self._points_of)

    def _put(self, name: str, row: ListedRow | None) -> None:
        if self._rows.get(name) == row:
            return
        if row is None:
            del self._rows[name]
        else:
            self._rows[name] = row
        self._changed[name] = row
        self._gathering.soon()


def _name(seat: IndexedSeat) -> str:
    return label_of(seat.account).name if seat.account else seat.name
