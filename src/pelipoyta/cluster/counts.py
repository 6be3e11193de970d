"""Counts over all processes: what one has counted for its limits is added at the others, by the bus."""

import asyncio
from collections import Counter
from collections.abc import Callable

import structlog

from pelipoyta.cluster.bus.interface import Bus, Stop
from pelipoyta.cluster.bus.messages import COUNTS, LimitCounts, encoded
from pelipoyta.cluster.bus.subjects import Subjects

EVERY = 0.5  # seconds for which counts are gathered
MOST = 5000  # keys in a message; more of them are told with the next
Add = Callable[[tuple[str, ...], int], None]
log = structlog.get_logger("pelipoyta.cluster")


class BusCounts:
    """Counts of one process, told to the others and heard from them. They may be lost."""

    def __init__(self, bus: Bus, subjects: Subjects, process: str) -> None:
        self._bus, self._subject, self._process = bus, subjects.counts(), process
        self._due: Counter[tuple[str, tuple[str, ...]]] = Counter()
        self._adds: dict[str, Add] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._stop: Stop | None = None

    async def start(self) -> None:
        self._stop = await self._bus.listen(self._subject, self._take)

    def tell(self, kind: str, key: tuple[str, ...], weight: int) -> None:
        """Tell the others of something that was counted here."""
        self._due[kind, key] += weight
        self._publish_soon()

    def listen(self, kind: str, add: Add) -> None:
        """Call `add` with what the others count."""
        self._adds[kind] = add

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self._stop:
            self._stop()

    def _publish_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(EVERY, self._publish)

    def _publish(self) -> None:
        self._timer = None
        some = list(self._due.items())[:MOST]
        for each, _ in some:
            del self._due[each]
        told = tuple((kind, key, weight) for (kind, key), weight in some)
        self._bus.publish(self._subject, encoded(LimitCounts(self._process, told)))
        if self._due:
            self._publish_soon()

    def _take(self, data: bytes) -> None:
        try:
            told = COUNTS.decode(data)
            if told.process != self._process:
                for kind, key, weight in told.counts:
                    if add := self._adds.get(kind):
                        add(key, weight)
        except Exception:
            log.exception("counts of another process not applied")
