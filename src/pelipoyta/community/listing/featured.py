"""The featured game: the running game of the strongest players that everybody may watch; a pure choice."""

from collections.abc import Sequence

from msgspec import Struct

UNSETTLED = 1300.0  # points of a player without a settled rating
LEAST = 60.0  # seconds for which a game is featured
BETTER = 1.17  # another one must be better by this to take its place
FRESH = {"quick": 60.0, "slow": 300.0, "free": 600.0}  # seconds since the last choice that onlookers saw, by pace


class FeaturedCandidate(Struct, frozen=True):
    """A running game that may be featured; `before` is the table that it is the rematch of."""

    table: str
    points: float  # of its players, on average
    before: str = ""


class Featured(Struct, frozen=True):
    """The featured game, and since when it is."""

    table: str
    since: float


def choose(candidates: Sequence[FeaturedCandidate], now_shown: Featured | None, now: float) -> Featured | None:
    """The game to feature now: the former one, unless it is gone, or another is much better; its rematch first."""
    if not candidates:
        return None
    best = max(candidates, key=lambda each: (each.points, each.table))
    if now_shown is None:
        return Featured(best.table, now)
    former = next((each for each in candidates if each.table == now_shown.table), None)
    if former is None:
        rematch = next((each for each in candidates if each.before == now_shown.table), best)
        return Featured(rematch.table, now)
    if now - now_shown.since < LEAST or best.points < BETTER * former.points:
        return now_shown
    return Featured(best.table, now)
