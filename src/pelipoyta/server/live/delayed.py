"""Tables as onlookers see them who are kept some moves or minutes behind (TABLE-25)."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic, time

import structlog

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.server.live.room import Room
from pelipoyta.table.access.onlookers import seconds_hidden, visible_length
from pelipoyta.table.fairness.chance import TableChance
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.audience import notify
from pelipoyta.table.live.loading import SLICE, load_log
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.live.timer import ClockDisplay
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import TableHeader, TableLine, Viewer
from pelipoyta.table.state.table_state import TableState

MAX_KEPT = 64  # tables without spectators
LATE = 0.02  # seconds by which a timer of the event loop may be early
log = structlog.get_logger("pelipoyta.server")


class StoppedClocks:
    """Clocks as they stood at the last visible step; they do not run, since that would tell of later ones."""

    def __init__(self, table: "DelayedTable") -> None:
        self._table = table

    def displays(self) -> Sequence[ClockDisplay]:
        clocks = self._table.state.clocks
        if clocks is None:
            return ()
        return [
            ClockDisplay(
                seats=tuple(seat for seat, mine in enumerate(clocks.numbers) if mine == number),
                left=max(clocks.left(number), 0),
                room=clocks.free_left(number),
                runs=False,
                forgiven=clocks.face(number).forgiven,
            )
            for number in sorted(set(clocks.numbers))
        ]

    def set_latency(self, seat: Seat, milliseconds: int | None) -> None:
        """Do nothing: onlookers have no clock."""


class DelayedTable:
    """Table whose state ends where onlookers may see no further; it is moved on as time and the game go on."""

    missing: tuple[Seat, ...] = ()

    def __init__(
        self, header: TableHeader, game: AnyGame | None, secret: bytes, live: Callable[[str], TablePort | None]
    ) -> None:
        self._header, self._game, self._secret, self._live = header, game, secret, live
        self.lines: list[TableLine] = []
        self.length = 0  # of the log, by what was heard of it
        self.watchers = 0
        self.moving = asyncio.Lock()
        self.due: asyncio.TimerHandle | None = None
        self.timer = StoppedClocks(self)
        self._fold_anew(game)
        self.audience = Room(self)

    def _fold_anew(self, game: AnyGame | None) -> None:
        self.state = TableState(self._header, game)
        self.state.for_onlookers = True
        self.chance = TableChance(self._secret, self.state, ENTROPY)

    @property
    def connections(self) -> Counter[Viewer]:
        live = self._live(self._header.id)
        return live.connections if live else Counter()

    def join(self, viewer: Viewer) -> None:
        """Count a spectator, at the live table too, where the number of spectators is told."""
        self.watchers += 1
        if live := self._live(self._header.id):
            live.join(viewer)
            Room.of(live).count_soon(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.watchers -= 1
        if live := self._live(self._header.id):
            live.leave(viewer)
            Room.of(live).count_soon(viewer)

    async def move_on(self) -> None:
        """Adopt the lines that have become visible, and tell the spectators of each."""
        until, began = visible_length(self._header, self.lines, time()), monotonic()
        while self.state.length < until:
            self._adopt(self.lines[self.state.length])
            if monotonic() - began > SLICE:
                await asyncio.sleep(SLICE)
                began = monotonic()

    def _adopt(self, line: TableLine) -> None:
        offers = self.state.offers.standing
        try:
            transition = self.state.follow(line)
        except Exception:  # rules that changed without a new version may fail in any way
            log.exception("log does not replay", table=self._header.id)
            done = self.lines[: self.state.length + 1]
            self._fold_anew(None)
            for each in done:
                self.state.follow(each)
            return
        notify(self.audience, line, transition, offers != self.state.offers.standing)

    def next_visible(self) -> float | None:
        """Seconds until the next hidden line may be seen, where time alone lets it be."""
        if self.state.length >= len(self.lines):
            return None
        return seconds_hidden(self._header, self.lines[self.state.length], time())


class DelayedTables:
    """Delayed tables by id; those with spectators follow their logs, the others are moved on when asked for."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], live: Callable[[str], TablePort | None]) -> None:
        """`live` gives the table that is in memory."""
        self._store, self._games, self._live = store, games, live
        self._tables: OrderedDict[str, DelayedTable] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def get(self, table: ReadableTable) -> DelayedTable:
        """The table as onlookers may see it now. Raises TableError."""
        header = table.state.header
        found = self._tables.get(header.id)
        if found is None:
            game = self._games.get(header.game)
            found = self._tables[header.id] = DelayedTable(header, game, self._store.secret, self._live)
        self._tables.move_to_end(header.id)
        self._forget_some()
        found.length = max(found.length, table.state.length)
        await self._move_on(found)
        return found

    def grown(self, table: str, length: int) -> None:
        """Note that a log has grown; its spectators are told of what they may see now."""
        found = self._tables.get(table)
        if found is not None:
            found.length = max(found.length, length)
            self._follow(found)

    def onlookers(self, table: str) -> frozenset[str]:
        """Accounts that look on at a table which keeps them behind."""
        found = self._tables.get(table)
        return found.audience.onlookers() if found else frozenset()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            if table.due:
                table.due.cancel()
            table.audience.on_closed()

    async def _move_on(self, table: DelayedTable) -> None:
        async with table.moving:
            if len(table.lines) < table.length:
                _, table.lines = await load_log(self._store, table.state.header.id)
            await table.move_on()
        self._wait(table)

    def _wait(self, table: DelayedTable) -> None:
        """Move on by itself once more is visible, while there are spectators."""
        seconds = table.next_visible()
        if seconds is None or table.due is not None:
            return

        def due() -> None:
            table.due = None
            self._follow(table)

        table.due = asyncio.get_running_loop().call_later(max(seconds, 0) + LATE, due)

    def _follow(self, table: DelayedTable) -> None:
        if table.watchers:
            task = asyncio.create_task(self._move_on(table))
            self._tasks.add(task)
            task.add_done_callback(partial(self._followed, table))

    def _followed(self, table: DelayedTable, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("delayed updates not sent", table=table.state.header.id, exc_info=error)

    def _forget_some(self) -> None:
        unwatched = [name for name, table in self._tables.items() if not (table.watchers or table.moving.locked())]
        for name in unwatched[: max(0, len(self._tables) - MAX_KEPT)]:
            self._tables.pop(name)
