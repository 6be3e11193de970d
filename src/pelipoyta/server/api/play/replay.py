"""Replays: a table's game or a sent record, from its first moment to its last."""

from asyncio import to_thread
from functools import partial
from hashlib import sha256

from pelipoyta.kernel.records.record import LARGEST
from pelipoyta.server.api.deps import CHECK_LIMIT, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.parameters import BodyLimit
from pelipoyta.server.api.play.replay_source import ReplaySource, record_source, source_of_record, table_source
from pelipoyta.server.live.updates import EncodedViews, drawn_of, result_of
from pelipoyta.server.schemas.history import RecordText, ReplayInfo, ReplayMoment, ReplayStep
from pelipoyta.server.schemas.live import Asked
from pelipoyta.server.services.records import read_record
from pelipoyta.table.errors import TableError
from pelipoyta.table.replay import ALL, Eyes, views, visible_events
from pelipoyta.table.state.views import Snapshot

MOST_MOMENTS = 32  # in one response
endpoints = Endpoints()


@endpoints.get("/api/tables/{table}/replay", errors=(400, 409), dependencies=(costs(5),))
async def get_table_replay(state: State, table: TableInPath, key: CallerKey, eyes: str = "") -> ReplayInfo:
    """The game from its start as the caller saw it; once nothing is hidden, as any viewer `eyes` saw it.

    While a game with hidden information runs, callers may look back at what they have seen, and at nothing else.
    """
    return await to_thread(_replay_info, await table_source(state, table, key, eyes))


@endpoints.get("/api/tables/{table}/replay/{number}", errors=(409,), dependencies=(costs(2),))
async def get_table_moments(
    state: State, table: TableInPath, key: CallerKey, number: int, eyes: str = "", count: int = 1
) -> list[ReplayMoment]:
    """Moments of a game as the viewer saw them, from this number on, 32 at most."""
    return await to_thread(_moments, await table_source(state, table, key, eyes), number, count)


@endpoints.get("/api/tables/{table}/replay/{number}/position", errors=(409,), dependencies=(costs(2),))
async def get_table_position(state: State, table: TableInPath, key: CallerKey, number: int) -> str:
    """The position in the game's notation, for callers from whom nothing is hidden."""
    return await to_thread(_position, await table_source(state, table, key, ALL), number)


@endpoints.post("/api/replays", dependencies=(costs(15),), body_limit=BodyLimit(LARGEST, "record_too_large"))
async def send_record(state: State, body: RecordText) -> ReplayInfo:
    """Replay a record. It is held in memory for a while and not stored: after that, send it again."""
    name = sha256(body.text.encode("utf-8", "replace")).hexdigest()
    found = await state.replays.of(name, partial(read_record, body.text, state.lobby.games))
    return await to_thread(_replay_info, source_of_record(state, name, found, ALL))


@endpoints.get("/api/replays/{name}", errors=(400, 404), dependencies=(CHECK_LIMIT,))
async def get_record_replay(state: State, name: str, eyes: str = "") -> ReplayInfo:
    """A record that was sent recently, for another viewer."""
    return await to_thread(_replay_info, record_source(state, name, eyes))


@endpoints.get("/api/replays/{name}/{number}", errors=(404,), dependencies=(costs(2),))
async def get_record_moments(
    state: State, name: str, number: int, eyes: str = "", count: int = 1
) -> list[ReplayMoment]:
    """Moments of a record as the viewer saw them, from this number on, 32 at most."""
    return await to_thread(_moments, record_source(state, name, eyes), number, count)


@endpoints.get("/api/replays/{name}/{number}/position", errors=(404,), dependencies=(CHECK_LIMIT,))
async def get_record_position(state: State, name: str, number: int) -> str:
    """A position of a record in the game's notation."""
    return await to_thread(_position, record_source(state, name, ALL), number)


def _replay_info(source: ReplaySource) -> ReplayInfo:
    record = source.replay.record
    return ReplayInfo(
        path=source.path,
        game=record.game,
        version=record.version,
        seats=source.seats,
        mine=source.mine,
        eyes=_named(source.eyes),
        may=tuple(_named(eyes) for eyes in source.may),
        passed=tuple(_step(source, number) for number in source.numbers()),
        result=result_of(record.result),
        teaching=record.teaching,
    )


def _named(eyes: Eyes) -> str:
    return "-" if eyes is None else str(eyes)


def _step(source: ReplaySource, number: int) -> ReplayStep:
    """A step of the replay; its actor is named only if nothing is hidden, else the events show what is public."""
    passage, began = source.replay.passages[number], source.replay.passages[0].time
    time = None if passage.time is None or began is None else round(passage.time - began, 1)
    by, bot = (passage.by, passage.bot) if source.whole else (None, "")
    events = visible_events(Snapshot(source.replay.game, None, passage.events, None), source.eyes)
    return ReplayStep(events=events, by=by, time=time, left=passage.left, bot=bot)


def _moments(source: ReplaySource, first: int, count: int) -> list[ReplayMoment]:
    wanted = source.numbers()[first : first + max(1, min(count, MOST_MOMENTS))] if first >= 0 else ()
    if not wanted:
        raise TableError("no_such_moment", {"last": len(source.numbers()) - 1})
    moments = source.replay.snapshots(wanted[0], wanted[-1] - wanted[0] + 1)
    chosen = {number - wanted[0] for number in wanted}
    return [_moment(source, moment) for index, moment in enumerate(moments) if index in chosen]


def _moment(source: ReplaySource, moment: Snapshot) -> ReplayMoment:
    game, seen, write = moment.game, views(moment, source.eyes, len(source.seats)), EncodedViews()
    return ReplayMoment(
        views=tuple(write(game, view) for view in seen),
        ask=Asked(moment.ask.seats, moment.ask.what) if moment.ask else None,
        over=result_of(moment.over),
        drawn=drawn_of(game, seen[0]),
    )


def _position(source: ReplaySource, number: int) -> str:
    if not 0 <= number < len(source.replay.passages):
        raise TableError("no_such_moment", {"last": len(source.replay.passages) - 1})
    return source.replay.game.notation.draw(source.replay.snapshot(number).state)
