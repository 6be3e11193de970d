"""Opening of a server: its services, built from its parts once its event loop runs."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tables import LiveTables
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.accounts.game_ties import account_ties
from pelipoyta.server.accounts.lazy import LazyAccounts
from pelipoyta.server.archive.pairer import pairer_of
from pelipoyta.server.archive.service import Archive, in_processes, in_this_process
from pelipoyta.server.conditionals.service import ConditionalAnswers
from pelipoyta.server.events.board import EventBoard
from pelipoyta.server.events.indexer import ContestIndexer
from pelipoyta.server.fairplay.service import FairplayService
from pelipoyta.server.fairplay.signals import Signals
from pelipoyta.server.helpers.service import HelperService
from pelipoyta.server.leagues.service import LeagueService
from pelipoyta.server.lobby.featured.game import FeaturedService
from pelipoyta.server.lobby.lists import LobbyLists
from pelipoyta.server.lobby.service import LobbyService
from pelipoyta.server.notices.lazy import LazyNotices
from pelipoyta.server.outside.service import OutsideBots
from pelipoyta.server.people.clubs.news import ClubNews
from pelipoyta.server.people.lazy import LazyPeople
from pelipoyta.server.ratings.facts import WaitingRatings
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.server.services.analysis_queue import AnalysisQueue, Analyst
from pelipoyta.server.services.cluster import OpenedCluster
from pelipoyta.server.services.games.deck_commitments import DeckCommitments
from pelipoyta.server.services.peers import NoPeers, PeerLookup
from pelipoyta.server.services.requests.pacing import PaceByAddress
from pelipoyta.server.services.requests.rate_limits import RateLimits
from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.server.services.server_tables import ServerTables, server_tables
from pelipoyta.server.state import AppState
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.storage.database import Database
from pelipoyta.table.autoplay.advice import Advisers
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.log.store import Store

if TYPE_CHECKING:
    from pelipoyta.cluster.service import ClusterService
    from pelipoyta.server.settings import Settings

HELLOS_AT_ONCE = 5  # seconds' worth: a club whose server was restarted
Ready = Callable[[], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class ServerParts:
    """Parts that a server is made of, before its event loop runs."""

    settings: "Settings"
    games: Mapping[str, AnyGame]
    store: Store
    rows: Database
    advisers: Advisers | None  # a test's own bots
    cluster: OpenedCluster | None
    telemetry: Telemetry
    ready: Ready | None


async def open_services(parts: ServerParts, bots: Advisers) -> AppState:
    """Build the services; a server with bots of its own reads old games in processes of their own."""
    return _opened(parts, bots, _archive(parts), await parts.cluster.service(parts.store) if parts.cluster else None)


def _archive(parts: ServerParts) -> Archive:
    if parts.advisers is not None:
        return in_this_process(parts.store, parts.games)
    return in_processes(parts.store, parts.settings.games, parts.settings.archive_seconds)


def _opened(parts: ServerParts, bots: Advisers, archive: Archive, cluster: "ClusterService | None") -> AppState:
    settings, database = parts.settings, parts.rows
    index = ContestIndexer(database, parts.store, parts.games)
    tables = _tables(parts, bots, cluster, lambda table: contests.table_changed(table), index.grown)
    store, lobby, projector = tables.store, tables.lobby, tables.projector
    contests = ContestService(LiveTables(lobby), store, drafter, pairer_of(archive, store))
    tokens = TokenSigner(store.secret)
    shared = cluster.counts if cluster else None
    accounts = LazyAccounts(database, parts.games, settings.public_url, account_ties(lobby, archive), shared=shared)
    ratings = RatingService(database, projector, parts.games)
    lobby_service = _lobby_service(tables, database, accounts, ratings, settings.answer_seconds)
    lobby_service.events = EventBoard(database, index)
    analyses = AnalysisQueue(bots.study if isinstance(bots, Analyst) else None, store)
    peers: PeerLookup = cluster.peer_lookup if cluster else NoPeers()
    archive.peers = analyses.peers = peers
    _measure(parts.telemetry, lobby, {"bots": bots, "analyses": analyses})
    return AppState(
        settings=settings,
        telemetry=parts.telemetry,
        lobby=lobby,
        contests=contests,
        store=store,
        tokens=tokens,
        seals=DeckCommitments(store.secret),
        limits=RateLimits(settings, shared),
        analyses=analyses,
        peers=peers,
        archive=archive,
        hellos=PaceByAddress(settings.hellos_per_second, HELLOS_AT_ONCE * settings.hellos_per_second),
        lobby_pace=PaceByAddress(
            settings.lobby_messages_per_second, HELLOS_AT_ONCE * settings.lobby_messages_per_second
        ),
        lobby_service=lobby_service,
        outside=OutsideBots(lobby, database),
        database=database,
        projector=projector,
        ratings=ratings,
        leagues=LeagueService(
            database=database, projector=projector, lobby=lobby, ratings=ratings, secret=store.secret
        ),
        delayed=tables.delayed,
        people=LazyPeople(database),
        conditionals=ConditionalAnswers(database, projector, lobby, store),
        notices=LazyNotices(
            settings, database, lobby, secret=store.secret, in_lobby=lobby_service.is_here, peers=peers
        ),
        fairplay=FairplayService(database, store=store, archive=archive, ratings=ratings, advisers=bots),
        signals=Signals(database, store.secret, accounts.cookies),
        club_news=ClubNews(database, projector),
        featured=FeaturedService(ratings),
        events=index,
        helpers=HelperService(store, parts.games),
        cluster=cluster,
        accounts=accounts,
    )


def _tables(
    parts: ServerParts,
    bots: Advisers,
    cluster: "ClusterService | None",
    ended: Callable[[ReadableTable], None],
    contest: Callable[[str], None],
) -> ServerTables:
    return server_tables(
        settings=parts.settings,
        games=parts.games,
        store=parts.store,
        database=parts.rows,
        advisers=bots,
        ended=ended,
        cluster=cluster,
        telemetry=parts.telemetry,
        contest=contest,
    )


def _lobby_service(
    tables: ServerTables, database: Database, accounts: LazyAccounts, ratings: RatingService, asking: float
) -> LobbyService:
    tokens = TokenSigner(tables.store.secret)
    lists = LobbyLists(tables.lobby, tables.projector, accounts, tokens)
    service = LobbyService(tables.lobby, database, tokens, lists)
    service.ratings, service.asking = WaitingRatings(ratings), asking
    lists.rate_by(service.ratings)
    lists.is_here_elsewhere = service.presence.is_manned
    return service


def _measure(telemetry: Telemetry, lobby: Lobby, sources: Mapping[str, Any]) -> None:
    telemetry.tables = lambda: ((each.state.header.game, each.state.phase) for each in lobby.loaded())
    telemetry.sources |= sources
