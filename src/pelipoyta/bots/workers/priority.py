"""Priorities of worker processes: moves at tables come first, and long work may be left to idle processor time."""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from time import monotonic

COURTEOUS = 10  # niceness of a process that analyses
MISSED = 60.0  # seconds that work is not left to idle time, after there was none


@cache
def lower_priority() -> None:
    """Lower the priority of this process, once."""
    with suppress(OSError, AttributeError):  # where the system has no niceness
        os.nice(COURTEOUS)


def use_idle_time() -> None:
    """Run the calling thread, and what it starts, only where nothing else wants the processor (Linux).

    A process that is merely nice keeps its processor for milliseconds when another wakes up, at any niceness; one with
    the idle policy gives it up at once. It cannot be undone without privileges.
    """
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class IdleTime:
    """Memory of whether the machine had idle time: for a minute after some was waited for in vain it has none."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._missed = clock() - MISSED

    @property
    def is_likely(self) -> bool:
        return self._clock() - self._missed >= MISSED

    def miss(self) -> None:
        """Remember that work in idle time was not done in time."""
        self._missed = self._clock()
