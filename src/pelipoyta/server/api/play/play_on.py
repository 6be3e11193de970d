"""Playing on by HTTP: a new table from any moment of a replay, or from a position that somebody sets up (TABLE-13)."""

from asyncio import to_thread
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Raw

from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.replay import ReplaySource, look_at_record, look_at_table
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body, seated
from pelipoyta.server.schemas import http as wire
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.model import Placed
from pelipoyta.table.replay import ALL

play_on = APIRouter()
SAYS = says(201, wire.Seated, 400, 404, 409, 413, 415, 429, 503)


@play_on.post("/api/tables/{table}/replay/{number}/table", responses=SAYS, openapi_extra=body(wire.PlayOn))
async def from_table(request: Request, table: str, number: int) -> Response:
    """Play on from a moment of a table's game, once it is over."""
    wish = await _wish(request, wire.PlayOn)
    look = await look_at_table(request, table, wish.eyes)
    access((await house_of(request).lobby.find(table)).state, key_of(request)).check("play_on")
    return await _made(request, look, number, wish)


@play_on.post("/api/replays/{name}/{number}/table", responses=SAYS, openapi_extra=body(wire.PlayOn))
async def from_record(request: Request, name: str, number: int) -> Response:
    """Play on from a moment of a record that was sent lately."""
    wish = await _wish(request, wire.PlayOn)
    return await _made(request, look_at_record(request, name, wish.eyes), number, wish)


@play_on.post("/api/positions", responses=SAYS, openapi_extra=body(wire.SetUp))
async def from_position(request: Request) -> Response:
    """Begin from a position in the game's notation."""
    house, wish = house_of(request), await _wish(request, wire.SetUp)
    game = house.lobby.game(wish.game)
    state = await to_thread(_read, game, wish.position)
    seats, options = sum(seat >= 0 for seat in game.at_table(state)), getattr(state, "options", game.options())
    return await _create(request, game, seats, options, wish, _placed(game, state, "set"))


async def _wish(request: Request, kind: Any) -> Any:
    house_of(request).limits.table(address_of(request))
    return await read_body(request, kind)


async def _made(request: Request, look: ReplaySource, number: int, wish: wire.PlayOn) -> Response:
    record, placed = look.replay.record, await to_thread(_moment, look, number)
    return await _create(request, look.replay.game, record.seats, record.options, wish, placed)


async def _create(
    request: Request, game: AnyGame, seats: int, options: Any, wish: wire.Continued, placed: Placed
) -> Response:
    if wish.seat >= seats:
        raise TableError("no_such_seat", {"seat": wish.seat})
    house = house_of(request)
    places = tuple("me" if seat == wish.seat else wish.others for seat in range(seats))
    wanted = TableSpec(game.id, seats, _public(game, options), places, wish.name, placed=placed)
    return answer(seated(house, await house.lobby.create(wanted, house.tokens.own(wish.key))), 201)


def _moment(look: ReplaySource, number: int) -> Placed:
    """What those eyes did not see then is drawn anew; nothing else that was true leaves the old table."""
    numbers, game = look.numbers(), look.replay.game
    if not 0 <= number < len(numbers):
        raise TableError("no_such_moment", {"last": len(numbers) - 1})
    snapshot = look.replay.snapshot(numbers[number])
    if look.eyes == ALL or game.hooks.open:
        return _placed(game, snapshot.state, "true")
    return _placed(game, game.determinize(snapshot.view(look.eyes), ENTROPY), "drawn")


def _placed(game: AnyGame, state: Any, cards: Any) -> Placed:
    if isinstance(game.pending(state), Over):
        raise TableError("position_over")
    return Placed(Raw(msgspec.json.encode(state)), cards)


def _read(game: AnyGame, text: str) -> Any:
    try:
        return game.notation.read(text)
    except ValueError as error:
        raise TableError("bad_position", {"game": game.id, "detail": str(error)[:200]}) from error


def _public(game: AnyGame, options: Any) -> dict[str, Any]:
    """The options without what players brought."""
    private = {each.option for each in game.hooks.private}
    told: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in told.items() if name not in private}
