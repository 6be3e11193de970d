"""Loading of a table: its log from the store, and the log folded without blocking the event loop."""

import asyncio
from collections.abc import Mapping, Sequence
from time import monotonic

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import TableHeader, TableLine
from pelipoyta.table.state.table_state import TableState

SLICE = 0.005  # seconds that folding a log may block the event loop


async def load_log(store: Store, name: str) -> tuple[TableHeader, list[TableLine]]:
    """Load a table's log. Raises TableError for an unknown table."""
    loaded = await store.load(name)
    if loaded is None:
        raise TableError("no_such_table", {"table": name})
    return loaded


async def fold_log(games: Mapping[str, AnyGame], header: TableHeader, lines: Sequence[TableLine]) -> TableState:
    """Fold a log into a table state, in slices, so that a long log does not block the event loop."""
    folding = TableState.folding(header, games.get(header.game), lines)
    whole, began = next(folding), monotonic()
    for state in folding:
        whole = state
        if monotonic() - began > SLICE:
            await asyncio.sleep(0)
            began = monotonic()
    return whole
