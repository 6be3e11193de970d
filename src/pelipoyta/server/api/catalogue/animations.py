"""The moments up to one of a replay as a picture that moves, for those from whom nothing of the game is hidden."""

import gzip
from functools import partial

from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.picture import NoPicture, draw, film, svg
from pelipoyta.server.api.openapi import says
from pelipoyta.server.api.play.replay import ReplaySource, look_at_record, look_at_table
from pelipoyta.server.api.play.tables import address_of, house_of
from pelipoyta.server.middleware.content_encoding import accepted
from pelipoyta.server.schemas import http as wire
from pelipoyta.table.errors import TableError
from pelipoyta.table.replay import ALL

SHOTS = 12  # moments of a film: a last turn or two
# It may stand alone in a window: what is drawn has styles of its own and nothing else.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
animations = APIRouter()
SAYS = says(200, wire.Failure, 404, 409, 429)


@animations.get("/api/tables/{table}/replay/{number}/film", responses=SAYS)
async def get_animation(request: Request, table: str, number: int) -> Response:
    """The last moments up to that one, as an SVG that moves; where all lies open, as the position in notation."""
    house_of(request).limits.check(address_of(request))
    return await _film(request, await look_at_table(request, table, ALL), number)


@animations.get("/api/replays/{name}/{number}/film", responses=SAYS)
async def get_record_animation(request: Request, name: str, number: int) -> Response:
    return await _film(request, look_at_record(request, name, ALL), number)


async def _film(request: Request, look: ReplaySource, number: int) -> Response:
    key = (look.path, len(look.replay.passages), number)  # a running game is another with each moment
    packed = await house_of(request).films.of(key, partial(_drawn, look, number))
    headers = {"Content-Security-Policy": ALONE, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if not accepted(request.headers.get("accept-encoding", ""), ("gzip",)):
        return Response(gzip.decompress(packed), media_type="image/svg+xml", headers=headers)
    return Response(packed, media_type="image/svg+xml", headers={**headers, "Content-Encoding": "gzip"})


def _drawn(look: ReplaySource, number: int) -> bytes:
    replay = look.replay
    if not 0 <= number < len(replay.passages):
        raise TableError("no_such_moment", {"last": len(replay.passages) - 1})
    first = max(0, number - SHOTS + 1)
    try:
        shots = [draw(replay.game, snapshot.state) for snapshot in replay.snapshots(first, number - first + 1)]
    except NoPicture as error:
        raise TableError("no_picture", {"game": replay.game.id}) from error
    return gzip.compress(svg(film(shots), replay.game.id).encode(), mtime=0)
