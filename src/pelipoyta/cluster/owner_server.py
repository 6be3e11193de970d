"""Server side of table ownership: executes commands of other processes, and publishes updates of its tables."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic

import structlog
from msgspec import Raw

from pelipoyta.cluster.bus.interface import Bus, Stop
from pelipoyta.cluster.bus.messages import (
    REPORTS,
    REQUESTS,
    Attendance,
    Attending,
    AttendingReply,
    Execute,
    Executed,
    NotMine,
    NotStored,
    OpenTable,
    Probe,
    ProbeReply,
    Reply,
    ShownClocks,
    StoredLines,
    TableOpened,
    command_in,
    encoded,
    reply_to,
)
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.connection_registry import ConnectionRegistry
from pelipoyta.cluster.placement import Placement
from pelipoyta.cluster.remote.audiences import PublishingAudience
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.audience import Audience
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, Overtaken

KEPT = 4096  # answers kept for requests that are sent again
SWEEP = 1.0  # seconds between two searches for silent processes
log = structlog.get_logger("pelipoyta.cluster")


class OwnerServer:
    """Serves the tables of one owner process to the others."""

    def __init__(self, bus: Bus, subjects: Subjects, placement: Placement, version: str = "") -> None:
        self._bus, self._subjects, self._placement, self._version = bus, subjects, placement, version
        self._lobby: Lobby | None = None
        self._claim: Callable[[str], Awaitable[bool]] | None = None
        self._connections = ConnectionRegistry(self._held)
        self._followed: set[str] = set()  # tables that other processes follow
        self._answers: OrderedDict[str, asyncio.Task[Reply]] = OrderedDict()
        self._due: set[str] = set()  # tables whose clocks and connections are to be published
        self._stops: list[Stop] = []
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self, lobby: Lobby, claim: Callable[[str], Awaitable[bool]]) -> None:
        """Serve from now on; `claim` makes this process the owner of a table. Raises BusFailed."""
        self._lobby, self._claim, me = lobby, claim, self._placement.me
        self._stops = [
            await self._bus.serve(self._subjects.owner(me), self.answer),
            await self._bus.listen(self._subjects.connections(me), self._take_report),
        ]
        self._sweeper = asyncio.create_task(self._sweep(), name="connection-registry")
        self._bus.on_return(self._publish_all)

    def close(self) -> None:
        while self._stops:
            self._stops.pop()()
        if self._sweeper:
            self._sweeper.cancel()

    def audience(self, room: Callable[[Table], Audience]) -> Callable[[Table], Audience]:
        """Audiences that also publish to the processes that follow a table."""
        return lambda table: PublishingAudience(room(table), partial(self._changed, table))

    def stored(self, batches: Sequence[Batch]) -> None:
        """Publish lines that have just been stored."""
        for batch in batches:
            if batch.kind == "tables" and batch.lines and batch.table in self._followed:
                lines = StoredLines(first=batch.first, lines=tuple(map(Raw, batch.lines)))
                self._bus.publish(self._subjects.table(batch.table), encoded(lines))

    def left(self, table: str) -> None:
        """Note that the table is not owned here any more."""
        self._followed.discard(table)

    async def answer(self, data: bytes) -> bytes:
        """Answer a request of another process."""
        request = REQUESTS.decode(data)
        if isinstance(request, Probe):
            return encoded(ProbeReply(version=self._version))
        if isinstance(request, Attending):
            table = self._held(request.table)
            return encoded(AttendingReply(connected=table is not None and table.connections[request.seat] > 0))
        if isinstance(request, OpenTable):
            return encoded(await self._open(request.table))
        if request.id not in self._answers:
            self._answers[request.id] = asyncio.create_task(self._execute(request))
            while len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        return encoded(await asyncio.shield(self._answers[request.id]))

    async def _open(self, name: str) -> Reply:
        try:
            assert self._claim is not None, "the server was started"
            if isinstance(self._held(name), Table):
                await self._claim(name)
            table = await self._own(name)
        except TableError as error:
            return reply_to(error)
        except Exception as error:
            log.exception("table not opened", table=name)
            return NotStored(why=str(error))
        if table is None:
            return NotMine()
        table.open()
        self._followed.add(name)
        self._changed(table)
        return TableOpened(length=table.state.length)

    async def _execute(self, request: Execute) -> Reply:
        try:
            table = await self._own(request.table)
            if table is None:
                return NotMine()
            self._followed.add(request.table)
            command = command_in(request, None if table.state.frozen else table.state.game)
            return Executed(receipt=await table.submit(command), length=table.state.length)
        except Overtaken:
            self._answers.pop(request.id, None)
            return NotMine()
        except Exception as error:
            try:
                return reply_to(error)
            except Exception:
                log.exception("command failed", table=request.table)
                return NotStored(why=type(error).__name__)

    async def _own(self, name: str) -> Table | None:
        """The table, owned by this process from now on if it can be; None where another living one owns it."""
        assert self._lobby is not None, "the server was started"
        found: TablePort | None = self._lobby.held(name)
        if found is not None and not isinstance(found, Table):
            owner = await self._placement.owner_of(name)
            if owner is not None and owner.id != self._placement.me:
                return None
            await self._lobby.put_away(name)
        found = await self._lobby.find(name)
        return found if isinstance(found, Table) else None

    def _held(self, name: str) -> Table | None:
        found = self._lobby.held(name) if self._lobby else None
        return found if isinstance(found, Table) else None

    def _take_report(self, data: bytes) -> None:
        try:
            self._connections.apply(REPORTS.decode(data))
        except Exception:
            log.exception("connection report not applied")

    def _changed(self, table: Table) -> None:
        """Publish clocks and connections in the next round of the event loop."""
        name = table.state.header.id
        if name in self._followed and name not in self._due:
            self._due.add(name)
            asyncio.get_running_loop().call_soon(self._publish, table)

    def _publish_all(self) -> None:
        """Republish clocks and connections, as the bus may lose messages."""
        for name in list(self._followed):
            if table := self._held(name):
                self._changed(table)

    def _publish(self, table: Table) -> None:
        name = table.state.header.id
        self._due.discard(name)
        subject, epoch = self._subjects.table(name), self._placement.epoch(name)
        if epoch is None or table.overtaken:
            return
        connections = tuple((viewer, count) for viewer, count in table.connections.items() if count)
        self._bus.publish(subject, encoded(Attendance(epoch=epoch, connections=connections, missing=table.missing)))
        if table.state.clocks:
            self._bus.publish(subject, encoded(self._shown(table, epoch)))

    def _shown(self, table: Table, epoch: int) -> ShownClocks:
        displays = tuple(table.timer.displays())
        return ShownClocks(epoch=epoch, displays=displays, by=self._placement.me, at=monotonic())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._connections.expire()
            except Exception:
                log.exception("connections not expired")
