"""What a tournament's boosters are to those who look: to all how far it is, to each what is theirs (CONTEST-17)."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from pelipoyta.contests.tournament.boosters import needed
from pelipoyta.contests.tournament.draft_state import DraftState
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.fairness.commitment import commitment_to
from pelipoyta.server.api.openapi import BEARER, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of
from pelipoyta.server.schemas import tournaments as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.private_options import shown
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import booster_seed

boosters = APIRouter()


@boosters.get(
    "/api/tournaments/{tournament}/pool",
    responses=says(200, wire.PoolInfo, 401, 403, 404, 429),
    openapi_extra=BEARER,
)
async def pool(request: Request, tournament: str) -> Response:
    """The pack before one, what one has taken, and the deck made of it; the ticket says whose."""
    house = house_of(request)
    house.limits.look(address_of(request))
    found = await house.contests.tournaments.find(tournament)
    entrant = found.entrant_of(key_of(request))
    stage = found.stage
    place = stage.place(entrant) if stage and entrant is not None else None
    if stage is None or entrant is None or place is None:
        raise TableError("no_pool")
    return answer(_pool(house, found, stage, entrant, place))


def _pool(house: AppState, tournament: Tournament, stage: DraftState, entrant: int, place: int) -> wire.PoolInfo:
    game = house.lobby.games[tournament.header.game]
    limited = needed(game)
    seed = booster_seed(house.store.secret, tournament.header.id, place)
    return wire.PoolInfo(
        entrant=entrant,
        place=place,
        at=stage.picks,
        pack=tuple(stage.packs[place]),
        chosen=stage.chosen.get(place),
        pool=tuple(stage.pools[place]),
        brings=stage.decks.get(entrant, {}),
        seed="" if stage.picking else seed.hex(),
        sheets=stage.sheets,
        holds=dict(limited.holds),
        option=limited.option,
        options=shown(game, tournament.header.options),
    )


def draft_info(house: AppState, tournament: Tournament) -> wire.BoostersInfo | None:
    told, stage = tournament.header.boosters, tournament.stage
    if told is None:
        return None
    seeds = [booster_seed(house.store.secret, tournament.header.id, place) for place in range(told.most)]
    return wire.BoostersInfo(
        way=told.way,
        each=told.each,
        pace=told.pace,
        opened=stage.opened if stage else 0,
        picks=stage.picks if stage else 0,
        late=tuple(stage.late) if stage else (),
        commitments=tuple(commitment_to(seed) for seed in seeds),
    )


def state_of(stage: DraftState) -> Literal["picking", "building", "ready"]:
    if stage.picking:
        return "picking"
    return "building" if stage.building else "ready"
