"""Who is at a table now, by however many lines, and since when; and who has been away too long."""

from collections import Counter
from collections.abc import Callable

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState


def missing(state: TableState, presence: "Presence") -> tuple[Seat, ...]:
    """The players who have been away longer than the table allows, while the game runs (TABLE-17)."""
    allowed = state.header.away
    if state.phase != "playing" or state.frozen or not allowed:
        return ()
    played = state.clock() - state.history.times[0]
    return tuple(seat for seat in state.seats.playing if min(presence.away_for(seat), played) >= allowed)


class Presence:
    """Counts the lines of each viewer; `clock` says when one came or went."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.connections: Counter[Viewer] = Counter()
        self._clock = clock
        self._came: dict[Viewer, float] = {}
        self._went: dict[Viewer, float] = {}
        self._opened = clock()

    def connected_since(self, viewer: Viewer) -> float | None:
        """Since when the viewer has been here; None of one who is away."""
        return self._came.get(viewer)

    def away_for(self, seat: Seat) -> float:
        """For how many seconds the seat's player has been away; what was before the table was opened is not known."""
        return 0.0 if seat in self._came else self._clock() - self._went.get(seat, self._opened)

    def connect(self, viewer: Viewer) -> bool:
        """Whether the viewer was away before."""
        self.connections[viewer] += 1
        self._came.setdefault(viewer, self._clock())
        return self.connections[viewer] == 1

    def disconnect(self, viewer: Viewer) -> bool:
        """Whether the viewer is away now."""
        self.connections[viewer] -= 1
        if self.connections[viewer]:
            return False
        del self._came[viewer]
        self._went[viewer] = self._clock()
        return True
