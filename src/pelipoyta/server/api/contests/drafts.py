"""Drafts and sealed decks: their progress for every viewer, and each entrant's own pool (CONTEST-17)."""

from typing import Literal

from pelipoyta.contests.tournament.draft.boosters import needed
from pelipoyta.contests.tournament.draft.state import DraftState
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.fairness.commitment import commitment_to
from pelipoyta.server.api.deps import Address, SignedKey, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.contests.tournaments import BoostersInfo, PoolInfo
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.setup.private_options import shown
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import booster_seed

endpoints = Endpoints()


@endpoints.get("/api/tournaments/{tournament}/pool", errors=(404, 429))
async def get_pool(state: State, address: Address, tournament: str, key: SignedKey) -> PoolInfo:
    """The caller's pack, the cards taken from it, and the deck made of them; the ticket names the entrant."""
    state.limits.look(address)
    found = await state.contests.tournaments.find(tournament)
    entrant = found.entrant_of(key)
    stage = found.stage
    place = stage.place(entrant) if stage and entrant is not None else None
    if stage is None or entrant is None or place is None:
        raise TableError("no_pool")
    return _pool(state, found, stage, entrant, place)


def _pool(state: AppState, tournament: Tournament, stage: DraftState, entrant: int, place: int) -> PoolInfo:
    game = state.lobby.games[tournament.header.game]
    limited = needed(game)
    seed = booster_seed(state.store.secret, tournament.header.id, place)
    return PoolInfo(
        entrant=entrant,
        place=place,
        at=stage.picks,
        pack=tuple(stage.packs[place]),
        chosen=stage.chosen.get(place),
        pool=tuple(stage.pools[place]),
        private_options=stage.decks.get(entrant, {}),
        seed="" if stage.picking else seed.hex(),
        sheets=stage.sheets,
        holds=dict(limited.holds),
        option=limited.option,
        options=shown(game, tournament.header.options),
    )


def draft_info(state: AppState, tournament: Tournament) -> BoostersInfo | None:
    boosters, stage = tournament.header.boosters, tournament.stage
    if boosters is None:
        return None
    seeds = [booster_seed(state.store.secret, tournament.header.id, place) for place in range(boosters.most)]
    return BoostersInfo(
        way=boosters.way,
        each=boosters.each,
        pace=boosters.pace,
        opened=stage.opened if stage else 0,
        picks=stage.picks if stage else 0,
        late=tuple(stage.late) if stage else (),
        commitments=tuple(commitment_to(seed) for seed in seeds),
    )


def state_of(stage: DraftState) -> Literal["picking", "building", "ready"]:
    if stage.picking:
        return "picking"
    return "building" if stage.building else "ready"
