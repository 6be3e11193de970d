"""Advice for a seat. It is asked by HTTP, so that the table's WebSocket goes on meanwhile."""

from time import time

from pelipoyta.server.api.deps import CHECK_LIMIT, SignedKey, State, TableInPath
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.play.tables import HintInfo, HintLine, HintRequest
from pelipoyta.table.access.policy import access

endpoints = Endpoints()


@endpoints.post("/api/tables/{table}/hint", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def get_hint(state: State, body: HintRequest, table: TableInPath, key: SignedKey) -> HintInfo:
    """Advice: a strong bot's choice for the caller's seat, from that seat's view alone; noted in the log (TABLE-14)."""
    seen = access(table.state, key, time())
    seen.check("advice")
    assert seen.seat is not None
    found = await state.lobby.advise(table.state.header.id, seen.seat, body.at)
    return HintInfo(found.action, found.text, tuple(HintLine(hint.key, hint.facts) for hint in found.hints))
