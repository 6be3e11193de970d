"""The first messages of a connection: finds the table and, for a hidden one, the token before it (CONTEST-19)."""

from typing import Any

import anyio
import msgspec

from pelipoyta.community.accounts.model import Session
from pelipoyta.contests.team_match.live import team_match_of
from pelipoyta.server.accounts.connections import SESSION_ENDED
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.endpoint import Rejected, Socket
from pelipoyta.server.schemas.websocket import live as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.port import TablePort

FIRST_MESSAGE = 10.0  # seconds until hello
_DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


async def recognised(state: AppState, socket: Socket) -> Session | None:
    """The signed-in client; None for a guest. A client with a bad bot token is told so and sent away: Rejected."""
    try:
        return await state.accounts.caller(socket.connection)
    except TableError as error:
        await socket.send([msgspec.json.encode(wire.Error(error.code, error.facts))])
        await socket.close(SESSION_ENDED)
        raise Rejected from error


async def authenticate(state: AppState, socket: Socket, table: str, account: str = "") -> tuple[TablePort, Any]:
    """The table, and the first message of a client of a hidden table: nothing is loaded for a stranger.

    Raises TableError.
    """
    address = address_of(socket.connection)
    if not team_match_of(table):
        return await state.find(table, address), None
    first = await first_message(socket)
    return await state.find(table, address, _key(state, first) or account), first


async def first_message(socket: Socket) -> Any:
    """Wait for the first message, up to a time limit."""
    with anyio.move_on_after(FIRST_MESSAGE):
        return await socket.receive()
    return None


def _key(state: AppState, first: Any) -> str:
    """Key of the token in a hello message; empty without one, and for a wrong token too."""
    try:
        text = (first or {}).get("bytes") or (first or {}).get("text") or b""
        message = _DECODER.decode(text)
        return state.tokens.key(message.token) if isinstance(message, wire.Hello) and message.token else ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TableError):
        return ""
