"""Clocks of a table that another process owns: as the owner showed them last, and running on since."""

from collections.abc import Callable, Sequence

from pelipoyta.kernel.game import Seat
from pelipoyta.table.live.timer import ClockDisplay

MILLI = 1000


class RemoteClocks:
    """Clocks of a remote table; `clock` is monotonic."""

    def __init__(self, clock: Callable[[], float], latency: Callable[[Seat, int | None], None]) -> None:
        """`latency` takes the round trip time of a seat's connection here."""
        self._clock, self._latency = clock, latency
        self._told: tuple[ClockDisplay, ...] = ()
        self._since = 0.0

    def tell(self, displays: Sequence[ClockDisplay]) -> None:
        """Take the clocks as their owner shows them now."""
        self._told, self._since = tuple(displays), self._clock()

    def displays(self) -> Sequence[ClockDisplay]:
        passed = int((self._clock() - self._since) * MILLI)
        return tuple(_later(each, passed) if each.runs else each for each in self._told)

    def set_latency(self, seat: Seat, milliseconds: int | None) -> None:
        self._latency(seat, milliseconds)


def _later(display: ClockDisplay, passed: int) -> ClockDisplay:
    """The running clock so many milliseconds later; free time runs first."""
    free = min(display.room, passed)
    return display._replace(room=display.room - free, left=max(display.left - (passed - free), 0))
