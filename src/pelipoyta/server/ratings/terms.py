"""Terms of rated tables that need more than the table itself: bots with a rating, and how often two have met."""

from time import time

from pelipoyta.bots.anchors import level_ratings
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.table.errors import TableError
from pelipoyta.table.spec import TableSpec
from pelipoyta.table.state.table_state import TableState

BOT_PLACE = "bot:"


def check_rated_places(spec: TableSpec) -> None:
    """Refuse bots without a rating at a new rated table (TABLE-23). Raises TableError."""
    for place in spec.places:
        if place.startswith(BOT_PLACE):
            check_rated_bot(spec.game, spec.seats, place.removeprefix(BOT_PLACE))


def check_rated_bot(game: str, seats: int, bot: str) -> None:
    """Refuse a bot that has no rating in games of this size. Raises TableError."""
    if seats != 2 or bot not in level_ratings(game):
        raise TableError("rated_bot", {"rule": "TABLE-23", "game": game, "bot": bot})


async def check_rated_meeting(ratings: RatingService, state: TableState, account: str) -> None:
    """Refuse two players whose games count no more today (TABLE-24). Raises TableError."""
    from pelipoyta.server.ratings.people import met_enough

    if state.header.seats != 2 or not account:
        return
    await ratings.settle()
    others = [player.account for player in state.seats.players if player and player.account not in ("", account)]
    for other in others:
        if await ratings.read(lambda db, _, other=other: met_enough(db, account, other, time())):  # type: ignore[misc]
            raise TableError("rated_enough", {"rule": "TABLE-24"})
