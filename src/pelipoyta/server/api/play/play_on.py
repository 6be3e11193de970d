"""New tables that start from a position: any moment of a replay, or one in the game's notation (TABLE-13)."""

from asyncio import to_thread
from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Address, CallerKey, State, TableInPath, acts, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import record_source, table_source
from pelipoyta.server.archive.jobs import PlayOnJob, Source
from pelipoyta.server.archive.replays import StartPosition, placed, public_options
from pelipoyta.server.schemas.tables import NewTableFromPosition, PlayOn, Seated, SetUp
from pelipoyta.server.state import AppState
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import TableSpec

endpoints = Endpoints()


@endpoints.post(
    "/api/tables/{table}/replay/{number}/table", status=201, errors=(409, 503), dependencies=(TABLE_LIMIT, acts("play"))
)
async def play_on_from_table(
    state: State, address: Address, body: PlayOn, table: TableInPath, key: CallerKey, number: int
) -> Seated:
    """Play on from a moment of a table's game, once it is over."""
    source = table_source(table, key, body.eyes)
    access(table.state, key).check("play_on")
    return await _from_replay(state, source, number, body, address)


@endpoints.post(
    "/api/replays/{name}/{number}/table",
    status=201,
    errors=(404, 409, 503),
    dependencies=(TABLE_LIMIT, CHECK_LIMIT, acts("play")),
)
async def play_on_from_record(state: State, address: Address, body: PlayOn, name: str, number: int) -> Seated:
    """Play on from a moment of a record that was sent recently."""
    return await _from_replay(state, record_source(state, name, body.eyes), number, body, address)


@endpoints.post("/api/positions", status=201, errors=(404, 409, 503), dependencies=(TABLE_LIMIT, acts("play")))
async def set_up_position(state: State, body: SetUp) -> Seated:
    """Start from a position in the game's notation."""
    game = state.lobby.game(body.game)
    position = await to_thread(_read, game, body.position)
    seats = sum(seat >= 0 for seat in game.at_table(position))
    options = public_options(game, getattr(position, "options", game.options()))
    return await _create(state, body, StartPosition(game.id, seats, options, placed(game, position, "set")))


async def _from_replay(state: AppState, source: Source, number: int, asked: PlayOn, address: str) -> Seated:
    found = await state.archive.make(PlayOnJob(source, number), address)  # what was hidden is drawn anew each time
    return await _create(state, asked, msgspec.json.decode(found, type=StartPosition))


async def _create(state: AppState, asked: NewTableFromPosition, start: StartPosition) -> Seated:
    if asked.seat >= start.seats:
        raise TableError("no_such_seat", {"seat": asked.seat})
    places = tuple("me" if seat == asked.seat else asked.others for seat in range(start.seats))
    spec = TableSpec(
        game=start.game,
        seats=start.seats,
        options=start.options,
        places=places,
        name=asked.name,
        placed=start.placed,
    )
    return seated(state, await state.lobby.create(spec, state.tokens.own(asked.key)))


def _read(game: AnyGame, text: str) -> Any:
    try:
        return game.notation.read(text)
    except ValueError as error:
        raise TableError("bad_position", {"game": game.id, "detail": str(error)[:200]}) from error
