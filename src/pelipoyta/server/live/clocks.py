"""Clock messages, and the latency of each connection (TABLE-16)."""

from statistics import median_low
from time import monotonic

from pelipoyta.server.schemas.websocket.live import ClockFace, Clocks
from pelipoyta.table.live.port import Clockwork

KEPT = 5  # latest measurements of a connection


class LatencyMeter:
    """Round trip time of one connection, measured by probes and echoes."""

    def __init__(self) -> None:
        self.probe = 0
        self._sent = 0.0
        self._took: list[int] = []

    @property
    def delay(self) -> int:
        """Median in milliseconds; 0 without a measurement."""
        return median_low(self._took) if self._took else 0

    def next(self) -> int:
        """Number of a probe that is sent now."""
        self.probe += 1
        self._sent = monotonic()
        return self.probe

    def record(self, probe: int) -> bool:
        """Record the echo of a probe; False unless it is the first echo of the last probe."""
        if probe != self.probe or not self._sent:
            return False
        self._took = [*self._took, round((monotonic() - self._sent) * 1000)][-KEPT:]
        self._sent = 0.0
        return True


def clocks_message(timer: Clockwork, meter: LatencyMeter) -> Clocks:
    faces = tuple(ClockFace(*clock) for clock in timer.displays())
    return Clocks(faces, meter.next(), meter.delay)
