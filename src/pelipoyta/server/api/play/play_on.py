"""New tables that start from a position: any moment of a replay, or one in the game's notation (TABLE-13)."""

from asyncio import to_thread
from typing import Any, Literal

import msgspec
from msgspec import Raw

from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, CallerKey, State, TableInPath, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import ReplaySource, record_source, table_source
from pelipoyta.server.schemas.tables import NewTableFromPosition, PlayOn, Seated, SetUp
from pelipoyta.server.state import AppState
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.model import Placed
from pelipoyta.table.replay import ALL

endpoints = Endpoints()


@endpoints.post("/api/tables/{table}/replay/{number}/table", status=201, errors=(409, 503), dependencies=(TABLE_LIMIT,))
async def play_on_from_table(state: State, body: PlayOn, table: TableInPath, key: CallerKey, number: int) -> Seated:
    """Play on from a moment of a table's game, once it is over."""
    source = await table_source(state, table, key, body.eyes)
    access(table.state, key).check("play_on")
    return await _from_replay(state, source, number, body)


@endpoints.post(
    "/api/replays/{name}/{number}/table", status=201, errors=(404, 409, 503), dependencies=(TABLE_LIMIT, CHECK_LIMIT)
)
async def play_on_from_record(state: State, body: PlayOn, name: str, number: int) -> Seated:
    """Play on from a moment of a record that was sent recently."""
    return await _from_replay(state, record_source(state, name, body.eyes), number, body)


@endpoints.post("/api/positions", status=201, errors=(404, 409, 503), dependencies=(TABLE_LIMIT,))
async def set_up_position(state: State, body: SetUp) -> Seated:
    """Start from a position in the game's notation."""
    game = state.lobby.game(body.game)
    position = await to_thread(_read, game, body.position)
    seats = sum(seat >= 0 for seat in game.at_table(position))
    options = getattr(position, "options", game.options())
    placed = _placed(game, position, "set")
    return await _create(state, body, game=game, seats=seats, options=options, placed=placed)


async def _from_replay(state: AppState, source: ReplaySource, number: int, asked: PlayOn) -> Seated:
    record, placed = source.replay.record, await to_thread(_moment, source, number)
    game = source.replay.game
    return await _create(state, asked, game=game, seats=record.seats, options=record.options, placed=placed)


async def _create(
    state: AppState, asked: NewTableFromPosition, *, game: AnyGame, seats: int, options: Any, placed: Placed
) -> Seated:
    if asked.seat >= seats:
        raise TableError("no_such_seat", {"seat": asked.seat})
    places = tuple("me" if seat == asked.seat else asked.others for seat in range(seats))
    spec = TableSpec(
        game=game.id, seats=seats, options=_public(game, options), places=places, name=asked.name, placed=placed
    )
    return seated(state, await state.lobby.create(spec, state.tokens.own(asked.key)))


def _moment(source: ReplaySource, number: int) -> Placed:
    """The position at a moment; what was hidden from the viewer is drawn anew."""
    numbers, game = source.numbers(), source.replay.game
    if not 0 <= number < len(numbers):
        raise TableError("no_such_moment", {"last": len(numbers) - 1})
    moment = source.replay.snapshot(numbers[number])
    if source.eyes == ALL or game.hooks.open:
        return _placed(game, moment.state, "true")
    return _placed(game, game.determinize(moment.view(source.eyes), ENTROPY), "drawn")


def _placed(game: AnyGame, position: Any, cards: Literal["true", "drawn", "set"]) -> Placed:
    if isinstance(game.pending(position), Over):
        raise TableError("position_over")
    return Placed(Raw(msgspec.json.encode(position)), cards)


def _read(game: AnyGame, text: str) -> Any:
    try:
        return game.notation.read(text)
    except ValueError as error:
        raise TableError("bad_position", {"game": game.id, "detail": str(error)[:200]}) from error


def _public(game: AnyGame, options: Any) -> dict[str, Any]:
    """The options without those that players bring."""
    private = {each.option for each in game.hooks.private}
    values: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in values.items() if name not in private}
