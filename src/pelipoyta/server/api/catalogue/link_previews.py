"""Link previews (Open Graph) of tables and moves: a title in the reader's language and a picture.

They show what any spectator may see. For a table that does not exist, has not begun or cannot be drawn, the preview is
the site's own.
"""

import re
from html import escape
from typing import ClassVar

from starlette.requests import HTTPConnection
from starlette.types import Scope

from pelipoyta.locales import Words
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Address, State, address_of, costs, state_of
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import table_source
from pelipoyta.server.archive.games.jobs import SitePictureJob
from pelipoyta.server.archive.jobs import PreviewJob
from pelipoyta.server.archive.pictures import HIGH, WIDE
from pelipoyta.server.middleware.allowed_hosts import OWN_HOST
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.player_names import shown_name

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
        source = table_source(await state.read(table, address), "", "")  # without a key: as a spectator sees it
        return PngImage(data=await state.archive.get(PreviewJob(source, move), address))
    except TableError:
        return PngImage(data=await state.archive.get(SitePictureJob(), address))


async def head_for(path: str, scope: Scope, language: str) -> str:
    """The Open Graph tags for the page at that path; "" for pages other than tables and replays."""
    found, request = LINK.fullmatch(path), HTTPConnection(scope)
    if not found:
        return ""
    state = state_of(request)
    name, move = found[1], found[2]
    words = Words(language, "common", "server")
    try:
        table = await state.read(name, address_of(request))
        title, line = _title(table, move, words, language), words(f"preview-{_stands(table, move)}")
    except TableError:
        title, line = words("app-name"), words("preview-house")
    tags = {"og:type": "website", "og:site_name": words("app-name"), "og:title": title, "og:description": line}
    if scope.get(OWN_HOST):
        origin = f"{request.url.scheme}://{request.headers['host']}"
        image = f"{origin}/api/tables/{name}/preview" + (f"?move={move}" if move else "")
        tags |= _links(f"{origin}/{path}", image, title)
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items())


def _links(url: str, image: str, title: str) -> dict[str, str]:
    """The tags that name this server; left out under an address that it does not know as its own."""
    return {
        "og:url": url,
        "og:image": image,
        "og:image:alt": title,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "twitter:card": "summary_large_image",
    }


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
    names = " – ".join(
        _called(shown_name(player), player.bot, words) if player else "…" for player in state.seats.players
    )
    return words("preview-move" if move else "preview-table", game=game, names=names, move=move or "")


def _called(name: str, bot: str, words: Words) -> str:
    return words("preview-bot", bot=words.first((f"bot-{bot}", bot))) if bot else name or words("guest")
