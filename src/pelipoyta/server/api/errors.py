"""HTTP errors: the status of each error code, and every exception rendered as a `Failure`."""

import errno
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.server.schemas.errors import Failure, Problem
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

log = structlog.get_logger("pelipoyta.http")
SHORTAGES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.ENOSPC, errno.EDQUOT}
BAD_REQUEST = 400  # the status of every code that is not listed
STATUS = {
    "bad_token": 401,
    "sign_in_first": 401,
    "wrong_password": 401,
    "prove_first": 403,
    "not_for_tokens": 403,
    "wrong_code": 401,
    "unknown_passkey": 401,
    "no_export": 404,
    "no_hook": 404,
    "no_conditionals": 409,
    "conditional_your_turn": 409,
    "conditional_chance": 409,
    "on_vacation": 409,
    "no_vacation": 409,
    "too_few_days": 409,
    "mail_code_gone": 404,
    "mail_asked": 429,
    "mail_not_sent": 503,
    "no_mail_here": 503,
    "no_such_passkey": 404,
    "link_gone": 404,
    "device_claimed": 409,
    "last_way_in": 409,
    "export_once_a_day": 429,
    "apart": 403,
    "foreign_page": 403,
    "bot_rated": 403,
    "bot_unwilling": 403,
    "no_scope": 403,
    "not_for_bots": 403,
    "not_captain": 403,
    "not_entrant": 403,
    "not_host": 403,
    "league_members_only": 403,
    "not_league_organiser": 403,
    "people_only": 403,
    "not_organiser": 403,
    "account_closed": 403,
    "club_by_invitation": 403,
    "not_club_organiser": 403,
    "not_club_owner": 403,
    "not_friends": 403,
    "not_member": 403,
    "silenced": 403,
    "suspended": 403,
    "unrated_only": 403,
    "warning_unread": 403,
    "not_operator": 401,
    "club_link_gone": 404,
    "no_such_case": 404,
    "no_such_club": 404,
    "no_such_line": 404,
    "no_such_player": 404,
    "no_such_request": 404,
    "no_such_sanction": 404,
    "operator_off": 404,
    "appealed_already": 409,
    "club_full": 409,
    "last_owner": 409,
    "reported_already": 409,
    "too_many_reports": 429,
    "no_adviser": 404,
    "no_picture": 404,
    "no_pool": 404,
    "bot_gone": 404,
    "no_such_bot_account": 404,
    "no_such_contest": 404,
    "no_such_entrant": 404,
    "no_such_helper": 404,
    "no_such_league": 404,
    "no_such_lesson": 404,
    "no_such_puzzle": 404,
    "no_such_mistake": 404,
    "no_such_team_match": 404,
    "no_such_moment": 404,
    "no_such_person": 404,
    "no_such_session": 404,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_tournament": 404,
    "replay_gone": 404,
    "analysis_running": 409,
    "analysis_too_long": 409,
    "apart_still": 409,
    "frozen": 409,
    "game_over": 409,
    "league_closed": 409,
    "bad_beginning": 400,
    "league_full": 409,
    "league_running": 409,
    "league_too_few": 409,
    "lesson_changed": 409,
    "name_taken": 409,
    "not_over_yet": 409,
    "not_shown": 409,
    "not_started": 409,
    "position_over": 409,
    "rated_bot": 409,
    "rated_enough": 409,
    "seat_taken": 409,
    "stale": 409,
    "still_hidden": 409,
    "table_full": 409,
    "record_too_large": 413,
    "too_large": 413,
    "not_json": 415,
    "unknown_host": 421,
    "bot_busy": 409,
    "too_many_bots": 409,
    "too_many_tokens": 409,
    "bot_games_today": 429,
    "too_fast": 429,
    "too_many_attempts": 429,
    "unexpected": 500,
    "busy": 503,
    "offline": 503,
    "rules_away": 503,
    "not_saved": 503,
}


def failure_response(error: Exception) -> Response:
    """Render an exception; one that is not meant for clients becomes `unexpected`, without its text."""
    if isinstance(error, TableError):
        return _response(error.code, error.facts)
    if isinstance(error, IllegalAction):
        why = error.refusal
        return _response("refused", {"rule": why.rule, "reason": why.reason, **why.facts})
    return _response("not_saved" if isinstance(error, (StoreFailed, StorageFailed)) else "unexpected", {})


def _response(code: str, facts: Mapping[str, Any]) -> Response:
    body = msgspec.json.encode(Failure(Problem(code, dict(facts))))
    headers = {"Retry-After": str(facts["seconds"])} if "seconds" in facts else None
    return Response(body, STATUS.get(code, BAD_REQUEST), headers, "application/json")


async def _expected(request: Request, error: Exception) -> Response:
    code = error.code if isinstance(error, TableError) else "refused"
    request.app.state.services.telemetry.meters.refused("http", code)
    return failure_response(error)


async def _store_failed(request: Request, error: Exception) -> Response:
    log.error("store failed", why=str(error))
    return failure_response(error)


async def _os_error(request: Request, error: Exception) -> Response:
    """Answer 503 when descriptors, memory or disk have run out, which passes; any other OSError is a bug."""
    assert isinstance(error, OSError)
    short = error.errno in SHORTAGES
    log.error("request failed", path=request.url.path, why=error.strerror, exc_info=None if short else error)
    return failure_response(TableError("busy", {"seconds": 5}) if short else error)


async def _disconnected(request: Request, error: Exception) -> Response:
    """Return some response, which is not sent: the client has closed the connection."""
    return failure_response(TableError("bad_message"))


async def _http_exception(request: Request, error: Exception) -> Response:
    """Render an error that Starlette itself raises, such as 404 and 405."""
    assert isinstance(error, HTTPException)
    response = failure_response(TableError("no_such_page" if error.status_code == 404 else "bad_message"))
    response.status_code = error.status_code
    return response


async def _unexpected(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, exc_info=error)
    return failure_response(error)


EXCEPTION_HANDLERS = {
    TableError: _expected,
    IllegalAction: _expected,
    StoreFailed: _store_failed,
    StorageFailed: _store_failed,
    OSError: _os_error,
    ClientDisconnect: _disconnected,
    HTTPException: _http_exception,
    Exception: _unexpected,
}
