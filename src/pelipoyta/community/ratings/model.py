"""Results that count for ratings, and the ratings that follow from them."""

from enum import StrEnum

from msgspec import Struct


class RatingPace(StrEnum):
    """Live games and games over days are rated apart."""

    LIVE = "live"
    DAYS = "days"


class SeatClass(StrEnum):
    """Two sides of one, teams, or three and more single players."""

    TWO = "two"
    TEAMS = "teams"
    MANY = "many"


class RatingKey(Struct, frozen=True, order=True):
    """Key of a rating: game, pace and seats are rated apart; `variant` is empty for the rules of the book."""

    game: str
    pace: RatingPace = RatingPace.LIVE
    seats: SeatClass = SeatClass.TWO
    variant: str = ""


class RatedResult(Struct, frozen=True, kw_only=True):
    """Result of one rated game; a lower rank is better, and equal ranks are a draw.

    `vanished` are players who left their team mates alone: the mates lose half of what they would lose.
    """

    id: str
    ended: float  # seconds since 1970, by the wall clock
    key: RatingKey
    sides: tuple[tuple[str, ...], ...]
    ranks: tuple[int, ...]
    vanished: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        players = [player for side in self.sides for player in side]
        if len(self.sides) < 2 or len(self.sides) != len(self.ranks) or not all(self.sides):
            raise ValueError("a result has two or more sides with players, and a rank for each side")
        if len(set(players)) != len(players):
            raise ValueError("a player is on one side only")
        if not set(self.vanished) <= set(players):
            raise ValueError("only players of the game can have vanished")


class Skill(Struct, frozen=True):
    """Estimate of a player's strength on openskill's scale, with its uncertainty."""

    mu: float
    sigma: float
    games: int = 0
    against_bots: int = 0
    last: float = 0.0  # end of the newest result


class RatingChange(Struct, frozen=True):
    """Change of one rating by one result; `expected` is the chance to win that the player's side had."""

    player: str
    key: RatingKey
    before: Skill
    after: Skill
    expected: float
