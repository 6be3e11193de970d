"""Clocks on the wire: what everyone is told of them, and how long the word takes to reach each (TABLE-16)."""

from collections import deque
from statistics import median_low
from time import monotonic

from pelipoyta.server.schemas.live import ClockFace, Clocks
from pelipoyta.table.live.table import Table

KEPT = 5  # measurements of one line: it may get better or worse


class LatencyMeter:
    """How long a word takes over one line, there and back."""

    def __init__(self) -> None:
        self.probe = 0
        self._sent = 0.0
        self._took: deque[int] = deque(maxlen=KEPT)

    @property
    def delay(self) -> int:
        """Milliseconds; 0 as long as nothing is known."""
        return median_low(self._took) if self._took else 0

    def next(self) -> int:
        """The number of a probe that is sent now."""
        self.probe += 1
        self._sent = monotonic()
        return self.probe

    def heard(self, probe: int) -> bool:
        """Whether it answers the last one, and for the first time."""
        if probe != self.probe or not self._sent:
            return False
        self._took.append(round((monotonic() - self._sent) * 1000))
        self._sent = 0.0
        return True


def clocks_message(table: Table, meter: LatencyMeter) -> Clocks:
    faces = tuple(ClockFace(*clock) for clock in table.timer.displays())
    return Clocks(faces, meter.next(), meter.delay)
