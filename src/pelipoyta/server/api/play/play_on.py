"""New tables that start from a position: any moment of a replay, or one in the game's notation (TABLE-13)."""

from time import time

import msgspec

from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Address, CallerKey, State, TableInPath, acts, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import record_source, table_source
from pelipoyta.server.archive.games.jobs import SetUpJob
from pelipoyta.server.archive.jobs import PlayOnJob, Source
from pelipoyta.server.archive.replays import StartPosition
from pelipoyta.server.schemas.play.tables import NewTableFromPosition, PlayOn, Seated, SetUp
from pelipoyta.server.state import AppState
from pelipoyta.table.access.policy import access
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
    access(table.state, key, time()).check("play_on")
    return await _from_replay(state, source, number, body, address)


@endpoints.post(
    "/api/replays/{name}/{number}/table",
    status=201,
    errors=(404, 409, 503),
    dependencies=(TABLE_LIMIT, CHECK_LIMIT, acts("play")),
)
async def play_on_from_record(state: State, address: Address, body: PlayOn, name: str, number: int) -> Seated:
    """Play on from a moment of a record that was sent recently."""
    return await _from_replay(state, await record_source(state, name, body.eyes), number, body, address)


@endpoints.post("/api/positions", status=201, errors=(404, 409, 503), dependencies=(TABLE_LIMIT, acts("play")))
async def set_up_position(state: State, address: Address, body: SetUp) -> Seated:
    """Start from a position in the game's notation."""
    found = await state.archive.get(SetUpJob(state.lobby.game(body.game).id, body.position), address)
    return await _create(state, body, msgspec.json.decode(found, type=StartPosition))


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
