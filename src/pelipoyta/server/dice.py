"""Dice that can be checked, by HTTP: what they are committed to, and after the game all that it takes to check them."""

from asyncio import to_thread

from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.verify import Fall, falls
from pelipoyta.server import http_messages as wire
from pelipoyta.server.docs import body, says
from pelipoyta.server.http import address_of, answer, house_of, keep_apart, key_of, read_body, record_of
from pelipoyta.server.seals import open_to
from pelipoyta.table.dice import proof
from pelipoyta.table.errors import TableError

dice = APIRouter()


@dice.post(
    "/api/commitments",
    responses=says(200, wire.Committed, 400, 413, 415, 429),
    openapi_extra=body(wire.AskCommitment),
)
async def commit(request: Request) -> Response:
    """What the dice of the table that this key will make are committed to; asked before one chooses a word."""
    house = house_of(request)
    house.limits.table(address_of(request))
    asked = await read_body(request, wire.AskCommitment)
    key = house.tokens.own(asked.key)
    assert key is not None
    return answer(wire.Committed(house.lobby.commitment(key)))


@dice.get("/api/tables/{table}/dice", responses=says(200, wire.DiceProof, 404, 409))
async def get_dice(request: Request, table: str) -> Response:
    """The seed, the words and every outcome of a game that is over (TABLE-12).

    Where players keep what they brought to themselves, only whoever may see all of it: bags would tell (TABLE-9).
    """
    house = house_of(request)
    match = (await house.find(table, address_of(request), key_of(request))).match
    keep_apart(match)
    record = record_of(match)
    known = open_to(match, key_of(request))
    told = proof(house.store.secret, match)
    if told is None or (match.private and len(known) < match.header.seats):
        raise TableError("still_hidden")
    begun = match.beginning()
    fallen = await to_thread(lambda: tuple(_fallen(fall) for _, fall in falls(match.game, record, begun)))
    return answer(wire.DiceProof(told.commitment, told.seed, told.words, fallen))


def _fallen(fall: Fall) -> wire.Fallen:
    chance, lot = fall.lot.chance, fall.lot
    sides, bag = (chance.sides, ()) if isinstance(chance, Dice) else (0, tuple(sorted(chance.bag)))
    return wire.Fallen(lot.kind, sides, bag, chance.count, lot.owner, lot.ordinal, fall.outcome)
