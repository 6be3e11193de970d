"""The web application: HTTP, WebSocket and the client, around one house."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from pelipoyta import __version__
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.server.api.catalogue.animations import animations
from pelipoyta.server.api.catalogue.cards import cards
from pelipoyta.server.api.catalogue.generic_view import plain
from pelipoyta.server.api.catalogue.guides import guides
from pelipoyta.server.api.catalogue.lessons import lessons
from pelipoyta.server.api.catalogue.link_previews import head_for, previews
from pelipoyta.server.api.contests.drafts import boosters
from pelipoyta.server.api.contests.series import contests
from pelipoyta.server.api.contests.team_matches import team_matches
from pelipoyta.server.api.contests.tournaments import tournaments
from pelipoyta.server.api.openapi import add_openapi
from pelipoyta.server.api.play.analysis import analysis
from pelipoyta.server.api.play.decklists import texts
from pelipoyta.server.api.play.fairness import dice
from pelipoyta.server.api.play.hints import hints
from pelipoyta.server.api.play.history import history
from pelipoyta.server.api.play.play_on import play_on
from pelipoyta.server.api.play.replay import replay
from pelipoyta.server.api.play.tables import api, failed
from pelipoyta.server.live.connection import live
from pelipoyta.server.live.endpoint import Sockets
from pelipoyta.server.middleware.allowed_hosts import OriginGuard
from pelipoyta.server.middleware.security_headers import SecurityHeaders
from pelipoyta.server.middleware.static_files import BUILT, StaticClient
from pelipoyta.server.services.plugins import load_plugins
from pelipoyta.server.settings import Settings
from pelipoyta.server.state import AppState, GameRegistry
from pelipoyta.server.transport.connection_limits import SHORT
from pelipoyta.table.autoplay.advice import Advisers
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Store, StoreFailed

log = structlog.get_logger("pelipoyta.http")
ANY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]


def create_app(
    settings: Settings,
    games: Mapping[str, AnyGame] | None = None,
    store: Store | None = None,
    minds: Advisers | None = None,
    client: Path = BUILT,
    host: str = "127.0.0.1",
) -> FastAPI:
    """The application, opened at `host`; games, store and bots can be put in by a test.

    Raises StoreUnusable, and GuestRefused for a game that cannot be let in.
    """
    all_games = GameRegistry(load_plugins(settings.games)) if games is None else games
    kept = store or SqliteStore(settings.database, settings.gather_ms / 1000)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _thinking(minds, settings) as thinking:
            app.state.house = house = AppState.opened(settings, all_games, kept, thinking)
            waking = asyncio.create_task(house.wake())
            try:
                yield
            finally:
                waking.cancel()
                await house.close()

    app = FastAPI(
        title="Pelipöytä",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Sockets, live=lambda socket, table: live(app.state.house, socket, table))
    app.add_middleware(OriginGuard, settings=settings, host=host)
    app.add_middleware(SecurityHeaders)  # around all the others
    app.include_router(api)
    app.include_router(cards)
    app.include_router(texts)
    app.include_router(lessons)
    app.include_router(guides)
    app.include_router(hints)
    app.include_router(history)
    app.include_router(previews)
    app.include_router(animations)
    app.include_router(plain)
    app.include_router(analysis)  # before the replay, which takes what comes last for a number
    app.include_router(play_on)
    app.include_router(replay)
    app.include_router(contests)
    app.include_router(tournaments)
    app.include_router(team_matches)
    app.include_router(boosters)
    app.include_router(dice)
    add_openapi(app)
    app.add_api_route("/api/{rest:path}", _no_such_page, methods=ANY_METHOD, include_in_schema=False)
    app.mount("/", StaticClient(client, head_for), "client")
    _add_failures(app)
    return app


@asynccontextmanager
async def _thinking(minds: Advisers | None, settings: Settings) -> AsyncIterator[Advisers]:
    """The bots that were given, or a pool of our own."""
    if minds is not None:
        yield minds
        return
    from pelipoyta.bots.workers.pool import COMMAND, BotPool  # here: a test with bots of its own needs no processes

    async with BotPool(settings.bot_workers, (*COMMAND, *settings.games)) as pool:
        yield pool


async def _no_such_page() -> Response:
    return failed(TableError("no_such_page"))


def _add_failures(app: FastAPI) -> None:
    """Whatever goes wrong looks alike, and nothing is said of our insides."""

    @app.exception_handler(TableError)
    @app.exception_handler(IllegalAction)
    async def known(request: Request, error: Exception) -> Response:
        return failed(error)

    @app.exception_handler(StoreFailed)
    async def not_stored(request: Request, error: StoreFailed) -> Response:
        log.error("store failed", why=str(error))
        return failed(error)

    @app.exception_handler(OSError)
    async def system(request: Request, error: OSError) -> Response:
        """Out of descriptors, memory or disk is nobody's fault, and passes; anything else is ours."""
        short = error.errno in SHORT
        log.error("request failed", path=request.url.path, why=error.strerror, exc_info=None if short else error)
        return failed(TableError("busy", {"seconds": 5}) if short else error)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        """Nobody will read this."""
        return failed(TableError("bad_message"))

    @app.exception_handler(RequestValidationError)
    async def bad_path(request: Request, error: RequestValidationError) -> Response:
        return failed(TableError("bad_message", {"detail": str(error.errors()[0]["msg"])}))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        code = "no_such_page" if error.status_code == 404 else "bad_message"
        response = failed(TableError(code))
        response.status_code = error.status_code
        return response

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> Response:
        log.error("request failed", path=request.url.path, exc_info=error)
        return failed(error)
