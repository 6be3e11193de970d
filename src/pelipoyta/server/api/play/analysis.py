"""Analysis of finished games: requested, followed while it runs, and read."""

from pelipoyta.bots.analysis.pieces import LONGEST
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, CallerKey, State, TableInPath
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import sent_record
from pelipoyta.server.schemas.history import AnalysisInfo
from pelipoyta.server.services.analysis_queue import Progress
from pelipoyta.server.services.records import record_of
from pelipoyta.server.state import AppState
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable

endpoints = Endpoints()


@endpoints.get("/api/tables/{table}/analysis", errors=(409,))
async def get_table_analysis(state: State, table: TableInPath, key: CallerKey) -> AnalysisInfo:
    """Progress and result of the analysis of a table's game; "none" before it is requested."""
    return _info(await state.analyses.look(*_finished(table, key)))


@endpoints.post("/api/tables/{table}/analysis", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def request_table_analysis(state: State, address: Address, table: TableInPath, key: CallerKey) -> AnalysisInfo:
    """Request the analysis of a game that is over. It takes a while: ask for its progress."""
    return _info(await state.analyses.ask(*_finished(table, key), keep=True, address=address))


@endpoints.get("/api/replays/{name}/analysis", errors=(404, 409), dependencies=(CHECK_LIMIT,))
async def get_record_analysis(state: State, name: str) -> AnalysisInfo:
    """Progress and result of the analysis of a record that was sent recently."""
    return _info(await state.analyses.look(*_sent(state, name)))


@endpoints.post("/api/replays/{name}/analysis", errors=(404, 409, 503), dependencies=(CHECK_LIMIT,))
async def request_record_analysis(state: State, address: Address, name: str) -> AnalysisInfo:
    """Request the analysis of a record that was sent recently; its result is not stored."""
    return _info(await state.analyses.ask(*_sent(state, name), keep=False, address=address))


def _finished(table: ReadableTable, key: str) -> tuple[AnyGame, Record]:
    """The whole game, where the caller may have it analysed. Raises TableError."""
    access(table.state, key).check("study")
    return table.state.game, _checked(record_of(table.state))


def _sent(state: AppState, name: str) -> tuple[AnyGame, Record]:
    found = sent_record(state, name)
    return found.game, _checked(found.record)


def _checked(record: Record) -> Record:
    """The record, if its game is over and short enough to be analysed. Raises TableError."""
    if record.result is None:
        raise TableError("analysis_running")
    if len(record.steps) > LONGEST:
        raise TableError("analysis_too_long", {"steps": len(record.steps), "most": LONGEST})
    return record


def _info(progress: Progress | None) -> AnalysisInfo:
    if progress is None:
        return AnalysisInfo("none")
    if progress.failed:
        return AnalysisInfo("failed")
    return AnalysisInfo("done" if progress.found else "working", progress.done, progress.total, progress.found)
