"""Registry of the connections that other processes hold to an owner's tables; it expires with silent processes."""

from collections import Counter
from collections.abc import Callable
from time import monotonic

from pelipoyta.cluster.bus.messages import ConnectionReport, TableConnections
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Viewer

EXPIRY = 5.0  # seconds without a report after which a process and its connections count as gone
NONE = TableConnections((), {})


class ConnectionRegistry:
    """Connections by process and table. Not durable: every process reports again within seconds."""

    def __init__(self, own: Callable[[str], Table | None], clock: Callable[[], float] = monotonic) -> None:
        """`own` gives a table that is owned here and in memory."""
        self._own, self._clock = own, clock
        self._reported: dict[str, float] = {}
        self._counts: dict[tuple[str, str], tuple[Table, Counter[Viewer]]] = {}  # by process and table

    def apply(self, report: ConnectionReport) -> None:
        """Count what a process reports; tables that are not here are reported again later."""
        self._reported[report.process] = self._clock()
        for name, connections in report.tables.items():
            if table := self._own(name):
                self._count(report.process, table, connections)

    def expire(self) -> None:
        """Remove the connections of processes that have not reported for a while."""
        now = self._clock()
        gone = {process for process, reported in self._reported.items() if now - reported > EXPIRY}
        for process, name in [key for key in self._counts if key[0] in gone]:
            table = self._counts[process, name][0]
            self._count(process, table, NONE)
        for process in gone:
            del self._reported[process]

    def _count(self, process: str, table: Table, now: TableConnections) -> None:
        key = process, table.state.header.id
        known, before = self._counts.get(key, (table, Counter[Viewer]()))
        if known is not table:  # it was loaded anew, without connections
            before = Counter()
        after: Counter[Viewer] = Counter(dict(now.connections))
        for viewer in after - before:
            for _ in range((after - before)[viewer]):
                table.join(viewer)
        for viewer in before - after:
            for _ in range((before - after)[viewer]):
                table.leave(viewer)
        for seat, milliseconds in now.latency.items():
            table.timer.set_latency(seat, milliseconds)
        if after:
            self._counts[key] = table, after
        else:
            self._counts.pop(key, None)
