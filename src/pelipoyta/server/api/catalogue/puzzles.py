"""Puzzles: the list of a game's, and the verdict on an answer. Stateless: nothing is stored."""

from datetime import UTC, date, datetime
from functools import lru_cache

from pelipoyta.puzzles.difficulty import rating_of
from pelipoyta.puzzles.files import shipped, themes_of
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, GameInPath, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.archive.games.jobs import PuzzleJob
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleScene

endpoints = Endpoints()
STRIDE = 7919  # a prime: puzzles of days that follow one another lie far apart in the list


@endpoints.get("/api/games/{game}/puzzles")
async def get_puzzles(game: GameInPath) -> PuzzleList:
    """The puzzles of a game, the easiest first, and which is today's."""
    found, today = _listed(game.id), datetime.now(UTC).date()
    return PuzzleList(found, tuple(themes_of(game.id)), daily_of(found, today), today.isoformat())


@endpoints.post("/api/games/{game}/puzzles/{puzzle}/answer", errors=(503,), dependencies=(CHECK_LIMIT,))
async def answer_puzzle(
    state: State, address: Address, game: GameInPath, puzzle: str, body: PuzzleAnswer
) -> EncodedJson[PuzzleScene]:
    """The position of a puzzle, and the verdict on an answer. Nothing is stored."""
    deed = bytes(body.deeds[0]) if body.deeds else b""
    job = PuzzleJob(game.id, puzzle=puzzle, deed=deed, why=body.why, give_up=body.give_up, refute=body.refute)
    return EncodedJson(await state.archive.get(job, address))


@lru_cache(maxsize=16)
def _listed(game: str) -> tuple[PuzzleInfo, ...]:
    found = [PuzzleInfo(each.id, each.theme, round(rating_of(each.solved))) for each in shipped(game).values()]
    return tuple(sorted(found, key=lambda each: (each.rating, each.id)))


def daily_of(found: tuple[PuzzleInfo, ...], day: date) -> str:
    """The same puzzle for everybody on one day; another one the next."""
    return found[day.toordinal() * STRIDE % len(found)].id if found else ""
