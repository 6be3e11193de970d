"""Presence at a table: connections of each viewer, since when, and players absent too long."""

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
    """Counter of the connections of each viewer; `clock` gives the time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.connections: Counter[Viewer] = Counter()
        self._clock = clock
        self._came: dict[Viewer, float] = {}
        self._went: dict[Viewer, float] = {}
        self._opened = clock()

    def connected_since(self, viewer: Viewer) -> float | None:
        """Time since when the viewer has been connected; None while absent."""
        return self._came.get(viewer)

    def away_for(self, seat: Seat) -> float:
        """Seconds since the seat's player left, or since the table was loaded if the player has not come."""
        return 0.0 if seat in self._came else self._clock() - self._went.get(seat, self._opened)

    def connect(self, viewer: Viewer) -> bool:
        """Count a connection; True if it is the viewer's first."""
        self.connections[viewer] += 1
        self._came.setdefault(viewer, self._clock())
        return self.connections[viewer] == 1

    def disconnect(self, viewer: Viewer) -> bool:
        """Count a lost connection; True if it was the viewer's last."""
        self.connections[viewer] -= 1
        if self.connections[viewer]:
            return False
        del self._came[viewer]
        self._went[viewer] = self._clock()
        return True
