"""The last moments before a position of a replay as an animated SVG, for callers from whom nothing is hidden."""

from typing import ClassVar

from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Address, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import record_source, table_source
from pelipoyta.server.archive.jobs import FilmJob
from pelipoyta.table.replay import ALL

endpoints = Endpoints()


class AnimatedSvg(Content, frozen=True):
    """An animated picture. Its policy allows inline styles and nothing else, so that it can be opened on its own."""

    media_type: ClassVar[str] = "image/svg+xml"
    headers: ClassVar[dict[str, str]] = {
        "Cache-Control": "private, no-cache",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }


@endpoints.get("/api/tables/{table}/replay/{number}/film", errors=(409, 503), dependencies=(costs(10),))
async def get_table_animation(
    state: State, address: Address, table: TableInPath, key: CallerKey, number: int
) -> AnimatedSvg:
    """The moments of a table's game up to that one; refused while anything of the game is hidden from the caller."""
    return AnimatedSvg(gzipped=await state.archive.get(FilmJob(table_source(table, key, ALL), number), address))


@endpoints.get("/api/replays/{name}/{number}/film", errors=(404, 503), dependencies=(costs(10),))
async def get_record_animation(state: State, address: Address, name: str, number: int) -> AnimatedSvg:
    """The moments up to that one of a record that was sent recently."""
    return AnimatedSvg(gzipped=await state.archive.get(FilmJob(await record_source(state, name, ALL), number), address))
