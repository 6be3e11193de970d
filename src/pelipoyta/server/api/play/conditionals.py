"""Conditional answers of the caller's seat in open games over days (TABLE-27)."""

from pelipoyta.server.api.deps import CHECK_LIMIT, SignedKey, State, TableInPath, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.conditionals.service import may_give
from pelipoyta.server.schemas.play import conditionals as wire
from pelipoyta.table.access.policy import key_at
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.table_state import TableState

endpoints = Endpoints()


@endpoints.get("/api/tables/{table}/conditionals", dependencies=(costs(2),))
async def get_conditionals(state: State, key: SignedKey, table: TableInPath) -> wire.ConditionalInfo:
    """The caller's own tree as it stands now; no other person can read it."""
    return await _info(state, table.state, _seat(table.state, key))


@endpoints.post("/api/tables/{table}/conditionals", errors=(409,), dependencies=(CHECK_LIMIT, costs(5), acts("move")))
async def give_conditionals(
    state: State, key: SignedKey, table: TableInPath, body: wire.GiveConditionals
) -> wire.ConditionalInfo:
    """Give a tree in place of the former one; each choice is checked by the rules, and again when its time comes."""
    seat = _seat(table.state, key)
    await state.conditionals.give(table.state, seat, body.tree)
    return await _info(state, table.state, seat)


@endpoints.post(
    "/api/tables/{table}/conditionals/forecast", errors=(409,), dependencies=(CHECK_LIMIT, costs(2), acts("move"))
)
async def forecast(state: State, key: SignedKey, table: TableInPath, body: wire.ThoughtAhead) -> wire.PositionAhead:
    """The position after some choices: who chooses there, and what."""
    found = state.conditionals.forecast(table.state, _seat(table.state, key), body.moves)
    return wire.PositionAhead(found.turn, found.moves)


def _seat(table: TableState, key: str) -> int:
    seat = table.seats.of(key_at(table, key))
    if seat is None:
        raise TableError("not_your_seat")
    return seat


async def _info(state: State, table: TableState, seat: int) -> wire.ConditionalInfo:
    tree = await state.conditionals.standing(table, seat) if may_give(table) else ()
    return wire.ConditionalInfo(may_give(table), tree)
