"""Presence at a table: connections of each viewer, since when, and players absent too long."""

from collections import Counter
from collections.abc import Callable

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import AWAY, Viewer
from pelipoyta.table.state.table_state import TableState

EARLY = 0.05  # seconds by which a timer of the event loop may fire before its time on the monotonic clock


def missing(state: TableState, presence: "Presence") -> tuple[Seat, ...]:
    """The players who have been away longer than the table allows, while the game runs (TABLE-17)."""
    allowed = absence_limit(state)
    if state.phase != "playing" or state.frozen or not allowed:
        return ()
    return tuple(seat for seat in state.seats.playing if presence.away_for(seat) >= allowed)


def absence_limit(state: TableState) -> int:
    """Seconds after which an absent player counts as missing; 0: never (TABLE-17, TABLE-21)."""
    return state.header.away or (AWAY if state.header.in_series else 0)


class Presence:
    """Counter of the connections of each viewer; `clock` is monotonic, so that a changed system time counts nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.connections: Counter[Viewer] = Counter()
        self.clock = clock
        self._came: dict[Viewer, float] = {}
        self._went: dict[Viewer, float] = {}
        self._opened = clock()

    def game_began(self) -> None:
        """Count absence from now on: it counts from the start of the game at the earliest (TABLE-17)."""
        self._opened = self.clock()

    def connected_for(self, viewer: Viewer) -> float | None:
        """Seconds for which the viewer has been connected; None while absent."""
        return self.clock() - self._came[viewer] if viewer in self._came else None

    def away_for(self, seat: Seat) -> float:
        """Seconds since the seat's player left; at most since the game began or the table was loaded."""
        return 0.0 if seat in self._came else self.clock() - max(self._went.get(seat, self._opened), self._opened)

    def connect(self, viewer: Viewer) -> bool:
        """Count a connection; True if it is the viewer's first."""
        self.connections[viewer] += 1
        self._came.setdefault(viewer, self.clock())
        return self.connections[viewer] == 1

    def disconnect(self, viewer: Viewer) -> bool:
        """Count a lost connection; True if it was the viewer's last."""
        self.connections[viewer] -= 1
        if self.connections[viewer]:
            return False
        del self._came[viewer]
        self._went[viewer] = self.clock()
        return True
