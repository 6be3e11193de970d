"""Advice by HTTP, so that whoever asks goes on hearing the table meanwhile; bots think in their own processes."""

from fastapi import APIRouter, Request, Response

from pelipoyta.server.api.openapi import BEARER, body, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body
from pelipoyta.server.schemas import hints as wire
from pelipoyta.table.access import access

hints = APIRouter()


@hints.post(
    "/api/tables/{table}/hint",
    responses=says(200, wire.Advised, 400, 401, 404, 409, 413, 415, 429, 503),
    openapi_extra=body(wire.AskAdvice) | BEARER,
)
async def advise(request: Request, table: str) -> Response:
    """What a good player would do in one's place, by what that seat sees; noted in the log (TABLE-14)."""
    house = house_of(request)
    house.limits.check(address_of(request))
    wish = await read_body(request, wire.AskAdvice)
    state = (await house.find(table, address_of(request), key_of(request))).state
    seen = access(state, key_of(request))
    seen.check("advice")
    assert seen.seat is not None
    found = await house.lobby.advise(table, seen.seat, wish.at)
    return answer(wire.Advised(found.action, found.text, tuple(wire.HintLine(h.key, h.facts) for h in found.hints)))
