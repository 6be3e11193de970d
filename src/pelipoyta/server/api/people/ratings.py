"""Ratings: of a player, after a game, in leaderboards, and the choice to stay out of these."""

from time import time

from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass
from pelipoyta.server.api.deps import CHECK_LIMIT, Caller, GameInPath, SignedIn, State, TableInPath, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.ratings import (
    Leaderboards,
    PersonRatings,
    PlacementBot,
    RatingCardInfo,
    RatingChoices,
    SuitableLevel,
)
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.get("/api/ratings", dependencies=(costs(5),))
async def get_leaderboards(
    state: State, game: str = "", pace: RatingPace = RatingPace.LIVE, seats: SeatClass = SeatClass.TWO
) -> Leaderboards:
    """Leaderboard and season of one kind of games; without a game, of the one with most players."""
    from pelipoyta.server.ratings.readings import leaderboards

    key = RatingKey(game, pace, seats) if game else None
    return await state.ratings.read(lambda db, rows: leaderboards(db, rows, key, time()))


@endpoints.get("/api/people/{name}/ratings", errors=(404,), dependencies=(costs(5),))
async def get_person_ratings(state: State, caller: Caller, name: str) -> PersonRatings:
    """Ratings, their history and the newest results of a player."""
    from pelipoyta.server.ratings.people import ratings_of_name

    me = caller.account if caller else ""
    found = await state.ratings.read(lambda db, rows: ratings_of_name(db, rows, name, me))
    if found is None:
        raise TableError("no_such_person")
    return found


@endpoints.get("/api/ratings/choices")
async def get_rating_choices(state: State, me: SignedIn) -> RatingChoices:
    """The caller's own choices about ratings."""
    from pelipoyta.server.ratings.readings import is_listed

    return RatingChoices(await state.ratings.read(lambda db, _: is_listed(db, me.account)))


@endpoints.post("/api/ratings/choices", dependencies=(CHECK_LIMIT,))
async def choose_rating_choices(state: State, me: SignedIn, body: RatingChoices) -> RatingChoices:
    """Stay out of leaderboards, or be listed again."""
    from pelipoyta.server.ratings.readings import choose_listed

    await state.ratings.read(lambda db, _: choose_listed(db, me.account, body.listed))
    return body


@endpoints.get("/api/games/{game}/placing")
async def get_placing(state: State, me: SignedIn, game: GameInPath) -> PlacementBot | None:
    """The bot to play next in a rated game, for a player without a certain rating."""
    from pelipoyta.server.ratings.levels import placing

    return await state.ratings.read(lambda db, rows: placing(db, rows, me.account, game.id))


@endpoints.get("/api/ratings/levels", dependencies=(costs(3),))
async def get_suitable_levels(state: State, me: SignedIn) -> tuple[SuitableLevel, ...]:
    """The level of the bots nearest to the caller's rating, for each game in which they have one."""
    from pelipoyta.server.ratings.levels import suitable_levels

    return await state.ratings.read(lambda db, rows: suitable_levels(db, rows, me.account))


@endpoints.get("/api/tables/{table}/rating", dependencies=(costs(3),))
async def get_rating_card(state: State, table: TableInPath) -> RatingCardInfo:
    """Ratings after the game; empty while it runs for the caller, and where it is not rated."""
    if not table.state.header.rated or table.state.phase != "over":
        return RatingCardInfo("casual", None)
    from pelipoyta.server.ratings.cards import card

    accounts = {seat: player.account for seat, player in enumerate(table.state.seats.players) if player}
    await state.ratings.settle()
    return await state.ratings.read(lambda db, rows: card(db, rows, table.state.header.id, accounts))
