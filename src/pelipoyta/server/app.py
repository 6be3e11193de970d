"""The ASGI application: HTTP endpoints, WebSockets and the built client around one `AppState`."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.api.catalogue.preloads import PageHead
from pelipoyta.server.api.errors import EXCEPTION_HANDLERS
from pelipoyta.server.api.routes import api_routes
from pelipoyta.server.helpers.connection import helper_live
from pelipoyta.server.live.connection import live
from pelipoyta.server.live.endpoint import Sockets
from pelipoyta.server.lobby.connection import lobby_live
from pelipoyta.server.middleware.allowed_hosts import OriginGuard
from pelipoyta.server.middleware.health_only import HealthOnly
from pelipoyta.server.middleware.offline_files import FOLDER, OfflineFiles
from pelipoyta.server.middleware.request_pacing import RequestPacing
from pelipoyta.server.middleware.security_headers import SecurityHeaders
from pelipoyta.server.middleware.startup import StartupFaults
from pelipoyta.server.middleware.static_files import BUILT, StaticClient
from pelipoyta.server.notices.connection import notices_live
from pelipoyta.server.opening import Ready, ServerParts, open_services
from pelipoyta.server.services.cluster import open_cluster
from pelipoyta.server.services.games.plugins import load_plugins
from pelipoyta.server.services.games.registry import GameRegistry
from pelipoyta.server.services.storage.database import open_rows, open_store
from pelipoyta.server.state import AppState
from pelipoyta.server.telemetry.request_ids import RequestIds
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.storage.database import Database
from pelipoyta.table.autoplay.advice import Advisers
from pelipoyta.table.log.store import Store

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings


def create_app(
    settings: "Settings",
    games: Mapping[str, AnyGame] | None = None,
    store: Store | None = None,
    advisers: Advisers | None = None,
    client: Path = BUILT,
    host: str = "127.0.0.1",
    rows: Database | None = None,
    ready: Ready | None = None,
) -> Starlette:
    """Build the application for the address `host`; tests and pages pass their own games, logs, rows and bots.

    `ready` is awaited when everything is loaded and before any table is woken: another process may still have them.
    Raises StoreUnusable, PluginRefused for a plugin game that cannot be loaded, and TracesUnavailable.
    """
    all_games = GameRegistry(load_plugins(settings.games)) if games is None else games
    cluster = open_cluster(settings, all_games) if store is None else None
    opened_store = store or open_store(settings, cluster.placement if cluster else None)
    if cluster:
        cluster.check(opened_store.secret)
    parts = ServerParts(
        settings=settings,
        games=all_games,
        store=opened_store,
        rows=rows or open_rows(settings),
        advisers=advisers,
        cluster=cluster,
        telemetry=Telemetry(settings),
        ready=ready,
    )
    app: Starlette = Starlette(
        routes=[
            *api_routes(),
            Mount(f"/{FOLDER}", OfflineFiles(client)),
            Mount("/", StaticClient(client, PageHead(client)), name="client"),
        ],
        middleware=_middleware(parts, host, lambda: app.state.services),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lambda app: _lifespan(app, parts),
    )
    return app


def _middleware(parts: ServerParts, host: str, services: Callable[[], AppState]) -> list[Middleware]:
    """The first is the outermost."""
    settings = parts.settings
    return [
        Middleware(StartupFaults),
        Middleware(RequestIds, meters=parts.telemetry.meters),
        *([Middleware(HealthOnly)] if settings.role == "owner" else []),
        Middleware(RequestPacing, per_second=settings.requests_per_second),
        Middleware(SecurityHeaders),
        Middleware(OriginGuard, settings=settings, host=host),
        Middleware(
            Sockets,
            live=lambda socket, table: live(services(), socket, table),
            lobby=lambda socket: lobby_live(services(), socket),
            notices=lambda socket: notices_live(services(), socket),
            helper=lambda socket, helper: helper_live(services(), socket, helper),
        ),
    ]


@asynccontextmanager
async def _lifespan(app: Starlette, parts: ServerParts) -> AsyncIterator[None]:
    """Open the services when the application starts, and close them when it stops."""
    async with _bots(parts.advisers, parts.settings) as bots:
        app.state.services = state = await open_services(parts, bots)
        parts.telemetry.start()
        if parts.ready:
            await asyncio.to_thread(_load_ahead, parts.games)
            await parts.ready()
        try:
            await state.join_cluster()
        except BaseException:
            await state.close()
            raise
        waking = asyncio.create_task(state.wake())

        async def let_go() -> None:
            """Close all tables, so that another process may go on with them."""
            waking.cancel()
            await state.let_go()

        app.state.let_go = let_go
        try:
            yield
        finally:
            waking.cancel()
            await parts.telemetry.close()
            await state.close()


def _load_ahead(games: Mapping[str, AnyGame]) -> None:
    """Load what is otherwise loaded when it is first needed: the players of many tables come at once."""
    from pelipoyta.community.projections import registry  # noqa: F401 - with SQLAlchemy

    for name in games:
        games[name]


@asynccontextmanager
async def _bots(given: Advisers | None, settings: "Settings") -> AsyncIterator[Advisers]:
    """The bots that a test passes, or a pool of worker processes."""
    if given is not None:
        yield given
        return
    from pelipoyta.bots.workers.pool import COMMAND, BotPool  # imported late: a test with its own bots needs no pool

    async with BotPool(settings.bot_workers, (*COMMAND, *settings.games)) as pool:
        yield pool
