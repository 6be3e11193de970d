"""Processor time by address: how much of it each has used of late, in processes that make its answers."""

from collections.abc import Callable
from time import monotonic

MOST_ADDRESSES = 10_000  # remembered
RETURNED = 0.1  # seconds that come back each second
LONGEST = 60.0  # seconds without a request, at most, until an address may use some again


class ProcessorShares:
    """Seconds of processor time that each address may use at once; they come back with time."""

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._returned: dict[str, float] = {}  # time at which all of what the address has used will have come back

    def are_used_up(self, address: str) -> bool:
        return self._used(address) >= self._seconds

    def charge(self, address: str, seconds: float) -> None:
        """Count processor time that was used for the address."""
        used = min(self._used(address) + seconds, self._seconds + LONGEST * RETURNED)
        self._returned[address] = self._clock() + used / RETURNED
        if len(self._returned) > MOST_ADDRESSES:
            self._forget()

    def _used(self, address: str) -> float:
        return max(0.0, self._returned.get(address, 0.0) - self._clock()) * RETURNED

    def _forget(self) -> None:
        """Forget addresses that have their whole share, and should none have it, those longest known."""
        now = self._clock()
        using = {address: until for address, until in self._returned.items() if until > now}
        self._returned = dict(list(using.items())[-MOST_ADDRESSES // 2 :])
