"""The replay that a request asks for, as the caller may see it: of a table, or of a sent record."""

from time import time

from pelipoyta.server.archive.jobs import LogRef, RecordSource, TableSource
from pelipoyta.server.archive.replays import chosen_eyes
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.state import AppState
from pelipoyta.table.access.policy import access
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.state.table_state import TableState


def log_of(state: TableState) -> LogRef:
    """The log of a table up to now; a running game's grows with each line."""
    return LogRef(state.header.id, state.length)


def table_source(table: ReadableTable, key: str, eyes: str) -> TableSource:
    """A table's game for the holder of the key, or for any spectator without one. Raises TableError."""
    seen = access(table.state, key, time())
    seen.check("replay")
    chosen = chosen_eyes(eyes, seen.eyes, table.state.header.seats, seen.denials.get("all_eyes"))
    seats = table_info(table).seats
    return TableSource(of=log_of(table.state), seats=seats, mine=seen.seat, may=seen.eyes, eyes=chosen)


async def record_source(state: AppState, name: str, eyes: str) -> RecordSource:
    """A record that was sent recently. Raises TableError."""
    return RecordSource(await state.archive.check_sent(name), eyes)
