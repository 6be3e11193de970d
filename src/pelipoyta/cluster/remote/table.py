"""Remote table: follows the log of a table that another process owns, and hands commands on to it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Protocol

import structlog

from pelipoyta.cluster.bus.messages import Attendance, DecodedLines, ShownClocks, TableConnections
from pelipoyta.cluster.remote.audiences import LineAudience
from pelipoyta.cluster.remote.clocks import RemoteClocks
from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import AnyCommand, FromSeat
from pelipoyta.table.decide.proposals import may_act
from pelipoyta.table.fairness.chance import TableChance
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.audience import Audience, notify
from pelipoyta.table.live.loading import load_log
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import Sat, TableLine, Viewer
from pelipoyta.table.state.table_state import TableState

AGAIN = 0.5  # seconds until a tail of a log that could not be read is read again
log = structlog.get_logger("pelipoyta.cluster")


class Link(Protocol):
    """Way of a remote table to its owner."""

    async def execute(self, table: "RemoteTable", command: AnyCommand) -> tuple[Receipt, int]:
        """Have the owner execute the command; its receipt and the length of the log. Raises as the owner does."""

    def since(self, by: str, at: float) -> Callable[[], float]:
        """Function that gives the seconds since a process told something, at that time of its own clock."""

    def connections_changed(self, table: "RemoteTable") -> None:
        """Note that connections here have come, gone or changed their latency."""

    def forget(self, table: "RemoteTable") -> None:
        """Follow the table no more."""


class RemoteTable:
    """Table of another process: a fold of the same log, which adopts what the owner has stored."""

    def __init__(
        self, state: TableState, store: Store, link: Link, audience: "Callable[[RemoteTable], Audience]"
    ) -> None:
        self.state = state
        self.owner = ""  # process that owns the table, as far as is known here
        self.touched = monotonic()
        self.overtaken = False  # the log does not fold here
        self.local: Counter[Viewer] = Counter()  # connections in this process
        self.latency: dict[Seat, int] = {}
        self.missing: tuple[Seat, ...] = ()
        self.chance = TableChance(store.secret, state, ENTROPY)
        self.timer = RemoteClocks(self._set_latency)
        self.audience = audience(self)
        self._told: Counter[Viewer] = Counter()  # connections in all processes
        self._store, self._link = store, link
        self._needed = state.length
        self._epoch = 0  # the highest that an owner has told
        self._grown = asyncio.Event()
        self._catching_up: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def connections(self) -> Counter[Viewer]:
        return self._told | self.local

    @property
    def idle(self) -> bool:
        return not self.local.total()

    async def submit(self, command: AnyCommand) -> Receipt:
        """Have the owner execute the command, and wait until its lines are adopted here.

        Raises TableError, IllegalAction or StoreFailed.
        """
        self.touched = monotonic()
        if isinstance(command, FromSeat) and command.by == "player":
            may_act(self.state, command)
        receipt, length = await self._link.execute(self, command)
        await self.reach(length)
        return receipt

    def open(self) -> None:
        """Do nothing: the owner has opened it."""

    def join(self, viewer: Viewer) -> None:
        self.touched = monotonic()
        self.local[viewer] += 1
        self._link.connections_changed(self)

    def leave(self, viewer: Viewer) -> None:
        self.touched = monotonic()
        self.local[viewer] -= 1
        if not self.local[viewer]:
            del self.local[viewer]
            self.latency.pop(viewer if viewer is not None else -1, None)
        self._link.connections_changed(self)

    async def close(self) -> None:
        self._closed = True
        if self._catching_up:
            self._catching_up.cancel()
        self._link.forget(self)
        self.audience.on_closed()

    def report(self) -> TableConnections:
        """Connections here, for the owner."""
        return TableConnections(tuple(self.local.items()), dict(self.latency))

    def receive(self, update: DecodedLines | ShownClocks | Attendance) -> None:
        """Take an update of the owner; lines that are known already are passed over, a gap is read from the store."""
        if self._closed or self._is_former(update):
            return
        match update:
            case DecodedLines():
                self._receive_lines(update)
            case ShownClocks():
                self.timer.tell(update.displays, self._link.since(update.by, update.at))
                self.audience.on_clocks_changed()
            case Attendance():
                self._receive_attendance(update)

    def _is_former(self, update: DecodedLines | ShownClocks | Attendance) -> bool:
        """True for an update of a former owner, which does not know its successor; stored lines are always valid."""
        if isinstance(update, DecodedLines):
            return False
        self._epoch = max(self._epoch, update.epoch)
        return update.epoch < self._epoch

    def needs(self, length: int) -> None:
        """Note the length of the log; missing lines are read from the store."""
        self._needed = max(self._needed, length)
        if self.state.length < self._needed and self._catching_up is None and not self._closed:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def reach(self, length: int) -> None:
        """Wait until the log is adopted up to this length."""
        self.needs(length)
        while self.state.length < length and not self.overtaken and not self._closed:
            self._grown.clear()
            await self._grown.wait()

    def _receive_lines(self, update: DecodedLines) -> None:
        for number, line in enumerate(update.lines, update.first):
            if number == self.state.length and not self.overtaken:
                self._adopt(line)
        self.needs(update.first + len(update.lines))

    def _receive_attendance(self, update: Attendance) -> None:
        told, missing = Counter(dict(update.connections)), update.missing
        if (told, missing) != (self._told, self.missing):
            self._told, self.missing = told, missing
            self.audience.on_table_changed()

    async def _catch_up(self) -> None:
        try:
            while self.state.length < self._needed and not self.overtaken:
                await self._read_tail()
        finally:
            self._catching_up = None

    async def _read_tail(self) -> None:
        try:
            _, lines = await load_log(self._store, self.state.header.id)
        except Exception as error:  # the database may be away for a while
            log.info("end of a log not read", table=self.state.header.id, why=str(error))
            await asyncio.sleep(AGAIN)
            return
        for line in lines[self.state.length :]:
            self._adopt(line)
        self._needed = min(self._needed, len(lines))

    def _adopt(self, line: TableLine) -> None:
        offers, reseated = self.state.offers.standing, self._reseats(line)
        try:
            transition = self.state.follow(line)
        except Exception:  # rules that changed without a new version may fail in any way
            log.exception("log does not replay", table=self.state.header.id)
            self.overtaken = True
            self.audience.on_closed()
        else:
            notify(LineAudience(self.audience), line, transition, offers != self.state.offers.standing)
            if reseated:
                self.audience.on_closed()
        self._grown.set()

    def _reseats(self, line: TableLine) -> bool:
        """True if the line gives a player's seat another key, so that all connections must prove theirs again."""
        if not isinstance(line.entry, Sat):
            return False
        before = self.state.seats.players[line.entry.seat]
        return before is not None and before.key != line.entry.player.key

    def _set_latency(self, seat: Seat, milliseconds: int | None) -> None:
        if milliseconds is None:
            self.latency.pop(seat, None)
        else:
            self.latency[seat] = milliseconds
