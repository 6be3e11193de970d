"""The cards of a game that has them: facts and texts in the reader's language, and their pictures."""

import gzip
from asyncio import to_thread
from hashlib import sha256
from typing import Any, ClassVar

import msgspec

from pelipoyta.kernel.parts import part
from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import GameInPath
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.services.cache import once
from pelipoyta.table.errors import TableError

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


@endpoints.get("/api/games/{game}/cards")
async def get_cards(game: GameInPath, lang: str = LANGUAGES[0]) -> CardList:
    """Every card of the game, with an entity tag that changes only with a new version of the server."""
    # In a thread: translating thousands of texts, once, would stop every table for a moment.
    return await to_thread(_cards, game.home, game.id, lang if lang in LANGUAGES else LANGUAGES[0])


@endpoints.get("/api/games/{game}/art")
async def get_card_art(game: GameInPath) -> CardPictures:
    """The parts of the cards' pictures and how each is laid out, the same in every language."""
    return await to_thread(_art, game.home)


@once
def _cards(home: str, game: str, lang: str) -> CardList:
    """The cards that the game's optional module `faces` describes."""
    faces = part(home, "faces", "faces")
    if faces is None:
        raise TableError("no_such_page")
    data = msgspec.json.encode(faces(Words(lang, game)))
    return CardList(data=data, gzipped=_gzip(data), tag=_tag(data))


@once
def _art(home: str) -> CardPictures:
    """The pictures that the game's optional module `art` describes."""
    art = part(home, "art", "art")
    if art is None:
        raise TableError("no_such_page")
    data = msgspec.json.encode(art())
    return CardPictures(data=data, gzipped=_gzip(data), tag=_tag(data))


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def _tag(data: bytes) -> str:
    return f'"{sha256(data).hexdigest()[:20]}"'
