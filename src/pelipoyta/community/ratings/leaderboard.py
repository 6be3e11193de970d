"""Leaderboard of a rating key: players whose rating is certain and recent, by what they are at least worth."""

from collections.abc import Collection

from msgspec import Struct

from pelipoyta.community.ratings.book import DAY, RatingBook
from pelipoyta.community.ratings.model import RatingKey
from pelipoyta.community.ratings.scale import SIGMA

CERTAIN = 0.35 * SIGMA
FEWEST_GAMES = 30
RECENT = 60 * DAY


class LeaderboardRow(Struct, frozen=True):
    """A player's place; equal lower bounds share it."""

    place: int
    player: str
    points: int
    spread: int
    games: int

    @property
    def at_least(self) -> int:
        return self.points - 2 * self.spread


def leaderboard(book: RatingBook, key: RatingKey, now: float, hidden: Collection[str] = ()) -> list[LeaderboardRow]:
    """Rows by points less two standard deviations; `hidden` players stay out by their own choice."""
    rows = [_row(book, key, player, now) for of, player in book.skills if of == key and player not in hidden]
    listed = sorted((row for row in rows if row), key=lambda row: (-row.at_least, row.player))
    best = [row.at_least for row in listed]
    return [_placed(row, best.index(row.at_least) + 1) for row in listed]


def _row(book: RatingBook, key: RatingKey, player: str, now: float) -> LeaderboardRow | None:
    skill = book.at(key, player, now)
    if skill.sigma > CERTAIN or skill.games < FEWEST_GAMES or now - skill.last > RECENT:
        return None
    points, spread = book.scale.points(key, skill), book.scale.spread(key, skill)
    return LeaderboardRow(place=0, player=player, points=round(points), spread=round(spread), games=skill.games)


def _placed(row: LeaderboardRow, place: int) -> LeaderboardRow:
    return LeaderboardRow(place=place, player=row.player, points=row.points, spread=row.spread, games=row.games)
