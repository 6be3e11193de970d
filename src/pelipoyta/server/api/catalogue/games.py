"""The list of games, and what a client needs to show a game that it has no board for."""

from asyncio import to_thread
from typing import ClassVar

from pelipoyta.games import NAMES
from pelipoyta.kernel.parts import folder_of
from pelipoyta.locales import LANGUAGES
from pelipoyta.locales.plugins import words_in
from pelipoyta.server.api.catalogue.boards import has_board
from pelipoyta.server.api.catalogue.option_forms import describe
from pelipoyta.server.api.catalogue.view_shape import shape_of
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import GameInPath, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.catalogue.games import GameInfo, ViewShape
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


class FluentText(Content, frozen=True):
    """Messages of a game in Fluent syntax."""

    media_type: ClassVar[str] = "text/plain"
    headers: ClassVar[dict[str, str]] = {"Cache-Control": "no-cache"}


@endpoints.get("/api/games")
async def get_games(state: State) -> list[GameInfo]:
    """The games that can be played here."""
    return [describe(game, state.lobby.bots(game.id)) for game in state.lobby.games.values()]


@endpoints.get("/api/games/{game}/words")
async def get_words(game: GameInPath, lang: str = LANGUAGES[0]) -> FluentText:
    """The messages of a plugin game, as Fluent; those of built-in games are part of the client."""
    if game.id in NAMES:
        raise TableError("no_such_page")
    folder = folder_of(game.home)
    return FluentText(data=words_in(folder, lang).encode() if folder else b"")


@endpoints.get("/api/games/{game}/shape")
async def get_view_shape(state: State, game: GameInPath) -> ViewShape:
    """Layout of the view of a game that the client has no board for."""
    if has_board(game.id):
        raise TableError("no_such_page")
    if game.id not in state.shapes:
        state.shapes[game.id] = await to_thread(shape_of, game)
    return state.shapes[game.id]
