"""The first messages of a connection: finds the table and, for a hidden one, the token before it (CONTEST-19)."""

from typing import Any

import anyio
import msgspec

from pelipoyta.contests.team_match.live import team_match_of
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.schemas import live as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table

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
    """Wait for the first message, up to a time limit."""
    with anyio.move_on_after(FIRST_MESSAGE):
        return await socket.hear()
    return None


def _key(house: AppState, first: Any) -> str:
    """Key of the token in a hello message; empty without one, and for a wrong token too."""
    try:
        text = (first or {}).get("bytes") or (first or {}).get("text") or b""
        said = _SAID.decode(text)
        return house.tokens.key(said.token) if isinstance(said, wire.Hello) and said.token else ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TableError):
        return ""
