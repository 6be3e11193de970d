"""The services that endpoints and WebSockets share, built once for each server."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.community.projections.projector import Projector
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tables import LiveTables
from pelipoyta.contests.team_match.live import team_match_of
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.accounts.door import LazyAccounts
from pelipoyta.server.accounts.game_ties import account_ties
from pelipoyta.server.archive.service import Archive
from pelipoyta.server.conditionals.service import ConditionalAnswers
from pelipoyta.server.fairplay.service import FairplayService
from pelipoyta.server.fairplay.signals import Signals
from pelipoyta.server.leagues.service import LeagueService
from pelipoyta.server.live.delayed import DelayedTable, DelayedTables
from pelipoyta.server.live.encoded_updates import EncodedUpdates
from pelipoyta.server.live.room import Room
from pelipoyta.server.lobby.featured import FeaturedService
from pelipoyta.server.lobby.lists import LobbyLists
from pelipoyta.server.lobby.service import LobbyService
from pelipoyta.server.notices.door import LazyNotices
from pelipoyta.server.outside.service import OutsideBots
from pelipoyta.server.people.club_news import ClubNews
from pelipoyta.server.people.door import LazyPeople
from pelipoyta.server.ratings.facts import WaitingRatings
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.server.schemas.games import GuideInfo, ViewShape
from pelipoyta.server.services.analysis_queue import AnalysisQueue, Analyst
from pelipoyta.server.services.cache import AsyncLRU
from pelipoyta.server.services.deck_commitments import DeckCommitments
from pelipoyta.server.services.pacing import PaceByAddress
from pelipoyta.server.services.rate_limits import RateLimits
from pelipoyta.server.services.server_tables import server_tables
from pelipoyta.server.services.tokens import TokenSigner
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.storage.database import Database
from pelipoyta.table.access import access, check_entry, delays_onlookers, is_onlooker
from pelipoyta.table.autoplay.advice import Advisers
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
HELLOS_AT_ONCE = 5  # seconds' worth: a club whose server was restarted
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
    archive: Archive
    hellos: PaceByAddress  # of WebSockets
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
    cluster: "ClusterService | None" = None  # where several processes share the tables
    shapes: dict[str, ViewShape] = field(default_factory=dict)  # cache by game
    guides: dict[str, GuideInfo] = field(default_factory=dict)  # cache by game
    tournaments: AsyncLRU[bytes] = field(default_factory=lambda: AsyncLRU(PAGES, size=len))  # by length of the log
    team_matches: AsyncLRU[bytes] = field(default_factory=lambda: AsyncLRU(PAGES, size=len))  # by length of the log
    offers: AsyncLRU[bytes] = field(default_factory=lambda: AsyncLRU(PAGES, size=len))  # by game and option

    @classmethod
    def opened(
        cls,
        settings: "Settings",
        games: Mapping[str, AnyGame],
        store: Store,
        database: Database,
        advisers: Advisers,
        archive: Archive,
        telemetry: Telemetry,
        cluster: "ClusterService | None" = None,
    ) -> "AppState":
        """Build the services; needs a running event loop."""

        def ended(table: ReadableTable) -> None:
            contests.table_changed(table)

        tables = server_tables(
            settings=settings,
            games=games,
            store=store,
            database=database,
            advisers=advisers,
            ended=ended,
            cluster=cluster,
            telemetry=telemetry,
        )
        store, lobby, projector = tables.store, tables.lobby, tables.projector
        contests = ContestService(LiveTables(lobby), store, drafter)
        tokens = TokenSigner(store.secret)
        accounts = LazyAccounts(database, games, settings.public_url, account_ties(lobby, archive))
        ratings = RatingService(database, projector, games)
        lobby_service = LobbyService(lobby, database, tokens, LobbyLists(lobby, projector, accounts, tokens))
        lobby_service.ratings, lobby_service.asking = WaitingRatings(ratings), settings.answer_seconds
        leagues = LeagueService(
            database=database, projector=projector, lobby=lobby, ratings=ratings, secret=store.secret
        )
        analyses = AnalysisQueue(advisers.study if isinstance(advisers, Analyst) else None, store)
        telemetry.tables = lambda: ((each.state.header.game, each.state.phase) for each in lobby.loaded())
        telemetry.sources |= {"bots": advisers, "analyses": analyses}
        return cls(
            settings=settings,
            telemetry=telemetry,
            lobby=lobby,
            contests=contests,
            store=store,
            tokens=tokens,
            seals=DeckCommitments(store.secret),
            limits=RateLimits(settings),
            analyses=analyses,
            archive=archive,
            hellos=PaceByAddress(settings.hellos_per_second, HELLOS_AT_ONCE * settings.hellos_per_second),
            lobby_service=lobby_service,
            outside=OutsideBots(lobby, database),
            database=database,
            projector=projector,
            ratings=ratings,
            leagues=leagues,
            delayed=tables.delayed,
            people=LazyPeople(database),
            conditionals=ConditionalAnswers(database, projector, lobby, store),
            notices=LazyNotices(settings, database, lobby, secret=store.secret, elsewhere=lobby_service.is_here),
            fairplay=FairplayService(database, store=store, archive=archive, ratings=ratings, advisers=advisers),
            signals=Signals(database, store.secret, accounts.cookies),
            club_news=ClubNews(database, projector),
            featured=FeaturedService(ratings),
            cluster=cluster,
            accounts=accounts,
        )

    async def find(self, table: str, address: str, key: str = "") -> TablePort:
        """The live table of that id, for the holder of the key at this address. Raises TableError."""
        return await self._look_up(table, address, key, partial(self.lobby.find, opens=False))

    async def read(self, table: str, address: str, key: str = "") -> ReadableTable:
        """The table of that id for reading; a finished one need not be live. Raises TableError."""
        return await self.seen(await self._look_up(table, address, key, self.lobby.read), key)

    async def seen(self, table: T, key: str) -> "T | DelayedTable":
        """The table as the holder of the key may see it: for an onlooker perhaps some moves ago (TABLE-25)."""
        if delays_onlookers(table.state) and is_onlooker(table.state, key):
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
        if hidden.set_over and found.state.apart:  # the table is still being updated
            await self.contests.team_matches.wait(hidden.contest)
            found = await get(table)
        access(found.state, key).check("table")
        return found

    async def join_cluster(self) -> None:
        """Take part in the cluster, if there is one. Raises BusFailed, StoreUnusable."""
        if self.cluster:
            room = partial(Room, encoded=EncodedUpdates())
            await self.cluster.start(self.lobby, self.store, room, self._resume, self.delayed.grown)

    async def _resume(self) -> None:
        """Look after contests and leagues, as the one process that does."""
        await self.contests.resume()
        self.leagues.start()
        self.notices.start()
        self.fairplay.start()

    async def wake(self) -> None:
        """Resume timed tables and unfinished contests; a server that cannot read them starts all the same."""
        self.accounts.start_cleaning()
        if self.cluster:  # tables without an owner are taken over, contests have a steward
            return
        try:
            await self.lobby.wake()
            await self.contests.resume()
            self.leagues.start()
            self.notices.start()
            self.fairplay.start()
        except StoreFailed:
            log.exception("tables and contests not resumed")

    async def let_go(self) -> None:
        """Close tables and all that acts by itself; returns once every line is stored. Requests are still answered."""
        self.contests.close()
        await self.lobby.close()
        self.delayed.close()
        await self.lobby_service.close()
        await self.outside.close()
        await self.leagues.close()
        with suppress(StoreFailed):
            await self.store.append(())  # an empty append is stored after all that came before it

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
        await self.projector.close()
        await self.ratings.close()
        await self.database.close()
        await self.store.close()
