"""Leagues: announced, entered, begun, followed."""

from pelipoyta.community.leagues.model import LeagueTerms, terms_of_toml
from pelipoyta.server.api.deps import TABLE_LIMIT, Caller, SignedIn, State, account_id, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.contests.leagues import LeagueCommand, LeagueInfo, ListedLeagueInfo, MadeLeague, NewLeague
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.post("/api/leagues", status=201, errors=(403, 503), dependencies=(TABLE_LIMIT, acts("compete")))
async def create_league(state: State, me: SignedIn, body: NewLeague) -> MadeLeague:
    """Announce a league by its terms, or by the same terms as TOML; the caller organises it."""
    if me.kind == "bot":
        raise TableError("people_only")
    return MadeLeague(await state.leagues.create(me.account, _terms(body), body.club))


def _terms(body: NewLeague) -> LeagueTerms:
    if body.terms is not None:
        return body.terms
    try:
        return terms_of_toml(body.toml)
    except ValueError as error:  # msgspec's and tomllib's errors are its kinds
        raise TableError("bad_league", {"detail": str(error)}) from error


@endpoints.get("/api/leagues", dependencies=(costs(2),))
async def get_leagues(state: State, caller: Caller, club: str = "") -> tuple[ListedLeagueInfo, ...]:
    """Leagues of a club; without a club those that the caller organises."""
    if not club and caller is None:
        return ()
    return await state.leagues.listed(club, account_id(caller))


@endpoints.get("/api/leagues/{league}", errors=(404,), dependencies=(costs(3),))
async def get_league(state: State, caller: Caller, league: str) -> LeagueInfo:
    """The league: members, season, tables that explain themselves, fixtures."""
    return await state.leagues.read(league, account_id(caller))


@endpoints.post("/api/leagues/{league}", errors=(403, 404, 409, 503), dependencies=(TABLE_LIMIT, acts("compete")))
async def command_league(state: State, me: SignedIn, body: LeagueCommand, league: str) -> LeagueInfo:
    """Enter or leave; begin a season or end the league, for its organiser."""
    if me.kind == "bot":
        raise TableError("people_only")
    await state.leagues.do(league, me.account, body.do)
    return await state.leagues.read(league, me.account)
