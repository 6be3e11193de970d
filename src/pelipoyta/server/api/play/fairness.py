"""Dice that can be checked, by HTTP: what they are committed to, and after the game all that it takes to check them."""

from asyncio import to_thread

from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.fairness.sealed import Sealed
from pelipoyta.kernel.fairness.transcript import Fallen
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body, record_of
from pelipoyta.server.schemas import fairness as wire
from pelipoyta.server.services.deck_commitments import transcript_of
from pelipoyta.table.access import access

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

    What was drawn from what players brought is told by its leaves alone, whoever asks (TABLE-19).
    """
    house = house_of(request)
    state = (await house.find(table, address_of(request), key_of(request))).state
    seen = access(state, key_of(request))
    seen.check("dice")
    told = await to_thread(transcript_of, house.store.secret, state, record_of(state), seen, None)
    assert told, "the policy allows it"
    falls, decks = tuple(map(_fallen, told.falls)), tuple(map(_sealed, told.decks))
    return answer(wire.DiceProof(told.commitment, told.seed, told.words, falls, decks))


def _fallen(fall: Fallen) -> wire.Fallen:
    lot, chance = fall.lot, fall.lot.chance
    name = lot.owner, lot.ordinal, fall.outcome
    if isinstance(chance, Dice):
        return wire.Fallen(lot.kind, chance.sides, (), chance.count, *name, None)
    return wire.Fallen(lot.kind, 0, chance.bag, chance.count, *name, chance.heap[0] if chance.heap else None)


def _sealed(deck: Sealed) -> wire.SealedDeck:
    opened = tuple(wire.OpenedLeaf(each.leaf, each.thing, each.salt) for each in deck.opened)
    return wire.SealedDeck(deck.root, deck.seal, deck.leaves, opened)
