"""Cluster service of one process: claims tables or follows them, takes over those of dead owners, serves commands."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Literal

import structlog

from pelipoyta.cluster.bus.interface import Bus
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.counts import BusCounts
from pelipoyta.cluster.owner_server import OwnerServer
from pelipoyta.cluster.peer_lookup import BusPeerLookup
from pelipoyta.cluster.placement import AT_ONCE, Placement
from pelipoyta.cluster.remote.followers import Followers, note_lost_lines
from pelipoyta.cluster.remote.table import RemoteTable
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.live.audience import Audience
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, Overtaken, Store, StoreFailed

Role = Literal["all", "gateway", "owner"]
COMPARE = 5.0  # seconds between two comparisons of own tables with their logs
ADOPT = 0.4  # seconds between two looks for tables of dead owners
CONTEST_LEADER = "*steward"  # claimed by the owner that resumes contests
LEADER_EVERY = 2.0
RESUME_EVERY = 30.0  # seconds between two looks at all contests, should the end of a game be unheard
log = structlog.get_logger("pelipoyta.cluster")


class ClusterService:
    """Ownership of tables by leases in the database; one for each process."""

    def __init__(
        self, *, bus: Bus, placement: Placement, secret: bytes, games: Mapping[str, AnyGame], version: str = ""
    ) -> None:
        self.bus, self.placement, self.subjects = bus, placement, Subjects.of(secret)
        self.peer_lookup = BusPeerLookup(bus, self.subjects, placement)
        self.counts = BusCounts(bus, self.subjects, placement.me)
        self._games = games
        self._lobby: Lobby | None = None
        self._owner_server = OwnerServer(bus, self.subjects, placement, version) if placement.owns else None
        self._followers: Followers | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._unreadable: set[str] = set()
        self._leaving = False
        self._deaths = 0  # tables taken over, so that contests are looked at
        self.is_contest_leader = False

    def audience(self, room: Callable[[Table], Audience]) -> Callable[[Table], Audience]:
        """Audiences of the tables that are owned here."""
        return self._owner_server.audience(room) if self._owner_server else room

    def stored(self, batches: Sequence[Batch]) -> None:
        """Publish what has been stored."""
        if self._owner_server:
            self._owner_server.stored(batches)

    async def start(
        self,
        lobby: Lobby,
        store: Store,
        audience: Callable[[RemoteTable], Audience],
        resume: Callable[[], Awaitable[None]],
        grown: Callable[[str, int], None] = lambda table, length: None,
    ) -> None:
        """Take part from now on; `resume` goes on with contests. Raises BusFailed."""
        self._lobby = lobby
        self._followers = Followers(
            bus=self.bus,
            subjects=self.subjects,
            placement=self.placement,
            games=self._games,
            store=store,
            audience=audience,
        )
        self._followers.grown.append(grown)
        self._followers.start()
        await self.counts.start()
        if self._owner_server:
            await self._owner_server.start(lobby, self.claim)
            await self.placement.start()
            self._tasks = [
                asyncio.create_task(self._repeat(ADOPT, self._adopt), name="take-over"),
                asyncio.create_task(self._repeat(COMPARE, self._drop_shortened), name="lost-lines"),
                asyncio.create_task(self._lead_contests(resume), name="contest-leader"),
            ]

    async def elsewhere(self, table: str) -> TablePort | None:
        if await self._may_own(table) and await self.placement.claim(table, stored=True):
            return None
        assert self._followers is not None, "the service was started"
        return await self._followers.follow(table)

    def unsaved(self, table: str, last: float) -> float | None:
        return self.placement.unsaved(table, last)

    async def confirm(self, table: str) -> None:
        if self.placement.is_certain():
            return
        if not await self.claim(table):
            raise Overtaken(f"another process owns {table}")
        assert self._lobby is not None, "the service was started"
        await self._lobby.find(table)  # loaded anew where others owned it in between

    async def left(self, table: str) -> None:
        if self._owner_server:
            self._owner_server.left(table)
        try:
            await self.placement.release(table, leaving=self._leaving)
        except StoreFailed as error:
            log.info("table not released", table=table, why=str(error))

    def leave(self) -> None:
        """Take no table from now on: this process is about to close those that it has."""
        self._leaving = True
        for task in self._tasks:
            task.cancel()

    async def end_lease(self) -> None:
        """Be no owner any more, once all tables are closed; questions are still answered."""
        await self.placement.leave()

    async def close(self) -> None:
        """Stop; all tables may be claimed at once."""
        for task in self._tasks:
            task.cancel()
        if self._owner_server:
            self._owner_server.close()
        if self._followers:
            await self._followers.close()
        self.peer_lookup.close()
        self.counts.close()
        await self.placement.close()
        await self.bus.close()

    async def _adopt(self) -> None:
        """Take tables over that no living process owns."""
        while await self._adopt_some() == AT_ONCE:
            pass  # a machine was lost: there is more
        if self.placement.compared != self.placement.lapses:
            assert self._lobby is not None, "the service was started"
            await self._drop_lost(self._lobby)

    async def _adopt_some(self) -> int:
        """Take some tables over; how many."""
        assert self._lobby is not None, "the service was started"
        taken = 0
        for orphan in await self.placement.orphans():
            if not self._reads(orphan.game, orphan.version):
                self._note_unreadable(orphan.table, orphan.game, orphan.version)
            else:
                taken += await self._take_over(self._lobby, orphan.table)
        return taken

    async def _may_own(self, table: str) -> bool:
        """True if this process decides for tables, and knows the rules of this one."""
        if not self.placement.owns:
            return False
        rules = await self.placement.rules_of(table)
        return rules is not None and self._reads(rules.game, rules.version)

    def _reads(self, name: str, version: int) -> bool:
        game = self._games.get(name)
        return game is not None and game.reads(version)

    async def _take_over(self, lobby: Lobby, table: str) -> bool:
        if isinstance(lobby.held(table), RemoteTable):
            await lobby.put_away(table)
        if not await self.claim(table):
            return False
        self._deaths += 1
        await lobby.find(table)
        return True

    async def claim(self, table: str) -> bool:
        """Become the table's owner; one in memory from a former claim is loaded anew. Raises StoreFailed.

        Others may have owned it in between, and a state without their lines would refuse what is right.
        """
        assert self._lobby is not None, "the service was started"
        before = self.placement.epoch(table)
        claimed = await self.placement.claim(table, stored=True)
        held = self._lobby.held(table)
        if isinstance(held, Table) and not (claimed and before == self.placement.epoch(table)):
            _overtake(held)
        return claimed

    async def _drop_lost(self, lobby: Lobby) -> None:
        """Reload tables that other processes took over while this one was paused or cut off."""
        lapses, mine = self.placement.lapses, await self.placement.mine()
        for name in lobby.live_tables():
            held = lobby.held(name)
            if isinstance(held, Table) and mine.get(name) != self.placement.epoch(name):
                _overtake(held)
                if await self.claim(name):
                    await lobby.find(name)
        self.placement.compared = lapses

    async def _drop_shortened(self) -> None:
        """Load tables anew whose logs have lost lines."""
        assert self._lobby is not None, "the service was started"
        live = {name: held for name in self._lobby.live_tables() if isinstance(held := self._lobby.held(name), Table)}
        before = {name: table.state.length for name, table in live.items()}
        for name, seen in (await self.placement.statuses(list(before))).items():
            if seen.length < before[name]:
                note_lost_lines(live[name].state, seen.length)
                _overtake(live[name])
                await self._lobby.find(name)

    def _note_unreadable(self, table: str, game: str, version: int) -> None:
        if table not in self._unreadable:
            self._unreadable.add(table)
            log.warning("table waits for an owner with its rules", table=table, game=game, version=version)

    async def _lead_contests(self, resume: Callable[[], Awaitable[None]]) -> None:
        seen, waited = -1, 0.0
        while True:
            try:
                self.is_contest_leader = await self.placement.claim(CONTEST_LEADER)
                if self.is_contest_leader and (seen != self._deaths or waited >= RESUME_EVERY):
                    seen, waited = self._deaths, 0.0
                    await self.placement.place_unplaced()
                    await resume()
            except Exception as error:
                log.info("contest check failed", why=str(error))
            await asyncio.sleep(LEADER_EVERY)
            waited += LEADER_EVERY

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                log.info("cluster check failed", why=str(error))


def _overtake(table: Table) -> None:
    """Have the table loaded anew when it is next asked for; connections to it come back by themselves."""
    table.overtaken = True
    table.audience.on_closed()
