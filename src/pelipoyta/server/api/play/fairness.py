"""Fair dice: the commitment before a game, and after it the proof that anyone can verify."""

from functools import partial

from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.fairness.sealed import Sealed
from pelipoyta.kernel.fairness.transcript import TranscriptEntry
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.api.deps import TABLE_LIMIT, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.fairness import (
    ChanceOutcome,
    CommitmentInfo,
    CommitmentRequest,
    DiceProof,
    OpenedLeaf,
    SealedDeck,
)
from pelipoyta.server.services.deck_commitments import transcript_of
from pelipoyta.server.services.records import record_of
from pelipoyta.server.state import AppState
from pelipoyta.table.access import Access, access
from pelipoyta.table.state.table_state import TableState

endpoints = Endpoints()


@endpoints.post("/api/commitments", dependencies=(TABLE_LIMIT,))
async def get_commitment(state: State, body: CommitmentRequest) -> CommitmentInfo:
    """The commitment to the dice of the table that this key will make; asked before the player chooses a word."""
    key = state.tokens.own(body.key)
    assert key is not None
    return CommitmentInfo(state.lobby.commitment(key))


@endpoints.get("/api/tables/{table}/dice", errors=(409,), dependencies=(costs(15),))
async def get_dice_proof(state: State, table: TableInPath, key: CallerKey) -> DiceProof:
    """The seed, the words and every outcome of a game that is over (TABLE-12).

    Draws from players' decks are shown by their leaves alone, to every caller (TABLE-19).
    """
    seen = access(table.state, key)
    seen.check("dice")
    name = (table.state.header.id, table.state.length, seen.decks)  # until the log grows
    if found := state.proofs.get(name):
        return found
    return await state.proofs.of(name, partial(_dice_proof, state, table.state, record_of(table.state), seen))


def _dice_proof(state: AppState, table_state: TableState, whole: Record, seen: Access) -> DiceProof:
    proof = transcript_of(state.store.secret, table_state, whole, seen, None)
    assert proof, "the policy allows it"
    falls, decks = tuple(map(_outcome, proof.falls)), tuple(map(_sealed, proof.decks))
    return DiceProof(commitment=proof.commitment, seed=proof.seed, words=proof.words, falls=falls, decks=decks)


def _outcome(fall: TranscriptEntry) -> ChanceOutcome:
    lot, chance = fall.lot, fall.lot.chance
    return ChanceOutcome(
        kind=lot.kind,
        sides=chance.sides if isinstance(chance, Dice) else 0,
        bag=() if isinstance(chance, Dice) else chance.bag,
        count=chance.count,
        owner=lot.owner,
        ordinal=lot.ordinal,
        outcome=fall.outcome,
        of=None if isinstance(chance, Dice) or not chance.heap else chance.heap[0],
    )


def _sealed(deck: Sealed) -> SealedDeck:
    opened = tuple(OpenedLeaf(each.leaf, each.thing, each.salt) for each in deck.opened)
    return SealedDeck(deck.root, deck.seal, deck.leaves, opened)
