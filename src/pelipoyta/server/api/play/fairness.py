"""Fair dice: the commitment before a game, and after it the proof that anyone can verify."""

from time import time

from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import TABLE_LIMIT, Address, CallerKey, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import log_of
from pelipoyta.server.archive.jobs import DiceJob
from pelipoyta.server.schemas.play.fairness import CommitmentInfo, CommitmentRequest, DiceProof
from pelipoyta.table.access.policy import access

endpoints = Endpoints()


@endpoints.post("/api/commitments", dependencies=(TABLE_LIMIT,))
async def get_commitment(state: State, body: CommitmentRequest) -> CommitmentInfo:
    """The commitment to the dice of the table that this key will make; asked before the player chooses a word."""
    key = state.tokens.own(body.key)
    assert key is not None
    return CommitmentInfo(state.lobby.commitment(key))


@endpoints.get("/api/tables/{table}/dice", errors=(409, 503), dependencies=(costs(15),))
async def get_dice_proof(state: State, address: Address, table: TableInPath, key: CallerKey) -> EncodedJson[DiceProof]:
    """The seed, the words and every outcome of a game that is over (TABLE-12).

    Draws from players' decks are shown by their leaves alone, to every caller (TABLE-19).
    """
    seen = access(table.state, key, time())
    seen.check("dice")
    return EncodedJson(await state.archive.get(DiceJob(log_of(table.state), seen), address))
