"""Followers: the remote tables of one process, the way to their owners, and reports of connections here."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from hashlib import sha256
from time import monotonic

import structlog

from pelipoyta.cluster.bus.interface import Bus, BusFailed, Stop
from pelipoyta.cluster.bus.messages import (
    REPLIES,
    UPDATES,
    ConnectionReport,
    Executed,
    OpenTable,
    TableOpened,
    encoded,
    execute,
    raise_if_refused,
)
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.placement import OwnerAddress, Placement
from pelipoyta.cluster.remote.clock_offsets import ClockOffsets
from pelipoyta.cluster.remote.table import RemoteTable
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.commands import AnyCommand
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.audience import Audience
from pelipoyta.table.live.loading import fold_log, load_log
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.log.store import Store, StoreFailed
from pelipoyta.table.state.table_state import TableState

LOOK = 1.0  # seconds between two looks at owners and lengths: what the bus lost is found then
REPORT = 1.5  # seconds between two reports of all connections
ANSWER = 1.5  # seconds that an owner may take for a command before it is asked again
PATIENCE = 8.0  # seconds until a command that no owner answers is refused; a lease is shorter
REOPENED = 16  # tables for which an owner is looked for side by side
AGAIN = 0.15  # seconds between two attempts
log = structlog.get_logger("pelipoyta.cluster")
Grown = Callable[[str, int], None]


class Followers:
    """Remote tables by id. Nothing here is truth: owners, lengths and lines are in the database."""

    def __init__(
        self,
        bus: Bus,
        subjects: Subjects,
        placement: Placement,
        games: Mapping[str, AnyGame],
        store: Store,
        audience: Callable[[RemoteTable], Audience],
    ) -> None:
        self._bus, self._subjects, self._placement = bus, subjects, placement
        self._games, self._store, self._audience = games, store, audience
        self._tables: dict[str, RemoteTable] = {}
        self._stops: dict[str, Stop] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._dirty: set[str] = set()
        self._unreadable: set[str] = set()  # tables whose rules no living owner knows
        self._tasks: list[asyncio.Task[None]] = []
        self._offsets = ClockOffsets()
        self.grown: list[Grown] = []  # called for each followed table whose log has grown

    def start(self) -> None:
        """Look after owners and report connections from now on."""
        self._bus.on_return(self._ask_again)
        self._tasks = [
            asyncio.create_task(self._repeat(LOOK, self._look), name="followers"),
            asyncio.create_task(self._repeat(REPORT, self._report_all), name="connection-reports"),
        ]

    async def close(self) -> None:
        for task in (*self._tasks, *self._opening.values()):
            task.cancel()
        for stop in self._stops.values():
            stop()

    async def follow(self, name: str) -> RemoteTable:
        """Follow a table from now on. Raises TableError where there is none."""
        early: list[bytes] = []
        receive = early.append
        stop = await self._bus.listen(self._subjects.table(name), lambda data: receive(data))
        try:
            header, lines = await load_log(self._store, name)
            state = await fold_log(self._games, header, lines)
        except BaseException:
            stop()
            raise
        table = RemoteTable(state, self._store, self, self._audience)
        self._tables[name], self._stops[name] = table, stop
        receive = partial(self._receive, table)
        for data in early:
            self._receive(table, data)
        with suppress(StoreFailed):
            await self._reopen(table)
        return table

    def forget(self, table: RemoteTable) -> None:
        name = table.state.header.id
        if self._tables.get(name) is table:
            del self._tables[name]
            self._stops.pop(name)()

    async def execute(self, table: RemoteTable, command: AnyCommand) -> tuple[Receipt, int]:
        """Have the owner of the moment execute the command. Raises as the owner does, or StoreFailed."""
        asked = encoded(execute(table.state.header.id, secrets.token_urlsafe(12), command))
        until = monotonic() + PATIENCE
        while True:
            if not table.owner:
                with suppress(StoreFailed):
                    await self._reopen(table)
            if table.state.header.id in self._unreadable:
                header = table.state.header
                raise TableError("rules_away", {"game": header.game, "version": header.version})
            if table.owner and (done := await self._asked(table, asked)):
                return done
            if monotonic() > until:
                raise StoreFailed("no process owns the table now")
            await asyncio.sleep(AGAIN)

    async def _asked(self, table: RemoteTable, asked: bytes) -> tuple[Receipt, int] | None:
        owner = table.owner
        try:
            reply = REPLIES.decode(await self._bus.ask(self._subjects.owner(owner), asked, ANSWER))
        except BusFailed:
            reply = None
        if isinstance(reply, Executed):
            return reply.receipt, reply.length
        if reply is not None:
            raise_if_refused(reply)
        if table.owner == owner:
            table.owner = ""
        return None

    def since(self, by: str, at: float) -> Callable[[], float]:
        return self._offsets.observe(by, at)

    def connections_changed(self, table: RemoteTable) -> None:
        if not self._dirty:
            asyncio.get_running_loop().call_soon(self._report_dirty)
        self._dirty.add(table.state.header.id)

    def _ask_again(self) -> None:
        """Reopen every table at the next poll, which resends clocks and connections: messages were lost."""
        for table in self._tables.values():
            table.owner = ""

    def _receive(self, table: RemoteTable, data: bytes) -> None:
        try:
            before = table.state.length
            table.receive(UPDATES.decode(data))
            if table.state.length != before:
                for tell in self.grown:
                    tell(table.state.header.id, table.state.length)
        except Exception:
            log.exception("update of an owner not applied", table=table.state.header.id)

    async def _reopen(self, table: RemoteTable) -> None:
        """Find the table's owner, or have one take it. Raises StoreFailed where the database is away."""
        name = table.state.header.id
        if name not in self._opening:
            task = self._opening[name] = asyncio.create_task(self._find_owner(table))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        await asyncio.shield(self._opening[name])

    async def _find_owner(self, table: RemoteTable) -> None:
        name, header = table.state.header.id, table.state.header
        owner = await self._placement.owner_of(name)
        if owner is None:
            living = await self._placement.living()
            able = [each for each in living if each.can_read(header.game, header.version)]
            owner = max(able, key=partial(_weight, name), default=None)
            (self._unreadable.add if living and not able else self._unreadable.discard)(name)
        if owner is None:
            return
        asked = encoded(OpenTable(table=name))
        try:
            reply = REPLIES.decode(await self._bus.ask(self._subjects.owner(owner.id), asked, ANSWER))
            raise_if_refused(reply)
        except (BusFailed, StoreFailed, TableError) as error:
            log.info("owner does not open the table", table=name, owner=owner.id, why=str(error))
            return
        if isinstance(reply, TableOpened):
            table.owner = owner.id
            table.needs(reply.length)
            self.connections_changed(table)

    async def _look(self) -> None:
        """Poll for what the bus may have lost: a new owner, log lines."""
        if not self._tables:
            return
        before = {name: table.state.length for name, table in self._tables.items()}
        lost: list[RemoteTable] = []  # they are reopened side by side: a machine may have had many of them
        for name, seen in (await self._placement.statuses(list(before))).items():
            table = self._tables.get(name)
            if table is None:
                continue
            if seen.length < before[name]:
                self._drop(table, seen.length)
                continue
            if table.state.length < seen.length:
                table.needs(seen.length)
                for tell in self.grown:
                    tell(name, seen.length)
            if (not seen.owner or seen.owner != table.owner) and not table.idle:
                table.owner = ""
                lost.append(table)
        turn = asyncio.Semaphore(REOPENED)
        await asyncio.gather(*(self._reopen_in_turn(turn, table) for table in lost))

    async def _reopen_in_turn(self, turn: asyncio.Semaphore, table: RemoteTable) -> None:
        async with turn:
            with suppress(StoreFailed):
                await self._reopen(table)

    def _drop(self, table: RemoteTable, length: int) -> None:
        """Have the table loaded anew, whose log has lost lines."""
        note_lost_lines(table.state, length)
        table.overtaken = True
        table.audience.on_closed()

    async def _report_all(self) -> None:
        self._report({name for name, table in self._tables.items() if not table.idle})

    def _report_dirty(self) -> None:
        dirty, self._dirty = self._dirty, set()
        self._report(dirty)

    def _report(self, names: set[str]) -> None:
        """Report the connections to these tables, a message for each owner."""
        by_owner: dict[str, dict[str, RemoteTable]] = {}
        for name in names:
            if (table := self._tables.get(name)) and table.owner:
                by_owner.setdefault(table.owner, {})[name] = table
        for owner, tables in by_owner.items():
            report = ConnectionReport(self._placement.me, {name: table.report() for name, table in tables.items()})
            self._bus.publish(self._subjects.connections(owner), encoded(report))

    async def _repeat(self, seconds: float, work: "Callable[[], object]") -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()  # type: ignore[misc]
            except Exception as error:
                log.info("cluster check failed", why=str(error))


def note_lost_lines(state: TableState, length: int) -> None:
    """Tell the operator of a log that is shorter than it was, as where a backup was restored under running servers."""
    known = state.length
    log.error("log lost lines: was a backup restored?", table=state.header.id, lines=length, known=known)


def _weight(table: str, owner: OwnerAddress) -> bytes:
    """Weight of an owner for a table: each table has an order of its own, so that owners share them evenly."""
    return sha256(f"{table}/{owner.id}".encode()).digest()
