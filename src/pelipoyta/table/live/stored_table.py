"""Finished tables summarised from their logs for reading: no timers, no bots, no steps of the game."""

from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Protocol

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.table.fairness.chance import TableChance
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.loading import load_log, summarise_log
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState

MAX_CACHED = 256  # ten pages of a player's history; fewer, and whoever goes round more tables has each read anew


class ReadableTable(Protocol):
    """Interface of a table for reading: live, or stored after its game is over."""

    @property
    def state(self) -> TableState: ...

    @property
    def chance(self) -> TableChance: ...

    @property
    def connections(self) -> Counter[Viewer]: ...

    @property
    def missing(self) -> tuple[Seat, ...]: ...


class StoredTable:
    """A finished table that is not live; it has no connections, accepts no commands and knows no step of its game."""

    missing: tuple[Seat, ...] = ()

    def __init__(self, secret: bytes, state: TableState) -> None:
        self.state = state
        self.chance = TableChance(secret, state, ENTROPY)
        self.connections: Counter[Viewer] = Counter()


class StoredTables:
    """LRU cache of finished tables, summarised from their logs."""

    def __init__(self, games: Mapping[str, AnyGame], store: Store, most: int = MAX_CACHED) -> None:
        self._games = games
        self._store = store
        self._most = most
        self._tables: OrderedDict[str, StoredTable] = OrderedDict()

    def __contains__(self, name: str) -> bool:
        return name in self._tables

    async def find(self, name: str) -> StoredTable | None:
        """The finished table of that id; None while its game is not over. Raises TableError."""
        if name not in self._tables:
            header, lines = await load_log(self._store, name)
            if not any(line.over for line in reversed(lines)):
                return None
            self._tables[name] = StoredTable(self._store.secret, await summarise_log(self._games, header, lines))
        self._tables.move_to_end(name)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return self._tables[name]

    def discard(self, name: str) -> None:
        """Forget a table that is loaded to be live, since it may change then."""
        self._tables.pop(name, None)
