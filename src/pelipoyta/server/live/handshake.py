"""Who is let in to a table: to most of them anyone; to one that hides from others, its players alone (CONTEST-19)."""

from typing import Any

import anyio
import msgspec

from pelipoyta.contests.team_match.live import team_match_of
from pelipoyta.server.api.play.tables import address_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.schemas import live as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState

FIRST_MESSAGE = 10.0  # seconds until hello
_SAID: msgspec.json.Decoder[wire.Said] = msgspec.json.Decoder(wire.Said)


async def authenticate(house: AppState, socket: Socket, table: str) -> tuple[Table, Any]:
    """The table, and the first message where it had to be heard before: nothing is fetched for a stranger.

    Raises TableError.
    """
    address = address_of(socket.connection)
    if not team_match_of(table):
        return await house.find(table, address), None
    first = await first_message(socket)
    return await house.find(table, address, _key(house, first)), first


async def first_message(socket: Socket) -> Any:
    """Whoever says nothing is not waited for."""
    with anyio.move_on_after(FIRST_MESSAGE):
        return await socket.hear()
    return None


def _key(house: AppState, first: Any) -> str:
    """Of one who says hello as such; of any other nothing. What is wrong with a token is said as to a stranger."""
    try:
        text = (first or {}).get("bytes") or (first or {}).get("text") or b""
        said = _SAID.decode(text)
        return house.tokens.key(said.token) if isinstance(said, wire.Hello) and said.token else ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TableError):
        return ""


def viewer_of(match: TableState, key: str | None) -> Viewer:
    """Through whose eyes the holder of the key looks; without one as an onlooker, where there may be any."""
    viewer = match.viewer_of(key) if key else None
    if viewer is None and match.apart:
        raise TableError("apart", {"rule": "CONTEST-19", "meeting": match.header.contest or ""})
    if viewer is None and key is not None and key != match.header.host:
        raise TableError("not_your_seat", {"rule": "TABLE-4"})
    return viewer
