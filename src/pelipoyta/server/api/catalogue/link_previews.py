"""What a link to a table or a move looks like elsewhere: a title in the reader's language and a picture.

Only what any onlooker may see goes into it: while a game hides something, its public side; a table that is not there,
has not begun or cannot be shown is the house itself.
"""

import asyncio
import re
from functools import cache, partial
from html import escape

from fastapi import APIRouter, Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Scope

from pelipoyta.kernel.picture import NoPicture, Picture, circle, draw, group, mark, path, placed, rect, svg
from pelipoyta.locales import Words
from pelipoyta.server.api.play.replay import ReplaySource, look_of
from pelipoyta.server.api.play.tables import address_of, house_of
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table

WIDE, HIGH = 1200, 630  # as previewers want it
LINK = re.compile(r"t/([\w-]{1,64})(?:/replay(?:/(\d{1,6}))?)?/?")
previews = APIRouter()


@previews.get("/api/tables/{table}/preview", include_in_schema=False)
async def get_preview(request: Request, table: str, move: int = -1) -> Response:
    """The picture that a link to the table, or to a move of its game, is shown with."""
    house, address = house_of(request), address_of(request)
    house.limits.check(address)
    try:
        return _image(await _picture(house, await house.find(table, address), move))
    except (TableError, NoPicture):
        return _image(await asyncio.to_thread(house_png))


async def _picture(house: AppState, table: Table, number: int) -> bytes:
    """Of that moment, -1: of the last one; raises TableError or NoPicture."""
    key = (table.state.header.id, table.state.length, number)
    if found := house.pictures.get(key):
        return found
    look = await look_of(house, table, "", "")  # whoever asks: an onlooker's eyes, or all once nothing is hidden
    return await house.pictures.of(key, partial(_drawn, look, number))


def _drawn(look: ReplaySource, number: int) -> bytes:
    numbers = look.numbers()
    if not -1 <= number < len(numbers):
        raise TableError("no_such_moment", {"last": len(numbers) - 1})
    return png(draw(look.replay.game, look.replay.snapshot(numbers[number]).state, look.eyes))


def _image(data: bytes) -> Response:
    return Response(data, media_type="image/png", headers={"Cache-Control": "public, max-age=300"})


def png(picture: Picture) -> bytes:
    """In the middle of the table, as large as it can be."""
    scale = min((WIDE - 60) / picture.width, (HIGH - 60) / picture.height)
    x, y = (WIDE - picture.width * scale) / 2, (HIGH - picture.height * scale) / 2
    ground = rect(0, 0, WIDE, HIGH, "#f4ede1")
    whole = Picture(WIDE, HIGH, ground + placed(picture, x, y, scale))
    from resvg_py import svg_to_bytes  # here: a house whose links nobody shows never loads it

    return bytes(svg_to_bytes(svg_string=svg(whole), skip_system_fonts=True))


@cache
def house_png() -> bytes:
    """The round birch table with four seats around it (client/src/ui/HomeMark.svelte)."""
    wood = circle(50, 50, 27, "#e3cfa6") + path("M41 25v50M50 23v54M59 25v50", stroke="#b99b66", stroke_width=2.6)
    seats = "".join(mark(seat, *spot, 25.2) for seat, spot in enumerate(((50, 13), (87, 50), (50, 87), (13, 50))))
    return png(Picture(100, 100, group(wood + seats, 10, 10, 0.8)))


async def head_for(path: str, scope: Scope, language: str) -> str:
    """What stands in the head of the page at that address, for those who show links; nothing for other pages."""
    found, request = LINK.fullmatch(path), HTTPConnection(scope)
    if not found:
        return ""
    house: AppState = request.app.state.house
    name, move, origin = found[1], found[2], f"{request.url.scheme}://{request.headers.get('host', '')}"
    words = Words(language, "common", "server")
    try:
        table = await house.find(name, address_of(request))
        title, line = _title(table, move, words, language), words(f"preview-{_stands(table, move)}")
    except TableError:
        title, line = words("app-name"), words("preview-house")
    image = f"{origin}/api/tables/{name}/preview" + (f"?move={move}" if move else "")
    told = {
        "og:type": "website", "og:site_name": words("app-name"), "og:title": title, "og:description": line,
        "og:url": f"{origin}/{path}", "og:image": image, "og:image:alt": title,
        "og:image:width": str(WIDE), "og:image:height": str(HIGH), "twitter:card": "summary_large_image",
    }  # fmt: skip
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items())


def _stands(table: Table, move: str | None) -> str:
    """What whoever opens the link will find there; not how it ended, which is theirs to see."""
    phase = table.state.phase
    if phase == "over":
        return "over"
    return "running" if move or phase == "playing" else "waiting"


def _title(table: Table, move: str | None, words: Words, language: str) -> str:
    """The game and who plays it: «RoleChess: Aino – Botti»."""
    state = table.state
    game = Words(language, state.header.game).first((f"{state.header.game}-name", state.header.game))
    names = " – ".join(_called(player.name, player.bot, words) if player else "…" for player in state.seats.players)
    return words("preview-move" if move else "preview-table", game=game, names=names, move=move or "")


def _called(name: str, bot: str, words: Words) -> str:
    return words("preview-bot", bot=words.first((f"bot-{bot}", bot))) if bot else name or words("guest")
