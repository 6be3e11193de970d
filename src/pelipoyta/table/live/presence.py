"""Who is at a table now, by however many lines, and since when; and who has been away too long."""

from collections import Counter
from collections.abc import Callable

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState


def missing(match: TableState, presence: "Presence") -> tuple[Seat, ...]:
    """The players who have been away longer than the table allows, while the game runs (TABLE-17)."""
    allowed = match.header.away
    if match.phase != "playing" or match.frozen or not allowed:
        return ()
    played = match.clock() - match.course.times[0]
    return tuple(seat for seat in match.seats.playing if min(presence.away(seat), played) >= allowed)


class Presence:
    """Counts the lines of each viewer; `clock` says when one came or went."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.lines: Counter[Viewer] = Counter()
        self._clock = clock
        self._came: dict[Viewer, float] = {}
        self._went: dict[Viewer, float] = {}
        self._opened = clock()

    def since(self, viewer: Viewer) -> float | None:
        """Since when the viewer has been here; None of one who is away."""
        return self._came.get(viewer)

    def away(self, seat: Seat) -> float:
        """For how many seconds the seat's player has been away; what was before the table was opened is not known."""
        return 0.0 if seat in self._came else self._clock() - self._went.get(seat, self._opened)

    def came(self, viewer: Viewer) -> bool:
        """Whether the viewer was away before."""
        self.lines[viewer] += 1
        self._came.setdefault(viewer, self._clock())
        return self.lines[viewer] == 1

    def left(self, viewer: Viewer) -> bool:
        """Whether the viewer is away now."""
        self.lines[viewer] -= 1
        if self.lines[viewer]:
            return False
        del self._came[viewer]
        self._went[viewer] = self._clock()
        return True
