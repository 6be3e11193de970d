"""Players by name for pages of ratings, and what ratings forbid when two sit down."""

from sqlalchemy import Connection

from pelipoyta.community.accounts.account_rows import account_named
from pelipoyta.community.ratings.book import DAY
from pelipoyta.community.ratings.model import SeatClass
from pelipoyta.community.ratings.rows import MOST_A_DAY, RatingRows
from pelipoyta.community.results import rows as results
from pelipoyta.server.ratings.readings import person_ratings
from pelipoyta.server.schemas.people.ratings import PersonRatings


def ratings_of_name(db: Connection, rows: RatingRows, name: str, caller: str) -> PersonRatings | None:
    """Ratings of the account of this name; None where there is none."""
    account = account_named(db, name)
    if account is None or account.deleted is not None:
        return None
    return person_ratings(db, rows, account.id, account.name, caller)


def met_enough(db: Connection, one: str, other: str, now: float) -> bool:
    """True if no further game of these two counts today (TABLE-24)."""
    today = results.between(db, one, other, now - now % DAY)
    void = results.void_ids(db, [result.id for result in today])
    rated = [result for result in today if result.rated and result.id not in void]
    return len([result for result in rated if result.key.seats == SeatClass.TWO]) >= MOST_A_DAY
