"""The last moments before a position of a replay as an animated SVG, for callers from whom nothing is hidden."""

import gzip
from functools import partial
from typing import ClassVar

from pelipoyta.kernel.picture import NoPicture, draw, film, svg
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import ReplaySource, record_source, table_source
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.replay import ALL

MOMENTS = 12  # in an animation: a last turn or two
endpoints = Endpoints()


class AnimatedSvg(Content, frozen=True):
    """An animated picture. Its policy allows inline styles and nothing else, so that it can be opened on its own."""

    media_type: ClassVar[str] = "image/svg+xml"
    headers: ClassVar[dict[str, str]] = {
        "Cache-Control": "private, no-cache",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }


@endpoints.get("/api/tables/{table}/replay/{number}/film", errors=(409,), dependencies=(costs(10),))
async def get_table_animation(state: State, table: TableInPath, key: CallerKey, number: int) -> AnimatedSvg:
    """The moments of a table's game up to that one; refused while anything of the game is hidden from the caller."""
    return await _animation(state, await table_source(state, table, key, ALL), number)


@endpoints.get("/api/replays/{name}/{number}/film", errors=(404,), dependencies=(costs(10),))
async def get_record_animation(state: State, name: str, number: int) -> AnimatedSvg:
    """The moments up to that one of a record that was sent recently."""
    return await _animation(state, record_source(state, name, ALL), number)


async def _animation(state: AppState, source: ReplaySource, number: int) -> AnimatedSvg:
    key = (source.path, len(source.replay.passages), number)  # a running game changes with each moment
    return AnimatedSvg(gzipped=await state.films.of(key, partial(_drawn, source, number)))


def _drawn(source: ReplaySource, number: int) -> bytes:
    replay = source.replay
    if not 0 <= number < len(replay.passages):
        raise TableError("no_such_moment", {"last": len(replay.passages) - 1})
    first = max(0, number - MOMENTS + 1)
    try:
        shots = [draw(replay.game, snapshot.state) for snapshot in replay.snapshots(first, number - first + 1)]
    except NoPicture as error:
        raise TableError("no_picture", {"game": replay.game.id}) from error
    return gzip.compress(svg(film(shots), replay.game.id).encode(), mtime=0)
