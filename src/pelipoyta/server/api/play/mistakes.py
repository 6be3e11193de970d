"""Learning from mistakes: a player's weighed choices of a finished game, asked once more. Nothing is stored."""

from time import time

from pelipoyta.bots.analysis.model import Analysis, Weighed
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, CallerKey, State, TableInPath
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.analysis import studied
from pelipoyta.server.api.play.replay_source import log_of, table_source
from pelipoyta.server.archive.jobs import MistakeJob
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleAnswer, PuzzleScene
from pelipoyta.table.access.policy import access
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.post("/api/tables/{table}/mistakes/{number}", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def answer_mistake(
    state: State, address: Address, table: TableInPath, key: CallerKey, number: int, body: PuzzleAnswer
) -> EncodedJson[PuzzleScene]:
    """The position before a mistake that the analysis found, through the eyes of its player; and the verdict."""
    access(table.state, key, time()).check("study")
    progress = await state.analyses.look(await studied(state, log_of(table.state), address))
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
