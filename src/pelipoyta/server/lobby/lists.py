"""Lists and own games of the lobby's visitors: read from rows, kept up to date by the projector."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import Struct, field

from pelipoyta.community.listing.rows import ListedSeat, outside_bot
from pelipoyta.community.projections.projector import Projector
from pelipoyta.community.table_index.row import seat_mark
from pelipoyta.server.accounts.lazy import LazyAccounts
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.board import ListKey, LobbyBoard
from pelipoyta.server.lobby.gathering import GatherTimer
from pelipoyta.server.lobby.pairing.free_seats import lacks_one
from pelipoyta.server.lobby.presence.people import Visitor
from pelipoyta.server.lobby.row_facts import RowFacts
from pelipoyta.server.ratings.facts import WaitingRatings
from pelipoyta.server.schemas.websocket.lobby import MyGame, MyGames, WatchList, WatchMine
from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.player_names import label_of

if TYPE_CHECKING:
    from pelipoyta.community.projections.compute import ProjectedTable
    from pelipoyta.community.table_index.queries import OwnSeat

LOOK = 2.0  # seconds between two looks at who is here
OVERLAP = 5.0  # seconds by which clocks of processes may differ, or a transaction may last
RELOAD = 30.0  # seconds between two looks at what other processes changed
MOST_MINE = 50
log = structlog.get_logger("pelipoyta.lobby")


class ListVisitor(Struct, eq=False):
    """Visitor with the list and the own games that are watched."""

    visitor: Visitor
    key: ListKey | None = None
    marks: tuple[str, ...] = ()  # of the own seats
    tables: set[str] = field(default_factory=set)  # of the own games


class LobbyLists:
    """Service of the lists, in one process; it loads nothing before the first visitor."""

    def __init__(self, lobby: Lobby, projector: Projector, accounts: LazyAccounts, tokens: TokenSigner) -> None:
        self._lobby, self._projector, self._tokens = lobby, projector, tokens
        self._facts = RowFacts(lobby.games, accounts)
        wanted = partial(lacks_one, games=lobby.games)
        self.board = LobbyBoard(self._is_here, self._facts.points_of, wanted)
        self.is_here_elsewhere: Callable[[str], bool] = lambda table: False
        self._lengths: dict[str, int] = {}  # of logs whose rows were taken lately
        self._looked = 0.0
        self._visitors: dict[Visitor, ListVisitor] = {}
        self._dirty: set[Visitor] = set()
        self._gathering = GatherTimer(self._send_dirty)
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: asyncio.Task[None] | None = None

    def rate_by(self, ratings: WaitingRatings) -> None:
        """Show these ratings beside names."""
        self._facts.ratings = ratings

    async def watch(self, visitor: Visitor, message: WatchList) -> None:
        """Send a window of the list, then its changes. Raises TableError for a club of others."""
        await self.opened()
        mine = self._visitors.setdefault(visitor, ListVisitor(visitor))
        only = await self._followed(visitor.person) if message.filter.followed else frozenset[str]()
        key = ListKey(message.filter, await self.hidden(visitor.person), only)
        if message.filter.club and not await self._is_member(message.filter.club, visitor.person):
            raise TableError("no_such_page")
        self.board.watch(visitor.tell, key, message.first, message.rows, mine.key)
        mine.key = key

    def leave_list(self, visitor: Visitor) -> None:
        if (mine := self._visitors.get(visitor)) is not None:
            self.board.leave(visitor.tell, mine.key)
            mine.key = None

    def leave(self, visitor: Visitor) -> None:
        self.leave_list(visitor)
        self._visitors.pop(visitor, None)
        self._dirty.discard(visitor)

    async def mine(self, visitor: Visitor, message: WatchMine) -> None:
        """Send the visitor's own games, then again whenever one of them changes."""
        await self.opened()
        watched = self._visitors.setdefault(visitor, ListVisitor(visitor))
        keys = [self._key(held.token) for held in message.tables]
        watched.marks = tuple(seat_mark(key) for key in keys if key)
        watched.tables.update(held.id for held in message.tables)
        await self._send_mine(watched)

    async def close(self) -> None:
        self.board.close()
        self._gathering.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def opened(self) -> None:
        """Read the tables, once."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        await asyncio.shield(self._opening)

    async def _open(self) -> None:
        await self._projector.opened()
        self._projector.listen(self._projected)
        await self._projector.caught_up()
        await self._load()
        self._start(self._keep_fresh())

    async def _load(self) -> None:
        from pelipoyta.community.table_index.queries import listable

        house = await self._projector.opened()
        tables = await house.database.run(lambda db: listable(db, time()))
        self._facts.forget_points()
        await self._facts.learn(tables.values())
        self.board.load(tables)

    async def _keep_fresh(self) -> None:
        passed = 0.0
        while True:
            await asyncio.sleep(LOOK)
            passed += LOOK
            try:
                await self._look_elsewhere()
                self.board.look_again()
                if passed >= RELOAD:
                    passed = 0.0
                    await self._load()
            except Exception:
                log.exception("lists not refreshed")

    def _projected(self, batch: Sequence["ProjectedTable"]) -> None:
        self._lengths |= {each.table: each.length for each in batch}
        self._start(self._take(batch))

    async def _look_elsewhere(self) -> None:
        """Take rows that other processes have stored; clocks of processes may differ by some seconds."""
        from pelipoyta.community.projections.compute import ProjectedTable, stored_since
        from pelipoyta.community.table_index.queries import rows_of

        house, now = await self._projector.opened(), time()
        since, self._looked = max(min(self._looked, now), now - RELOAD) - OVERLAP, now  # or the clock was set back
        found = await house.database.run(lambda db: stored_since(db, since))
        new = [name for name, length in found.items() if self._lengths.get(name) != length]
        self._lengths = found
        if new:
            rows = await house.database.run(lambda db: rows_of(db, new))
            await self._take([ProjectedTable(name, found[name], {"table_index": row}) for name, row in rows.items()])

    async def _take(self, batch: Sequence["ProjectedTable"]) -> None:
        rows = [row for each in batch if (row := each.rows.get("table_index")) is not None]
        await self._facts.learn(rows)
        self.board.projected(batch)
        names = {each.table for each in batch}
        accounts = {seat.account for row in rows for seat in row.seats if seat.account}
        for visitor, watched in self._visitors.items():
            if names & watched.tables or visitor.person in accounts:
                self._dirty.add(visitor)
        if self._dirty:
            self._gathering.soon()

    def _send_dirty(self) -> None:
        dirty, self._dirty = self._dirty, set()
        for visitor in dirty:
            if visitor in self._visitors:
                self._start(self._send_mine(self._visitors[visitor]))

    async def _send_mine(self, watched: ListVisitor) -> None:
        from pelipoyta.community.table_index.queries import own_seats

        house = await self._projector.opened()
        person, marks = watched.visitor.person, watched.marks
        found = await house.database.run(lambda db: own_seats(db, (person, *marks), MOST_MINE))
        await self._facts.learn([each.row for each in found])
        watched.tables.update(each.table for each in found)
        games = sorted((_my_game(each) for each in found), key=lambda game: (not game.asked, -game.changed))
        watched.visitor.tell(encode(MyGames(tuple(games))))

    def holds(self, visitor: Visitor, table: str) -> bool:
        """True if this browser has a seat there, or says so."""
        return visitor in self._visitors and table in self._visitors[visitor].tables

    async def _followed(self, person: str) -> frozenset[str]:
        """People whom this person follows."""
        from pelipoyta.community.friends.follows import following

        house = await self._projector.opened()
        return frozenset(await house.database.run(lambda db: following(db, person)))

    async def hidden(self, person: str) -> frozenset[str]:
        """People hidden from this person by a block."""
        from pelipoyta.community.friends.blocks import apart_from

        house = await self._projector.opened()
        return await house.database.run(lambda db: apart_from(db, person))

    async def _is_member(self, club: str, person: str) -> bool:
        from pelipoyta.community.table_index.queries import is_member

        house = await self._projector.opened()
        return await house.database.run(lambda db: is_member(db, club, person))

    def _is_here(self, table: str) -> bool:
        if self.is_here_elsewhere(table):
            return True
        found = self._lobby.held(table)
        return found is not None and is_manned(found)

    def _key(self, token: str) -> str:
        try:
            return self._tokens.key(token)
        except TableError:  # of another server, as a browser may hold one
            return ""

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        with suppress(asyncio.CancelledError):
            if error := task.exception():
                log.error("list updates not sent", exc_info=error)


def is_manned(table: TablePort) -> bool:
    """True if a seat's player is connected to the table at this process."""
    return any(count for viewer, count in table.connections.items() if viewer is not None)


def _my_game(own: "OwnSeat") -> MyGame:
    row = own.row
    return MyGame(
        id=own.table,
        game=row.game,
        seat=own.seat,
        phase=row.phase,
        asked=own.seat in row.asked,
        turn=tuple(seat for seat in row.public_asked if seat != own.seat),
        seats=tuple(
            ListedSeat(
                label_of(seat.account).name if seat.account else seat.name,
                seat.bot or outside_bot(seat.account),
                seat.taken,
            )
            for seat in row.seats
        ),
        pace=row.pace,
        changed=row.changed,
    )
