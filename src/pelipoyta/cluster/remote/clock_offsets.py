"""Offsets between the clocks of processes, so that times in messages become times of this process.

A message may be late by seconds: its sender was stopped after writing it, or the bus was away. The quickest message of
the last minutes gives the offset of a sender's clock; from that follows how late each of the others was.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct

KEPT = 64  # senders
WINDOW = 2.0 * 60  # seconds after which older messages count no more: clocks drift apart


class ClockOffset(Struct):
    """Seconds by which our clock was ahead of a sender's when its messages came: the minimum now, and before that."""

    since: float
    minimum: float
    before: float


class ClockOffsets:
    """Clock offset of each sender, by the times in its messages."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ahead: OrderedDict[str, ClockOffset] = OrderedDict()

    def observe(self, sender: str, at: float) -> Callable[[], float]:
        """Note a message that was sent at that time of its sender; the result gives the seconds since then."""
        now = self._clock()
        if not sender:  # an older version, which sends no time
            return lambda: self._clock() - now
        ahead = now - at
        known = self._ahead.setdefault(sender, ClockOffset(since=now, minimum=ahead, before=ahead))
        self._ahead.move_to_end(sender)
        while len(self._ahead) > KEPT:
            self._ahead.popitem(last=False)
        if now - known.since > WINDOW:
            known.since, known.before, known.minimum = now, known.minimum, ahead
        known.minimum = min(known.minimum, ahead)
        return lambda: self._clock() - at - min(known.minimum, known.before)
