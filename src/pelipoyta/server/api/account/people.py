"""Profiles of accounts, as everyone may see them."""

from pelipoyta.server.api.deps import CHECK_LIMIT, Caller, State, account_id
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.accounts import GameCount, Profile

endpoints = Endpoints()


@endpoints.get("/api/people/{name}", errors=(404,), dependencies=(CHECK_LIMIT,))
async def get_profile(state: State, caller: Caller, name: str) -> Profile:
    """A person or bot by name: games, results, and results against the caller."""
    found, games, against = await (await state.accounts.owner()).profile(name, account_id(caller))
    return Profile(
        name=found.name,
        kind=found.kind,
        since=found.made,
        games=tuple(GameCount(*(each.game, each.played, each.won, each.drawn, each.lost)) for each in games),
        against=tuple(GameCount(*(each.game, each.played, each.won, each.drawn, each.lost)) for each in against),
        mine=found.id == account_id(caller),
    )
