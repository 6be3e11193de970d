"""Profiles of accounts, as everyone may see them."""

from typing import TYPE_CHECKING

from pelipoyta.server.api.deps import CHECK_LIMIT, Caller, State, account_id
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import GameCount, Profile

if TYPE_CHECKING:
    from pelipoyta.community.accounts.profiles import GameTally

endpoints = Endpoints()


@endpoints.get("/api/people/{name}", errors=(404,), dependencies=(CHECK_LIMIT,))
async def get_profile(state: State, caller: Caller, name: str) -> Profile:
    """A person or bot by name: games, results, and results against the caller."""
    found = await (await state.accounts.owner()).profile(name, account_id(caller))
    return Profile(
        name=found.account.name,
        kind=found.account.kind,
        since=found.account.made,
        games=tuple(map(_count, found.games)),
        against=tuple(map(_count, found.against)),
        mine=found.account.id == account_id(caller),
        favourites=found.favourites,
    )


def _count(each: "GameTally") -> GameCount:
    return GameCount(each.game, played=each.played, won=each.won, drawn=each.drawn, lost=each.lost)
