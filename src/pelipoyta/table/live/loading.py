"""Loading of a table: its log from the store, and the log folded without blocking the event loop."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import TableHeader, TableLine
from pelipoyta.table.state.summary import summarising
from pelipoyta.table.state.table_state import TableState

SLICE = 0.002  # seconds that folding a log may block the event loop


async def load_log(store: Store, name: str) -> tuple[TableHeader, list[TableLine]]:
    """Load a table's log. Raises TableError for an unknown table."""
    loaded = await store.load(name)
    if loaded is None:
        raise TableError("no_such_table", {"table": name})
    return loaded


async def fold_log(games: Mapping[str, AnyGame], header: TableHeader, lines: Sequence[TableLine]) -> TableState:
    """Fold a log into a table state, in slices, so that a long log does not block the event loop."""
    return await _in_slices(TableState.folding(header, games.get(header.game), lines))


async def summarise_log(games: Mapping[str, AnyGame], header: TableHeader, lines: Sequence[TableLine]) -> TableState:
    """Fold a log without its game, which takes a hundredth of the time."""
    return await _in_slices(summarising(header, games.get(header.game), lines))


async def _in_slices(folding: Iterator[TableState]) -> TableState:
    """The last state; after each slice the event loop has as long a time for other work."""
    whole, began = next(folding), monotonic()
    for state in folding:
        whole = state
        if monotonic() - began > SLICE:
            await asyncio.sleep(SLICE)
            began = monotonic()
    return whole
