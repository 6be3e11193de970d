"""Replays: a table's game or a sent record, from its first moment to its last."""

from pelipoyta.kernel.records.record import LARGEST
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import Address, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.parameters import BodyLimit
from pelipoyta.server.api.play.replay_source import record_source, table_source
from pelipoyta.server.archive.jobs import MomentsJob, PositionJob, ReplayJob
from pelipoyta.server.schemas.play.history import RecordText, ReplayInfo, ReplayMoment
from pelipoyta.table.replay import ALL

endpoints = Endpoints()


@endpoints.get("/api/tables/{table}/replay", errors=(400, 409, 503), dependencies=(costs(5),))
async def get_table_replay(
    state: State, address: Address, table: TableInPath, key: CallerKey, eyes: str = ""
) -> EncodedJson[ReplayInfo]:
    """The game from its start as the caller saw it; once nothing is hidden, as any viewer `eyes` saw it.

    While a game with hidden information runs, callers may look back at what they have seen, and at nothing else.
    """
    return EncodedJson(await state.archive.get(ReplayJob(table_source(table, key, eyes)), address))


@endpoints.get("/api/tables/{table}/replay/{number}", errors=(409, 503), dependencies=(costs(2),))
async def get_table_moments(
    state: State, address: Address, table: TableInPath, key: CallerKey, number: int, eyes: str = "", count: int = 1
) -> EncodedJson[list[ReplayMoment]]:
    """Moments of a game as the viewer saw them, from this number on, 32 at most."""
    job = MomentsJob(table_source(table, key, eyes), number, count)
    return EncodedJson(await state.archive.get(job, address))


@endpoints.get("/api/tables/{table}/replay/{number}/position", errors=(409, 503), dependencies=(costs(2),))
async def get_table_position(state: State, address: Address, table: TableInPath, key: CallerKey, number: int) -> str:
    """The position in the game's notation, for callers from whom nothing is hidden."""
    return (await state.archive.get(PositionJob(table_source(table, key, ALL), number), address)).decode()


@endpoints.post(
    "/api/replays", errors=(503,), dependencies=(costs(15),), body_limit=BodyLimit(LARGEST, "record_too_large")
)
async def send_record(state: State, address: Address, body: RecordText) -> EncodedJson[ReplayInfo]:
    """Replay a record. It is held in memory for a while and not stored: after that, send it again."""
    return EncodedJson(await state.archive.send(body.text, address))


@endpoints.get("/api/replays/{name}", errors=(400, 404, 503), dependencies=(costs(5),))
async def get_record_replay(state: State, address: Address, name: str, eyes: str = "") -> EncodedJson[ReplayInfo]:
    """A record that was sent recently, for another viewer."""
    return EncodedJson(await state.archive.get(ReplayJob(await record_source(state, name, eyes)), address))


@endpoints.get("/api/replays/{name}/{number}", errors=(404, 503), dependencies=(costs(2),))
async def get_record_moments(
    state: State, address: Address, name: str, number: int, eyes: str = "", count: int = 1
) -> EncodedJson[list[ReplayMoment]]:
    """Moments of a record as the viewer saw them, from this number on, 32 at most."""
    return EncodedJson(
        await state.archive.get(MomentsJob(await record_source(state, name, eyes), number, count), address)
    )


@endpoints.get("/api/replays/{name}/{number}/position", errors=(404, 503), dependencies=(costs(2),))
async def get_record_position(state: State, address: Address, name: str, number: int) -> str:
    """A position of a record in the game's notation."""
    return (await state.archive.get(PositionJob(await record_source(state, name, ALL), number), address)).decode()
