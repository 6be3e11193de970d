"""Tables of a server: the lobby, the rows and the delayed tables that every entry of the store reaches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pelipoyta.bots.registry import names
from pelipoyta.community.projections.projection import Projection
from pelipoyta.community.projections.projector import Projector
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.live.delayed import DelayedTables
from pelipoyta.server.live.encoded_updates import EncodedUpdates
from pelipoyta.server.live.room import Room
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.storage.database import Database
from pelipoyta.table.autoplay.advice import Advisers
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.log.store import Store
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from pelipoyta.cluster.service import ClusterService
    from pelipoyta.server.settings import Settings


@dataclass(frozen=True, kw_only=True)
class ServerTables:
    """The tables of a server: their logs, their rows, and those that are in memory."""

    store: Store
    projector: Projector
    delayed: DelayedTables
    lobby: Lobby


def server_tables(
    settings: "Settings",
    games: Mapping[str, AnyGame],
    store: Store,
    database: Database,
    advisers: Advisers,
    ended: Callable[[ReadableTable], None],
    telemetry: Telemetry,
    contest: Callable[[str], None],
    cluster: "ClusterService | None" = None,
) -> ServerTables:
    """Build the lobby; every entry of the store reaches the rows and the delayed tables, or `contest`."""

    def live(table: str) -> TableState | None:
        found = lobby.held(table)
        return found.state if found else None

    projector = Projector(store=store, database=database, games=games, live=live, projections=_projections)
    delayed = DelayedTables(store, games, lambda table: lobby.held(table))
    told = cluster.stored if cluster else None
    watched = telemetry.metered(store, projector.grown, delayed.grown, stored=told, contest=contest)
    room = partial(Room, encoded=EncodedUpdates())
    lobby = Lobby(
        games=games,
        store=watched,
        advisers=advisers,
        bots=bots_of,
        delay=BotDelay(settings.pause, settings.bot_budget),
        idle=settings.idle_seconds,
        audience=cluster.audience(room) if cluster else room,
        ended=ended,
        ownership=cluster,
    )
    return ServerTables(store=watched, projector=projector, delayed=delayed, lobby=lobby)


def _projections() -> "Sequence[Projection]":
    from pelipoyta.community.projections.registry import all_projections  # SQLAlchemy is slow to import

    return all_projections()


def bots_of(game: str) -> Sequence[str]:
    """The bots that play the game, the default one first."""
    return names(game)
