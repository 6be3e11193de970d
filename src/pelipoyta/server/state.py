"""The services that endpoints and WebSockets share, built once for each server."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import TYPE_CHECKING, TypeVar

import structlog

from pelipoyta.community.projections.projector import Projector
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.team_match.live import team_match_of
from pelipoyta.server.accounts.lazy import LazyAccounts
from pelipoyta.server.archive.service import Archive
from pelipoyta.server.conditionals.service import ConditionalAnswers
from pelipoyta.server.events.indexer import ContestIndexer
from pelipoyta.server.fairplay.service import FairplayService
from pelipoyta.server.fairplay.signals import Signals
from pelipoyta.server.helpers.service import HelperService
from pelipoyta.server.leagues.service import LeagueService
from pelipoyta.server.live.delayed import DelayedTable, DelayedTables
from pelipoyta.server.live.encoded_updates import EncodedUpdates
from pelipoyta.server.live.room import Room
from pelipoyta.server.lobby.featured.game import FeaturedService
from pelipoyta.server.lobby.service import LobbyService
from pelipoyta.server.notices.lazy import LazyNotices
from pelipoyta.server.outside.service import OutsideBots
from pelipoyta.server.people.clubs.news import ClubNews
from pelipoyta.server.people.lazy import LazyPeople
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.server.schemas.catalogue.games import ViewShape
from pelipoyta.server.services.analysis_queue import AnalysisQueue
from pelipoyta.server.services.cache import AsyncLRU
from pelipoyta.server.services.cluster import as_unusable_bus
from pelipoyta.server.services.games.deck_commitments import DeckCommitments
from pelipoyta.server.services.peers import PeerLookup
from pelipoyta.server.services.requests.pacing import PaceByAddress
from pelipoyta.server.services.requests.rate_limits import RateLimits
from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.storage.database import Database
from pelipoyta.table.access.onlookers import is_kept_behind
from pelipoyta.table.access.policy import access, check_entry, hides_longer
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.log.store import Store, StoreFailed
from pelipoyta.table.player_names import unknown_accounts

if TYPE_CHECKING:
    from pelipoyta.cluster.service import ClusterService
    from pelipoyta.server.settings import Settings

T = TypeVar("T", bound=ReadableTable)
LOADING = 3  # cost of reading a table that is not in memory: a hundred in ten seconds, four pages of a history
PAGES = 8 * 2**20  # bytes of a cache of pages
log = structlog.get_logger("pelipoyta.server")


@dataclass(frozen=True)
class AppState:
    """The services and caches of one running server."""

    settings: "Settings"
    lobby: Lobby
    contests: ContestService
    store: Store
    tokens: TokenSigner
    seals: DeckCommitments
    limits: RateLimits
    analyses: AnalysisQueue
    peers: PeerLookup  # the other processes
    archive: Archive
    hellos: PaceByAddress  # of WebSockets
    lobby_pace: PaceByAddress  # of messages to the lobby
    lobby_service: LobbyService
    outside: OutsideBots
    database: Database  # rows that are no log
    projector: Projector
    accounts: LazyAccounts
    ratings: RatingService
    leagues: LeagueService
    delayed: DelayedTables
    people: LazyPeople
    telemetry: Telemetry
    notices: LazyNotices
    conditionals: ConditionalAnswers
    fairplay: FairplayService
    signals: Signals
    club_news: ClubNews
    featured: FeaturedService
    events: ContestIndexer
    helpers: HelperService
    cluster: "ClusterService | None" = None  # where several processes share the tables
    shapes: dict[str, ViewShape] = field(default_factory=dict)  # cache by game
    tournaments: AsyncLRU[bytes] = field(default_factory=lambda: AsyncLRU(PAGES, size=len))  # by length of the log
    team_matches: AsyncLRU[bytes] = field(default_factory=lambda: AsyncLRU(PAGES, size=len))  # by length of the log

    async def find(self, table: str, address: str, key: str = "") -> TablePort:
        """The live table of that id, for the holder of the key at this address. Raises TableError."""
        return await self._look_up(table, address, key, partial(self.lobby.find, opens=False))

    async def read(self, table: str, address: str, key: str = "") -> ReadableTable:
        """The table of that id for reading; a finished one need not be live. Raises TableError."""
        return await self.seen(await self._look_up(table, address, key, self.lobby.read), key)

    async def seen(self, table: T, key: str) -> "T | DelayedTable":
        """The table as the holder of the key may see it: for an onlooker perhaps some moves ago (TABLE-25)."""
        if is_kept_behind(table.state, key):
            return await self.delayed.get(table)
        return table

    async def _look_up(self, table: str, address: str, key: str, get: Callable[[str], Awaitable[T]]) -> T:
        found = await self._found(table, address, key, get)
        if strangers := unknown_accounts([found.state]):
            await self.accounts.learn_names(strangers)
        return found

    async def _found(self, table: str, address: str, key: str, get: Callable[[str], Awaitable[T]]) -> T:
        if team_match_of(table):
            return await self._look_up_hidden(table, address, key, get)
        if not self.lobby.holds(table):
            self.limits.look(address)
            self.limits.cost(address, LOADING)
        try:
            return await get(table)
        except TableError:
            self.limits.miss(address)
            raise

    async def _look_up_hidden(self, table: str, address: str, key: str, get: Callable[[str], Awaitable[T]]) -> T:
        """Refuse strangers by the team match's log alone: the table is not even loaded for them.

        So neither the answer nor its time tells whether it is in memory, or how far its game has come (CONTEST-19).
        """
        self.limits.look(address)
        try:
            hidden = await self.contests.team_matches.admission(table, key)
        except TableError:
            self.limits.miss(address)
            raise
        check_entry(hidden)
        try:
            found = await get(table)
        except TableError:
            self.limits.miss(address)
            raise
        if hides_longer(found.state, hidden):  # the table is still being updated
            await self.contests.team_matches.wait(hidden.contest)
            found = await get(table)
        access(found.state, key, time()).check("table")
        return found

    async def join_cluster(self) -> None:
        """Take part in the cluster, if there is one. Raises StoreUnusable."""
        if self.cluster:
            room = partial(Room, encoded=EncodedUpdates())
            with as_unusable_bus(self.settings.bus_url):
                await self.cluster.start(self.lobby, self.store, room, self._resume, self.delayed.grown)

    async def _resume(self) -> None:
        """Look after contests and leagues, as the one process that does."""
        await self.contests.resume()
        await self.events.catch_up()
        self.leagues.start()
        self.notices.start()
        self.fairplay.start()

    async def wake(self) -> None:
        """Resume timed tables and unfinished contests; a server that cannot read them starts all the same."""
        if self.database.here:
            self.accounts.start_cleaning()
        if self.cluster:  # tables without an owner are taken over, contests have a leader
            return
        try:
            await self.lobby.wake()
            await self.contests.resume()
            if self.database.here:
                await self._follow_rows()
        except StoreFailed:
            log.exception("tables and contests not resumed")

    async def _follow_rows(self) -> None:
        """Start what acts on rows by itself; a page has none."""
        await self.events.catch_up()
        self.leagues.start()
        self.notices.start()
        self.fairplay.start()

    async def let_go(self) -> None:
        """Close tables and all that acts by itself; returns once every line is stored. Requests are still answered."""
        self.contests.close()
        if self.cluster:
            self.cluster.leave()
        await self.lobby.close()
        self.delayed.close()
        await self.lobby_service.close()
        await self.outside.close()
        await self.leagues.close()
        with suppress(StoreFailed):
            await self.store.append(())  # an empty append is stored after all that came before it
        if self.cluster:
            await self.cluster.end_lease()

    async def close(self) -> None:
        await self.lobby_service.close()
        await self.outside.close()
        await self.accounts.close()
        await self.analyses.close()
        await self.archive.close()
        self.contests.close()
        self.delayed.close()
        await self.lobby.close()
        if self.cluster:
            await self.cluster.close()
        await self.leagues.close()
        await self.notices.close()
        await self.conditionals.close()
        await self.fairplay.close()
        await self.club_news.close()
        await self.events.close()
        await self.projector.close()
        await self.ratings.close()
        await self.database.close()
        await self.store.close()
