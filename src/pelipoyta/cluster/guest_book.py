"""Guest book of an owner: connections that other processes hold to its tables, forgotten when they fall silent."""

from collections import Counter
from collections.abc import Callable
from time import monotonic

from pelipoyta.cluster.bus.messages import GuestReport, TableGuests
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Viewer

SILENT = 5.0  # seconds without a report after which a process and its connections count as gone
NONE = TableGuests((), {})


class GuestBook:
    """Connections by process and table. May be lost: every process reports again within seconds."""

    def __init__(self, own: Callable[[str], Table | None], clock: Callable[[], float] = monotonic) -> None:
        """`own` gives a table that is owned here and in memory."""
        self._own, self._clock = own, clock
        self._heard: dict[str, float] = {}
        self._counted: dict[tuple[str, str], tuple[Table, Counter[Viewer]]] = {}  # by process and table

    def take(self, report: GuestReport) -> None:
        """Count what a process reports; tables that are not here are reported again later."""
        self._heard[report.process] = self._clock()
        for name, guests in report.tables.items():
            if table := self._own(name):
                self._count(report.process, table, guests)

    def forget_silent(self) -> None:
        """Take the connections away of processes that have not reported for a while."""
        now = self._clock()
        gone = {process for process, heard in self._heard.items() if now - heard > SILENT}
        for process, name in [key for key in self._counted if key[0] in gone]:
            table = self._counted[process, name][0]
            self._count(process, table, NONE)
        for process in gone:
            del self._heard[process]

    def _count(self, process: str, table: Table, guests: TableGuests) -> None:
        key = process, table.state.header.id
        known, before = self._counted.get(key, (table, Counter[Viewer]()))
        if known is not table:  # it was loaded anew, without connections
            before = Counter()
        after: Counter[Viewer] = Counter(dict(guests.connections))
        for viewer in after - before:
            for _ in range((after - before)[viewer]):
                table.join(viewer)
        for viewer in before - after:
            for _ in range((before - after)[viewer]):
                table.leave(viewer)
        for seat, milliseconds in guests.latency.items():
            table.timer.set_latency(seat, milliseconds)
        if after:
            self._counted[key] = table, after
        else:
            self._counted.pop(key, None)
