"""Ratings as pages show them: of a player, after a game, and in a leaderboard."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.community.ratings.model import RatingPace, SeatClass

UnratedReason = Literal["", "casual", "aborted", "enough", "bots", "void", "later"]


class RatingKeyInfo(Struct, frozen=True):
    """Kind of games that is rated apart."""

    game: str
    pace: RatingPace
    seats: SeatClass


class RatingInfo(Struct, frozen=True):
    """A rating: points ± spread; provisional while it is uncertain."""

    key: RatingKeyInfo
    points: int
    spread: int
    provisional: bool
    games: int
    last: float  # seconds since 1970


class RatingChangeInfo(Struct, frozen=True):
    """Change of one player's rating by a game; `against` is how much higher the others were rated on average."""

    seat: int
    before: int
    after: int
    spread: int
    provisional: bool
    expected: float  # chance to win that the player's side had
    against: int


class RatingCardInfo(Struct, frozen=True):
    """Ratings after a game, or why it moved none."""

    reason: UnratedReason
    key: RatingKeyInfo | None
    changes: tuple[RatingChangeInfo, ...] = ()


class RatingPoint(Struct, frozen=True):
    """A point of a rating's history."""

    ended: float
    points: int
    spread: int
    table: str


class PlayedResult(Struct, frozen=True):
    """A finished game of a player, with the others of it; an empty name is a deleted account's."""

    table: str
    game: str
    ended: float
    rated: bool
    score: float  # 1 won, 0 lost, 0.5 shared
    others: tuple[str, ...]
    change: int | None = None


class PlacementBot(Struct, frozen=True):
    """Bot of about the player's strength, and how many games with bots still count."""

    game: str
    bot: str
    left: int


class SuitableLevel(Struct, frozen=True):
    """Level of the bots that is nearest to the caller's rating in a game."""

    game: str
    bot: str


class PersonRatings(Struct, frozen=True):
    """Ratings of a player, with their history by the index of the rating, and the newest results."""

    name: str
    ratings: tuple[RatingInfo, ...]
    history: tuple[tuple[RatingPoint, ...], ...]
    results: tuple[PlayedResult, ...]
    against_me: tuple[int, int, int] | None = None  # games that they won, shared and lost against the caller


class LeaderRow(Struct, frozen=True):
    """Row of a leaderboard; equal lower bounds share a place."""

    place: int
    name: str
    points: int
    spread: int
    games: int


class SeasonRow(Struct, frozen=True):
    """Row of a season's table: games, games won, and points gained in the season."""

    place: int
    name: str
    games: int
    won: int
    gained: int


class Leaderboards(Struct, frozen=True):
    """Leaderboard and season of one key, and all keys that have ratings."""

    keys: tuple[RatingKeyInfo, ...]
    key: RatingKeyInfo | None
    rows: tuple[LeaderRow, ...]
    season: tuple[SeasonRow, ...]
    season_year: int
    season_quarter: int
    fewest: int  # games needed to be listed


class RatingChoices(Struct, frozen=True, forbid_unknown_fields=True):
    """Choices of a player about ratings: to be listed in leaderboards or not."""

    listed: bool


VoidReason = Annotated[str, Meta(max_length=300)]
