"""The featured game of a server: chosen from rows every few seconds, when somebody asks; without games the week's best.

Nothing in it is newer than what onlookers of the table may see (TABLE-25).
"""

import asyncio
from statistics import fmean
from time import time
from typing import TYPE_CHECKING

from pelipoyta.community.listing.featured import FRESH, UNSETTLED, Featured, FeaturedCandidate, choose
from pelipoyta.community.ratings.book import RatingBook, is_provisional
from pelipoyta.community.ratings.model import RatingKey, RatingPace
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.server.schemas.websocket.lobby import FeaturedGame
from pelipoyta.table.access.listing import listing_access

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.ratings.rows import RatingRows

AGAIN = 5.0  # seconds for which a choice holds
WEEK = 7 * 86_400.0
MOST = 300  # tables that are looked at


class FeaturedService:
    """Chooses the featured game; a cache, which each process may fill by itself."""

    def __init__(self, ratings: RatingService) -> None:
        self._ratings = ratings
        self._shown: Featured | None = None
        self._told: FeaturedGame | None = None
        self._people: frozenset[str] = frozenset()
        self._looked = -AGAIN
        self._looking = asyncio.Lock()

    async def look(self, blocked: frozenset[str] = frozenset()) -> FeaturedGame | None:
        """The featured game; none for a reader who is kept apart from one of its players by a block."""
        async with self._looking:
            if not 0 <= time() - self._looked < AGAIN:  # or the clock was set back
                self._told = await self._ratings.read(self._choose)
                self._looked = time()
        return None if self._people & blocked else self._told

    def _choose(self, db: "Connection", ratings: "RatingRows") -> FeaturedGame | None:
        from pelipoyta.server.lobby.featured.rows import best_finished, refusing, running

        now = time()
        refused = refusing(db)
        rows = {name: row for name, row in running(db, MOST).items() if may_feature(row, now, refused)}
        points = {name: _points(db, ratings, row) for name, row in rows.items()}
        found = [FeaturedCandidate(name, points[name], row.before) for name, row in rows.items()]
        self._shown = choose(found, self._shown, now)
        if self._shown is not None:
            return self._tell(db, self._shown.table, rows[self._shown.table], finished=False)
        best = best_finished(db, now - WEEK, now, refused)
        return self._tell(db, *best, finished=True) if best else None

    def _tell(self, db: "Connection", table: str, row: IndexedTable, *, finished: bool) -> FeaturedGame:
        from pelipoyta.server.lobby.featured.rows import names_at

        self._people = frozenset(seat.account for seat in row.seats if seat.account)
        return FeaturedGame(table=table, game=row.game, names=names_at(db, row), finished=finished, watch=row.watch)


def may_feature(row: IndexedTable, now: float, refused: frozenset[str]) -> bool:
    """True for a game that everybody may watch, without bots, in which onlookers have just seen a choice.

    Of a game that onlookers see later only its beginning counts: a younger choice is none of theirs.
    """
    known = listing_access(row, now)
    if not (known.public and known.watched and known.phase == "playing"):
        return False
    if any(seat.bot or seat.stand_in or seat.account in refused for seat in row.seats) or row.pace not in FRESH:
        return False
    seen = row.changed if known.live else (row.started or 0.0) + 1800
    return now - seen < FRESH[row.pace]


def _points(db: "Connection", ratings: "RatingRows", row: IndexedTable) -> float:
    """Mean of the players' settled ratings in games of two."""
    key, people = RatingKey(row.game, RatingPace.LIVE), [seat.account for seat in row.seats if seat.account]
    book = ratings.book(db, row.game, people)
    return fmean(_settled(book, key, seat.account) for seat in row.seats)


def _settled(book: RatingBook, key: RatingKey, person: str) -> float:
    skill = book.skill(key, person) if person else None
    if skill is None or is_provisional(skill):
        return UNSETTLED
    return book.scale.points(key, skill)
