"""Onlookers of a table, who neither play nor host: how far behind the game they are kept (TABLE-25)."""

from collections.abc import Sequence

from pelipoyta.table.access.parts import Denial
from pelipoyta.table.model import Started, TableHeader, TableLine
from pelipoyta.table.state.table_state import TableState


def is_host(state: TableState, key: str) -> bool:
    return bool(key) and key == state.header.host


def is_onlooker(state: TableState, key: str) -> bool:
    """True for a viewer who neither plays nor is the host."""
    return state.seats.of(key) is None and not is_host(state, key)


def delays_onlookers(state: TableState) -> bool:
    """True if onlookers get a shorter log than the table's: some moves behind till the end, or some minutes always."""
    kind = state.header.watch.kind
    return kind == "minutes" or (kind == "moves" and not state.over)


def is_kept_behind(state: TableState, key: str) -> bool:
    """True if the holder of the key gets a shorter log than the table's."""
    return delays_onlookers(state) and is_onlooker(state, key)


def visible_length(header: TableHeader, lines: Sequence[TableLine], now: float) -> int:
    """Number of lines of the log that an onlooker may see now (TABLE-25): the last step of all that is told to them.

    Everything up to the start of the game is visible at once. By moves: the last of those that onlookers learn of are
    hidden till the end; by minutes: all lines that are younger, the end too.
    """
    start = next((number for number, line in enumerate(lines) if isinstance(line.entry, Started)), len(lines))
    later = range(start + 1, len(lines))
    if header.watch.kind == "minutes":
        since = now - 60 * header.watch.behind
        return next((number for number in later if lines[number].time > since), len(lines))
    if header.watch.kind == "moves" and not any(line.over for line in lines):
        told = [number for number in later if None in lines[number].recipients]
        return min(told[-header.watch.behind :], default=start + 1) if told else min(start + 1, len(lines))
    return len(lines)


def seconds_hidden(header: TableHeader, line: TableLine, now: float) -> float | None:
    """Seconds until an onlooker may see a hidden line, where time alone decides it."""
    return line.time + 60 * header.watch.behind - now if header.watch.kind == "minutes" else None


def unwatched_by(state: TableState, key: str, now: float) -> Denial | None:
    """Denial for an onlooker who may not watch, or not yet, or only an older state than this (TABLE-25)."""
    kind = state.header.watch.kind
    if kind == "live" or not state.started or not is_onlooker(state, key):
        return None
    if kind == "nobody":
        return Denial("nobody_watches", {"rule": "TABLE-25"})
    too_early = not state.over if kind == "end" else delays_onlookers(state) and not _ends_in_time(state, now)
    return Denial("watched_later", {"rule": "TABLE-25"}) if too_early else None


def _ends_in_time(state: TableState, now: float) -> bool:
    """True for a state that was cut for onlookers, and whose last line is old enough for them by now."""
    if not state.for_onlookers:
        return False
    watch, begun = state.header.watch, state.public_times.started
    return watch.kind == "moves" or state.changed == begun or state.changed <= now - 60 * watch.behind
