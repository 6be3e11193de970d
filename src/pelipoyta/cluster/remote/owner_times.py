"""Times that owners tell by their own clocks, as times of this process.

A message may be late by seconds: its sender was stopped after writing it, or the bus was away. The quickest message of
the last minutes tells how far a sender's clock is from the one here; from that follows how late each of the others was.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct

KEPT = 64  # senders
MINUTES = 2.0 * 60  # seconds after which older messages tell nothing more: clocks drift apart


class SenderLead(Struct):
    """Seconds by which our clock was ahead of a sender's when its messages came: the least now, and before that."""

    since: float
    least: float
    before: float


class OwnerTimes:
    """Clocks of other processes, by what their messages tell."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ahead: OrderedDict[str, SenderLead] = OrderedDict()

    def heard(self, sender: str, at: float) -> Callable[[], float]:
        """Note a message that was sent at that time of its sender; how long ago that was can be asked ever after."""
        now = self._clock()
        if not sender:  # an older version, which does not tell
            return lambda: self._clock() - now
        ahead = now - at
        known = self._ahead.setdefault(sender, SenderLead(since=now, least=ahead, before=ahead))
        self._ahead.move_to_end(sender)
        while len(self._ahead) > KEPT:
            self._ahead.popitem(last=False)
        if now - known.since > MINUTES:
            known.since, known.before, known.least = now, known.least, ahead
        known.least = min(known.least, ahead)
        return lambda: self._clock() - at - min(known.least, known.before)
