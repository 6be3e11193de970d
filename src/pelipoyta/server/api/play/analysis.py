"""After the game by HTTP: asked for, followed while it is worked out, and read."""

from fastapi import APIRouter, Request, Response

from pelipoyta.bots.analysis.pieces import LONGEST
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.api.openapi import says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, record_of
from pelipoyta.server.schemas.analysis import Study
from pelipoyta.server.services.analysis_queue import Progress
from pelipoyta.table.access import access
from pelipoyta.table.errors import TableError

analysis = APIRouter()


@analysis.get("/api/tables/{table}/analysis", responses=says(200, Study, 404, 409))
async def get_analysis(request: Request, table: str) -> Response:
    """How far the study of the game has come, and what it found; nothing before somebody asks for it."""
    house = house_of(request)
    return answer(_told(await house.analyses.look(*await _finished(request, table))))


@analysis.post("/api/tables/{table}/analysis", responses=says(200, Study, 404, 409, 429, 503))
async def post_analysis(request: Request, table: str) -> Response:
    """Ask for the study of a game that is over. It takes a while: look again."""
    house = house_of(request)
    house.limits.check(address_of(request))
    return answer(_told(await house.analyses.ask(*await _finished(request, table), keep=True)))


@analysis.get("/api/replays/{name}/analysis", responses=says(200, Study, 404, 409))
async def get_record_analysis(request: Request, name: str) -> Response:
    return answer(_told(await house_of(request).analyses.look(*_handed(request, name))))


@analysis.post("/api/replays/{name}/analysis", responses=says(200, Study, 404, 409, 429, 503))
async def post_record_analysis(request: Request, name: str) -> Response:
    """The same of a record that was handed to us; it is not kept for good."""
    return answer(_told(await house_of(request).analyses.ask(*_handed(request, name), keep=False)))


async def _finished(request: Request, name: str) -> tuple[AnyGame, Record]:
    """The whole game, where the caller may have it analysed. Raises TableError."""
    house = house_of(request)
    state = (await house.find(name, address_of(request), key_of(request))).state
    access(state, key_of(request)).check("study")
    return state.game, _checked(record_of(state))


def _handed(request: Request, name: str) -> tuple[AnyGame, Record]:
    house = house_of(request)
    house.limits.check(address_of(request))
    found = house.replays.get(name)
    if found is None:
        raise TableError("replay_gone")
    return found.game, _checked(found.record)


def _checked(told: Record) -> Record:
    """Nobody gets the study of a running game, and no study takes for ever."""
    if told.result is None:
        raise TableError("analysis_running")
    if len(told.steps) > LONGEST:
        raise TableError("analysis_too_long", {"steps": len(told.steps), "most": LONGEST})
    return told


def _told(progress: Progress | None) -> Study:
    if progress is None:
        return Study("none")
    if progress.failed:
        return Study("failed")
    return Study("done" if progress.found else "working", progress.done, progress.total, progress.found)
