"""Analysis of finished games: requested, followed while it runs, and read; a player's mistakes, asked once more."""

from time import time

import msgspec

from pelipoyta.bots.analysis.model import Analysis, Weighed
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import log_of, table_source
from pelipoyta.server.archive.documents import StudyText
from pelipoyta.server.archive.jobs import AnyRef, LogRef, MistakeJob, StudyJob
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleAnswer, PuzzleScene
from pelipoyta.server.schemas.play.history import AnalysisInfo
from pelipoyta.server.services.analysis_queue import Progress
from pelipoyta.server.state import AppState
from pelipoyta.table.access.policy import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable

endpoints = Endpoints()


@endpoints.get("/api/tables/{table}/analysis", errors=(409, 503), dependencies=(costs(1),))
async def get_table_analysis(state: State, address: Address, table: TableInPath, key: CallerKey) -> AnalysisInfo:
    """Progress and result of the analysis of a table's game; "none" before it is requested."""
    return _info(await state.analyses.look(await studied(state, _finished(table, key), address)))


@endpoints.post("/api/tables/{table}/analysis", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def request_table_analysis(state: State, address: Address, table: TableInPath, key: CallerKey) -> AnalysisInfo:
    """Request the analysis of a game that is over. It takes a while: ask for its progress."""
    game = await studied(state, _finished(table, key), address)
    return _info(await state.analyses.ask(game, keep=True, address=address))


@endpoints.get("/api/replays/{name}/analysis", errors=(404, 409, 503), dependencies=(costs(1),))
async def get_record_analysis(state: State, address: Address, name: str) -> AnalysisInfo:
    """Progress and result of the analysis of a record that was sent recently."""
    return _info(await state.analyses.look(await studied(state, await state.archive.check_sent(name), address)))


@endpoints.post("/api/replays/{name}/analysis", errors=(404, 409, 503), dependencies=(CHECK_LIMIT,))
async def request_record_analysis(state: State, address: Address, name: str) -> AnalysisInfo:
    """Request the analysis of a record that was sent recently; its result is not stored."""
    game = await studied(state, await state.archive.check_sent(name), address)
    return _info(await state.analyses.ask(game, keep=False, address=address))


@endpoints.post("/api/tables/{table}/mistakes/{number}", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def answer_mistake(
    state: State, address: Address, table: TableInPath, key: CallerKey, number: int, body: PuzzleAnswer
) -> EncodedJson[PuzzleScene]:
    """The position before a mistake that the analysis found, through the eyes of its player; and the verdict."""
    progress = await state.analyses.look(await studied(state, _finished(table, key), address))
    found = progress.found if progress else None
    weighed = _marked(found, number) if found else None
    if found is None or weighed is None:
        raise TableError("no_such_mistake", {"step": number})
    job = MistakeJob(
        table_source(table, key, str(weighed.seat)),
        number=found.moments[number],
        weighed=weighed,
        deed=bytes(body.deeds[0]) if body.deeds else b"",
        why=body.why,
        give_up=body.give_up,
    )
    return EncodedJson(await state.archive.get(job, address))


def _marked(found: Analysis, number: int) -> Weighed | None:
    return next((each for each in found.weighed if each.step == number and each.mark), None)


def _finished(table: ReadableTable, key: str) -> LogRef:
    """The table's game, where the caller may have it analysed. Raises TableError."""
    access(table.state, key, time()).check("study")
    return log_of(table.state)


async def studied(state: AppState, of: AnyRef, address: str) -> StudyText:
    """The text by which the game is analysed. Raises TableError where it is not over, or too long."""
    return msgspec.json.decode(await state.archive.get(StudyJob(of), address), type=StudyText)


def _info(progress: Progress | None) -> AnalysisInfo:
    if progress is None:
        return AnalysisInfo("none")
    if progress.failed:
        return AnalysisInfo("failed")
    return AnalysisInfo("done" if progress.found else "working", progress.done, progress.total, progress.found)
