"""The cards of a game that has them: facts and texts in the reader's language, and their pictures."""

from typing import Any, ClassVar

import msgspec

from pelipoyta.locales import LANGUAGES
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Address, GameInPath, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.archive.games.cards import CardFile
from pelipoyta.server.archive.games.jobs import ArtJob, CardsJob
from pelipoyta.server.state import AppState

endpoints = Endpoints()


class CardList(Content, frozen=True):
    """Every card of a game as JSON, encoded once."""

    media_type: ClassVar[str] = "application/json"
    schema: ClassVar[dict[str, Any]] = {"type": "array", "items": {}}
    headers: ClassVar[dict[str, str]] = {"Cache-Control": "no-cache"}
    has_tag: ClassVar[bool] = True


class CardPictures(CardList, frozen=True):
    """The parts and the layout of every card's picture as JSON, encoded once."""

    schema: ClassVar[dict[str, Any]] = {"type": "object"}


@endpoints.get("/api/games/{game}/cards", errors=(503,))
async def get_cards(state: State, address: Address, game: GameInPath, lang: str = LANGUAGES[0]) -> CardList:
    """Every card of the game, with an entity tag that changes only with a new version of the server."""
    file = await _file(state, CardsJob(game.id, lang if lang in LANGUAGES else LANGUAGES[0]), address)
    return CardList(data=file.data, gzipped=file.gzipped, tag=file.tag)


@endpoints.get("/api/games/{game}/art", errors=(503,))
async def get_card_art(state: State, address: Address, game: GameInPath) -> CardPictures:
    """The parts of the cards' pictures and how each is laid out, the same in every language."""
    file = await _file(state, ArtJob(game.id), address)
    return CardPictures(data=file.data, gzipped=file.gzipped, tag=file.tag)


async def _file(state: AppState, job: CardsJob | ArtJob, address: str) -> CardFile:
    return msgspec.msgpack.decode(await state.archive.get(job, address), type=CardFile)
