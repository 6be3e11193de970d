"""Pacing by address: beyond a burst, what an address asks for waits its turn, and is not refused.

So an address that asks without a pause takes a bounded share of the event loop, however many connections it has.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from pelipoyta.server.addresses import neighbourhood

MOST_ADDRESSES = 10_000  # remembered; those whose turns have passed are forgotten first


class PaceByAddress:
    """So many turns a second for each address, and as many more as `burst` at once after a rest."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._each = 1 / rate
        self._burst = burst / rate
        self._clock = clock
        self._taken: dict[str, float] = {}  # time of the last turn that each address has taken

    async def turn(self, address: str, turns: int = 1) -> None:
        """Wait for the next turn of the address, or several for what costs as much."""
        if wait := self.wait(address, turns):
            await asyncio.sleep(wait)

    def wait(self, address: str, turns: int = 1) -> float:
        """Take the next turn of the address; seconds until it comes."""
        now, key = self._clock(), neighbourhood(address)
        taken = max(self._taken.get(key, 0.0), now - self._burst) + turns * self._each
        self._taken[key] = taken
        if len(self._taken) > MOST_ADDRESSES:
            self._forget(now)
        return max(0.0, taken - now)

    def _forget(self, now: float) -> None:
        """Forget addresses that have no turn to wait for, and should all have one, the first half."""
        waiting = {key: taken for key, taken in self._taken.items() if taken > now}
        self._taken = dict(list(waiting.items())[-MOST_ADDRESSES // 2 :])
