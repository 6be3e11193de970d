"""Clocks of a table that another process owns: as the owner showed them last, and running on since."""

from collections.abc import Callable, Sequence

from pelipoyta.kernel.game import Seat
from pelipoyta.table.live.timer import ClockDisplay

MILLI = 1000


class RemoteClocks:
    """Clocks of a remote table."""

    def __init__(self, latency: Callable[[Seat, int | None], None]) -> None:
        """`latency` takes the round trip time of a seat's connection here."""
        self._latency = latency
        self._told: tuple[ClockDisplay, ...] = ()
        self._ago: Callable[[], float] = float

    def tell(self, displays: Sequence[ClockDisplay], ago: Callable[[], float]) -> None:
        """Take the clocks as their owner showed them; `ago` gives the seconds that have passed since then."""
        self._told, self._ago = tuple(displays), ago

    def displays(self) -> Sequence[ClockDisplay]:
        passed = max(int(self._ago() * MILLI), 0)
        return tuple(_later(each, passed) if each.runs else each for each in self._told)

    def set_latency(self, seat: Seat, milliseconds: int | None) -> None:
        self._latency(seat, milliseconds)


def _later(display: ClockDisplay, passed: int) -> ClockDisplay:
    """The running clock so many milliseconds later; free time runs first."""
    free = min(display.room, passed)
    return display._replace(room=display.room - free, left=max(display.left - (passed - free), 0))
