"""Free choices of a seat in a table's log, with the time they took: only those that a person gave (TABLE-11)."""

from collections.abc import Sequence

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Moved, Replaced, Resigned, Returned, Started, TableLine, TimedOut, Undone


class FreeChoice(Struct, frozen=True):
    """Choice of a person: its number among the record's steps, and the seconds since the last thing that happened."""

    step: int
    seconds: float


def free_choices(lines: Sequence[TableLine], seat: Seat) -> list[FreeChoice]:
    """Free choices of the seat, in order; none of a game in which something was taken back.

    Answers that the table gave are left out, and those of a bot that stood in.
    """
    if any(isinstance(line.entry, Undone) for line in lines):
        return []
    found, step, since, stood_in = list[FreeChoice](), 0, 0.0, False
    for line in lines:
        entry = line.entry
        match entry:
            case Moved():
                if entry.seat == seat and not entry.forced and not stood_in:
                    found.append(FreeChoice(step, max(0.0, round(line.time - since, 3))))
                step += 1 + len(entry.chance)
            case Started():
                step += len(entry.chance)
            case Resigned() | TimedOut():
                step += len(entry.chance) + _concessions(entry)
            case Replaced(seat=other) if other == seat:
                stood_in = True
            case Returned(seat=other) if other == seat:
                stood_in = False
        if isinstance(entry, Moved | Started | Resigned | TimedOut):
            since = line.time
    return found


def _concessions(entry: Resigned | TimedOut) -> int:
    """Steps of the record that say that seats gave up, where the others play on."""
    return len(entry.seats) if isinstance(entry, TimedOut) else 1
