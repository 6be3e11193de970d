"""Cards of games as files for the client: facts and texts in a language, and the parts of their pictures."""

import gzip
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.parts import part
from pelipoyta.locales import Words
from pelipoyta.table.errors import TableError


class CardFile(Struct, frozen=True):
    """JSON for the client, the same compressed, and a tag that changes with it."""

    data: bytes
    gzipped: bytes
    tag: str


def card_list(game: AnyGame, lang: str) -> CardFile:
    """The cards that the game's optional module `faces` describes. Raises TableError."""
    faces = part(game.home, "faces", "faces")
    if faces is None:
        raise TableError("no_such_page")
    return _file(faces(Words(lang, game.id)))


def card_art(game: AnyGame) -> CardFile:
    """The pictures that the game's optional module `art` describes. Raises TableError."""
    art = part(game.home, "art", "art")
    if art is None:
        raise TableError("no_such_page")
    return _file(art())


def _file(cards: Any) -> CardFile:
    data = msgspec.json.encode(cards)
    return CardFile(data, gzip.compress(data, mtime=0), f'"{sha256(data).hexdigest()[:20]}"')
