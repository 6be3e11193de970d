"""Meters: counts and times of what the server does, cheap enough to be always on.

Prometheus and the operator's page read them; nothing else does. They are of this process since its start, and hold no
id of a table, a person or an address.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Literal

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
SocketKind = Literal["table", "lobby", "notices", "helper"]


class Histogram:
    """Distribution of times: how many were at most each bound, and their sum."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last is for all above
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        return sum(self.counts)

    def quantile(self, share: float) -> float:
        """Bound below which this share of the times lies; infinity beyond the last bound, 0 without any."""
        wanted, so_far = share * self.count, 0
        for bound, count in zip((*BOUNDS, float("inf")), self.counts, strict=True):
            so_far += count
            if so_far and so_far >= wanted:
                return bound
        return 0.0


class Meters:
    """The counts of one process."""

    def __init__(self) -> None:
        self.started = time()
        self.commands = Counter[str]()  # done at tables, by type; "do" is a move
        self.lines = 0  # of tables' logs, stored
        self.failed_commits = 0
        self.acks = Histogram()  # from a command's arrival to its answer
        self.commits = Histogram()  # from an append to durable lines, the time in the queue included
        self.lag = Histogram()  # by which the event loop was late
        self.refusals = Counter[tuple[str, str]]()  # by place ("live", "http") and code
        self.requests = Counter[int]()  # by status
        self.sockets = Counter[SocketKind]()  # open now

    @contextmanager
    def socket(self, kind: SocketKind) -> Iterator[None]:
        """Count a connection while it is open."""
        self.sockets[kind] += 1
        try:
            yield
        finally:
            self.sockets[kind] -= 1

    def done(self, command: str, seconds: float) -> None:
        """Count a command that was executed, and the time until its answer."""
        self.commands[command] += 1
        self.acks.observe(seconds)

    def refused(self, place: str, code: str) -> None:
        self.refusals[place, code] += 1
