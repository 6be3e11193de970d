"""Everything that is not live, by HTTP: games, new tables, seats, records."""

from asyncio import to_thread
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from pelipoyta.contests.model import Terms
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.server.api.catalogue.option_forms import describe
from pelipoyta.server.api.openapi import BEARER, body, says
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.schemas import http as wire
from pelipoyta.server.schemas.tables import TableInfo
from pelipoyta.server.services.deck_commitments import transcript_of
from pelipoyta.server.state import AppState
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import proof
from pelipoyta.table.live.lobby import SeatTicket, TableSpec
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.state.table_state import TableState

T = TypeVar("T")
LARGEST = 64 * 1024  # bytes of a request we read
STATUS = {
    "bad_token": 401,
    "foreign_page": 403,
    "not_host": 403,
    "no_such_table": 404,
    "no_such_page": 404,
    "no_such_lesson": 404,
    "no_adviser": 404,
    "no_such_contest": 404,
    "no_such_tournament": 404,
    "no_such_entrant": 404,
    "no_pool": 404,
    "not_organiser": 403,
    "seat_taken": 409,
    "table_full": 409,
    "no_such_moment": 404,
    "no_picture": 404,
    "replay_gone": 404,
    "still_hidden": 409,
    "apart": 403,
    "apart_still": 409,
    "no_such_meeting": 404,
    "not_captain": 403,
    "not_shown": 409,
    "analysis_running": 409,
    "analysis_too_long": 409,
    "not_over_yet": 409,
    "position_over": 409,
    "not_started": 409,
    "frozen": 409,
    "lesson_changed": 409,
    "stale": 409,
    "game_over": 409,
    "too_large": 413,
    "record_too_large": 413,
    "not_json": 415,
    "unknown_host": 421,
    "too_fast": 429,
    "unexpected": 500,
    "busy": 503,
    "not_saved": 503,
}
api = APIRouter()


@api.get("/healthz", responses=says(200, wire.Failure), include_in_schema=False)
async def healthz() -> Response:
    return PlainTextResponse("ok")


@api.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> Response:
    """Ready is whoever can store a move."""
    await house_of(request).store.check()
    return PlainTextResponse("ok")


@api.get("/api/games", responses=says(200, wire.GameInfo, many=True))
async def games(request: Request) -> Response:
    """The games that can be played here."""
    lobby = house_of(request).lobby
    return answer([describe(game, lobby.bots(game.id)) for game in lobby.games.values()])


@api.post(
    "/api/tables",
    status_code=201,
    responses=says(201, wire.Seated, 400, 413, 415, 429, 503),
    openapi_extra=body(wire.NewTable),
)
async def create(request: Request) -> Response:
    """Make a table. Whoever makes it is its host; the token proves it, and the seat if there is one."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.NewTable)
    manner = wish.hints, wish.word, None, wish.teaching, wish.time, wish.away
    wanted = TableSpec(wish.game, wish.seats, wish.options, wish.places, wish.name, wish.brings, *manner)
    key, contest = house.tokens.own(wish.key), wish.contest
    if contest is None:
        return answer(seated(house, await house.lobby.create(wanted, key)), 201)
    terms = Terms(contest.form, contest.count, contest.pause)
    return answer(seated(house, await house.contests.series.create(wanted, terms, key)), 201)


@api.get("/api/tables/{table}", responses=says(200, TableInfo, 404))
async def table(request: Request, table: str) -> Response:
    """The table as everyone sees it."""
    return answer(table_info(await house_of(request).find(table, address_of(request), key_of(request))))


@api.post(
    "/api/tables/{table}/sit",
    responses=says(200, wire.Seated, 400, 404, 409, 413, 415, 429, 503),
    openapi_extra=body(wire.SitDown),
)
async def sit(request: Request, table: str) -> Response:
    """Take an open seat; the token proves it from now on."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.SitDown)
    await house.find(table, address_of(request), key_of(request))
    key = house.tokens.own(wish.key)
    return answer(seated(house, await house.lobby.sit(table, wish.seat, wish.name, wish.brings, key, wish.word)))


@api.post(
    "/api/tables/{table}/seats/{seat}",
    responses=says(200, TableInfo, 400, 401, 403, 404, 409, 413, 415, 503),
    openapi_extra=body(wire.PutBot) | BEARER,
)
async def put_bot(request: Request, table: str, seat: int) -> Response:
    """Let a bot take an open seat; only the host can, with its token as bearer."""
    house = house_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    host = house.tokens.key(token if scheme.lower() == "bearer" else "")
    wish = await read_body(request, wire.PutBot)
    await house.find(table, address_of(request), key_of(request))
    return answer(table_info(await house.lobby.put_bot(table, seat, wish.bot, host, wish.brings)))


@api.get(
    "/api/tables/{table}/record",
    responses=says(200, wire.Failure, 404, 409) | {200: {"description": "Done", "content": {"text/plain": {}}}},
)
async def get_record(request: Request, table: str) -> Response:
    """The game as text, a step a line; one that still hides something is not shown before its end.

    Where players keep what they brought to themselves, whoever may not see it all gets what they saw (TABLE-9).
    """
    house = house_of(request)
    state = (await house.find(table, address_of(request), key_of(request))).state
    seen = access(state, key_of(request))
    seen.check("record")
    whole = record_of(state)
    if seen.record == "whole":
        return PlainTextResponse(record.write(state.game, replace(whole, dice=proof(house.store.secret, state, seen))))
    sealed = house.seals.sealed(state, seen.decks)
    fair = await to_thread(transcript_of, house.store.secret, state, whole, seen, seen.seat)
    told = await to_thread(partial_record.seen, state.game, whole, seen.seat, sealed, fair)
    return PlainTextResponse(partial_record.write(told))


@api.get("/api/tables/{table}/brought", responses=says(200, wire.Brought, 404, many=True))
async def brought(request: Request, table: str) -> Response:
    """What players brought, as far as it is one's own or its owner has shown it (TABLE-9)."""
    house = house_of(request)
    state = (await house.find(table, address_of(request), key_of(request))).state
    return answer(house.seals.shown(state, access(state, key_of(request)).decks))


def key_of(request: Request) -> str:
    """Of one who says who it is; nothing of any other."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return house_of(request).tokens.key(token) if scheme.lower() == "bearer" else ""


def record_of(state: TableState) -> record.Record:
    """The whole game so far; it must have started, under rules of this version."""
    return record.Record(
        game=state.header.game,
        version=state.header.version,
        seats=state.header.seats,
        options=state.options,
        players=tuple(player.name if player else "" for player in state.seats.players),
        result=state.over,
        steps=state.history.record_steps(),
        marks=state.game.hooks.marks(state.game_state),
        position=state.game.notation.draw(state.initial_state()) if state.placed else "",
        teaching=state.header.teaching,
        clocks=state.time_kept(),
        stand_ins=state.history.stand_ins(),
    )


def failed(error: Exception) -> Response:
    """Any error as a client can read it."""
    if isinstance(error, TableError):
        return _failure(error.code, error.facts)
    if isinstance(error, IllegalAction):
        why = error.refusal
        return _failure("refused", {"rule": why.rule, "reason": why.reason, **why.facts})
    return _failure("not_saved" if isinstance(error, StoreFailed) else "unexpected", {})


def _failure(code: str, facts: dict[str, Any]) -> Response:
    response = answer(wire.Failure(wire.Problem(code, facts)), STATUS.get(code, 400))
    if "seconds" in facts:
        response.headers["Retry-After"] = str(facts["seconds"])
    return response


def house_of(request: Request) -> AppState:
    house: AppState = request.app.state.house
    return house


def game_of(request: Request, id: str) -> AnyGame:
    """A game that is played here, by the name in the address."""
    game = house_of(request).lobby.games.get(id)
    if game is None:
        raise TableError("no_such_page")
    return game


def address_of(connection: HTTPConnection) -> str:
    """Whoever is limited by address has this one."""
    return connection.client.host if connection.client else ""


def seated(house: AppState, place: SeatTicket) -> wire.Seated:
    """A seat with the token that proves it."""
    return wire.Seated(place.table, place.seat, house.tokens.sign(place.key))


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def read_body(request: Request, type: type[T], most: int = LARGEST, larger: str = "too_large") -> T:
    """Only what says it is JSON: a form on a page of another site cannot."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableError("not_json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TableError(larger, {"most": most})
    try:
        return msgspec.json.decode(data, type=type)
    except msgspec.ValidationError as error:
        raise TableError("bad_message", {"detail": str(error)[:200]}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad_json", {"detail": str(error)[:200]}) from error
