"""The cards of a game that has them: facts and texts in the reader's language, and their pictures."""

import gzip
from asyncio import to_thread
from functools import cache
from hashlib import sha256

import msgspec
from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.parts import part
from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.api.play.tables import game_of
from pelipoyta.server.middleware.content_encoding import accepted
from pelipoyta.table.errors import TableError

cards = APIRouter()


@cards.get(
    "/api/games/{game}/cards",
    responses={
        200: {"description": "Every card", "content": {"application/json": {"schema": {"type": "array", "items": {}}}}},
        304: {"description": "As before"},
        404: {"description": "No such game, or a game without cards of its own"},
    },
)
async def get_cards(request: Request, game: str, lang: str = LANGUAGES[0]) -> Response:
    """Every card of the game; the same tag until a new version of the house says otherwise."""
    home = game_of(request, game).home
    # Thousands of texts are put into words, once: not where every table waits meanwhile.
    body, tag = await to_thread(_faces, home, game, lang if lang in LANGUAGES else LANGUAGES[0])
    return await _answer(request, body, tag)


@cards.get(
    "/api/games/{game}/art",
    responses={
        200: {"description": "Every card's picture", "content": {"application/json": {"schema": {"type": "object"}}}},
        304: {"description": "As before"},
        404: {"description": "No such game, or a game without pictures of its cards"},
    },
)
async def get_art(request: Request, game: str) -> Response:
    """What the pictures of the cards are made of, and how each is laid; in no language."""
    body, tag = await to_thread(_art, game_of(request, game).home)
    return await _answer(request, body, tag)


async def _answer(request: Request, body: bytes, tag: str) -> Response:
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if accepted(request.headers.get("accept-encoding", ""), ("gzip",)):
        packed = await to_thread(_squeezed, body)
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


@cache
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


@cache
def _faces(home: str, game: str, lang: str) -> tuple[bytes, str]:
    """The answer and its tag; a game shows cards by its part `faces`."""
    faces = part(home, "faces", "faces")
    if faces is None:
        raise TableError("no_such_page")
    return _tagged(faces(Words(lang, game)))


@cache
def _art(home: str) -> tuple[bytes, str]:
    """The answer and its tag; a game draws its cards by its part `art`."""
    art = part(home, "art", "art")
    if art is None:
        raise TableError("no_such_page")
    return _tagged(art())


def _tagged(value: object) -> tuple[bytes, str]:
    body = msgspec.json.encode(value)
    return body, f'"{sha256(body).hexdigest()[:20]}"'
