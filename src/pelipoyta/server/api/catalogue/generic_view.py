"""What a client needs to show a game that it has no board for: the game's own words, and the shape of its view."""

from asyncio import to_thread

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from pelipoyta.games import NAMES
from pelipoyta.kernel.parts import folder_of
from pelipoyta.locales import LANGUAGES
from pelipoyta.locales.guests import words_in
from pelipoyta.server.api.catalogue.boards import has_board
from pelipoyta.server.api.catalogue.view_shape import shape_of
from pelipoyta.server.api.openapi import says
from pelipoyta.server.api.play.tables import answer, game_of, house_of
from pelipoyta.server.schemas import http as wire
from pelipoyta.table.errors import TableError

plain = APIRouter()


@plain.get(
    "/api/games/{game}/words",
    responses=says(200, wire.Failure, 404) | {200: {"description": "Fluent", "content": {"text/plain": {}}}},
)
async def get_words(request: Request, game: str, lang: str = LANGUAGES[0]) -> Response:
    """The words of a game from outside the house, as Fluent; those of the house come with the client."""
    found = game_of(request, game)
    if game in NAMES:
        raise TableError("no_such_page")
    folder = folder_of(found.home)
    return PlainTextResponse(words_in(folder, lang) if folder else "", headers={"Cache-Control": "no-cache"})


@plain.get("/api/games/{game}/shape", responses=says(200, wire.Shape, 404))
async def get_shape(request: Request, game: str) -> Response:
    """How to lay out the view of a game that the client has no board for."""
    found = game_of(request, game)
    if has_board(game):
        raise TableError("no_such_page")
    shapes = house_of(request).shapes
    if game not in shapes:
        shapes[game] = await to_thread(shape_of, found)
    return answer(shapes[game])
