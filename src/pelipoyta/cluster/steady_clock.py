"""Steady clock of a process: wall time at its start plus what has passed, with the jumps of the wall clock noted.

Lines of a log carry wall time. From the jumps that an owner told last, its heir knows when a line was written by the
owner's steady clock, even where the wall clock was set meanwhile.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf
from time import monotonic, time

JUMP = 0.2  # seconds; less is the drift of a clock that is being corrected
KEPT = 8
Jump = tuple[float, float]  # from that steady time on, the wall clock was ahead by so many seconds


class SteadyClock:
    """Clock of one process."""

    def __init__(self, wall: Callable[[], float] = time, clock: Callable[[], float] = monotonic) -> None:
        self._wall, self._clock = wall, clock
        self._began = wall() - clock()
        self.jumps: list[Jump] = [(0.0, 0.0)]

    def look(self) -> float:
        """Steady time now; a jump of the wall clock since the last look is noted."""
        now = self._began + self._clock()
        ahead = self._wall() - now
        if abs(ahead - self.jumps[-1][1]) > JUMP:
            self.jumps = [*self.jumps[-KEPT + 1 :], (now, ahead)]
        return now


def steady(wall: float, jumps: Sequence[Jump]) -> float | None:
    """Steady time at which the wall clock showed this; None where the jumps leave it open."""
    for (since, ahead), (until, _) in reversed(list(pairwise([*jumps, (inf, 0.0)]))):
        if since <= wall - ahead < until:
            return wall - ahead
    return None
