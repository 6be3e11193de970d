"""Link previews (Open Graph) of tables and moves: a title in the reader's language and a picture.

They show what any spectator may see. For a table that does not exist, has not begun or cannot be drawn, the preview is
the site's own.
"""

import asyncio
import re
from functools import cache, partial
from html import escape
from typing import ClassVar

from starlette.requests import HTTPConnection
from starlette.types import Scope

from pelipoyta.bots.workers.picture import rendered
from pelipoyta.kernel.picture import NoPicture, Picture, circle, draw, group, mark, path, placed, rect, svg
from pelipoyta.locales import Words
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Address, State, address_of, costs, state_of
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import ReplaySource, table_source
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable

WIDE, HIGH = 1200, 630  # the size that services showing link previews ask for
LINK = re.compile(r"t/([\w-]{1,64})(?:/replay(?:/(\d{1,6}))?)?/?")
endpoints = Endpoints()


class PngImage(Content, frozen=True):
    """A picture of a position."""

    media_type: ClassVar[str] = "image/png"
    headers: ClassVar[dict[str, str]] = {
        "Cache-Control": "public, max-age=300",
        "Cross-Origin-Resource-Policy": "cross-origin",  # pages of other sites show it beside a link
    }


@endpoints.get("/api/tables/{table}/preview", dependencies=(costs(10),), documented=False)
async def get_preview(state: State, address: Address, table: str, move: int = -1) -> PngImage:
    """The picture for a link to the table, or to a move of its game."""
    try:
        return PngImage(data=await _picture(state, await state.read(table, address), move))
    except (TableError, NoPicture):
        return PngImage(data=await asyncio.to_thread(site_png))


async def _picture(state: AppState, table: ReadableTable, number: int) -> bytes:
    """The position at that moment, -1: the last one. Raises TableError or NoPicture."""
    key = (table.state.header.id, table.state.length, number)
    if found := state.pictures.get(key):
        return found
    source = await table_source(state, table, "", "")  # without a key: as a spectator sees it
    text = await state.drawings.of(key, partial(_drawn, source, number))
    return await state.pictures.of(key, partial(state.render, source.replay.game.id, text))


def _drawn(source: ReplaySource, number: int) -> str:
    numbers = source.numbers()
    if not -1 <= number < len(numbers):
        raise TableError("no_such_moment", {"last": len(numbers) - 1})
    return framed(draw(source.replay.game, source.replay.snapshot(numbers[number]).state, source.eyes))


def framed(picture: Picture) -> str:
    """SVG of a picture centred on the background, as large as it fits."""
    scale = min((WIDE - 60) / picture.width, (HIGH - 60) / picture.height)
    x, y = (WIDE - picture.width * scale) / 2, (HIGH - picture.height * scale) / 2
    ground = rect(0, 0, WIDE, HIGH, "#f4ede1")
    return svg(Picture(WIDE, HIGH, ground + placed(picture, x, y, scale)))


@cache
def site_png() -> bytes:
    """The site's mark: a round birch table with four seats (client/src/ui/page/HomeMark.svelte)."""
    wood = circle(50, 50, 27, "#e3cfa6") + path("M41 25v50M50 23v54M59 25v50", stroke="#b99b66", stroke_width=2.6)
    seats = "".join(mark(seat, *spot, 25.2) for seat, spot in enumerate(((50, 13), (87, 50), (50, 87), (13, 50))))
    return rendered(framed(Picture(100, 100, group(wood + seats, 10, 10, 0.8))))


async def head_for(path: str, scope: Scope, language: str) -> str:
    """The Open Graph tags for the page at that path; "" for pages other than tables and replays."""
    found, request = LINK.fullmatch(path), HTTPConnection(scope)
    if not found:
        return ""
    state = state_of(request)
    name, move, origin = found[1], found[2], f"{request.url.scheme}://{request.headers.get('host', '')}"
    words = Words(language, "common", "server")
    try:
        table = await state.read(name, address_of(request))
        title, line = _title(table, move, words, language), words(f"preview-{_stands(table, move)}")
    except TableError:
        title, line = words("app-name"), words("preview-house")
    image = f"{origin}/api/tables/{name}/preview" + (f"?move={move}" if move else "")
    tags = {
        "og:type": "website", "og:site_name": words("app-name"), "og:title": title, "og:description": line,
        "og:url": f"{origin}/{path}", "og:image": image, "og:image:alt": title,
        "og:image:width": str(WIDE), "og:image:height": str(HIGH), "twitter:card": "summary_large_image",
    }  # fmt: skip
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items())


def _stands(table: ReadableTable, move: str | None) -> str:
    """The phase that the preview names; the result is left for the reader to see at the table."""
    phase = table.state.phase
    if phase == "over":
        return "over"
    return "running" if move or phase == "playing" else "waiting"


def _title(table: ReadableTable, move: str | None, words: Words, language: str) -> str:
    """The game and who plays it: «RoleChess: Aino – Botti»."""
    state = table.state
    game = Words(language, state.header.game).first((f"{state.header.game}-name", state.header.game))
    names = " – ".join(_called(player.name, player.bot, words) if player else "…" for player in state.seats.players)
    return words("preview-move" if move else "preview-table", game=game, names=names, move=move or "")


def _called(name: str, bot: str, words: Words) -> str:
    return words("preview-bot", bot=words.first((f"bot-{bot}", bot))) if bot else name or words("guest")
