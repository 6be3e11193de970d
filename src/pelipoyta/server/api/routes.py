"""Every HTTP endpoint of the server. Their order has no meaning: no two match the same request."""

from functools import cache
from itertools import chain

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pelipoyta.server.api import health
from pelipoyta.server.api.account import bots, leaving, links, moving, passkeys, people, signing
from pelipoyta.server.api.account import settings as account_settings
from pelipoyta.server.api.catalogue import animations, cards, games, guides, lessons, link_previews, puzzles, qr
from pelipoyta.server.api.contests import drafts, series, team_matches, tournaments
from pelipoyta.server.api.docs import docs_endpoints
from pelipoyta.server.api.endpoint import Endpoint
from pelipoyta.server.api.errors import failure_response
from pelipoyta.server.api.people import (
    clubs,
    friends,
    leagues,
    notices,
    operator,
    ratings,
    reports,
    vacations,
    watching,
)
from pelipoyta.server.api.play import (
    analysis,
    conditionals,
    decklists,
    fairness,
    helpers,
    hints,
    history,
    play_on,
    replay,
    tables,
    variants,
)
from pelipoyta.table.errors import TableError

ANY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
MODULES = (
    health,
    *(account_settings, bots, leaving, links, moving, passkeys, people, signing),
    leagues,
    ratings,
    *(animations, cards, games, guides, lessons, link_previews, puzzles, qr),
    *(clubs, friends, notices, operator, reports, vacations, watching),
    *(drafts, series, team_matches, tournaments),
    *(analysis, conditionals, decklists, fairness, helpers, hints, history),
    *(play_on, replay, tables, variants),
)
ENDPOINTS: tuple[Endpoint, ...] = tuple(chain.from_iterable(module.endpoints for module in MODULES))


async def _no_such_page(request: Request) -> Response:
    return failure_response(TableError("no_such_page"))


@cache
def api_routes() -> tuple[Route, ...]:
    """The routes of all endpoints, and 404 for every other path under /api; the same for all applications."""
    endpoints = (*ENDPOINTS, *docs_endpoints(ENDPOINTS))
    return (*(each.route() for each in endpoints), Route("/api/{rest:path}", _no_such_page, methods=ANY_METHOD))
