"""Terms of a league and the events of its log."""

import tomllib
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

TieBreak = Literal["points", "direct", "sonneborn", "wins", "lot"]
MOST_PLAYERS = 240
Person = str
PlaceReason = Literal["up", "down", "stay", "left"]


class LeagueTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Terms of a league, as its organiser writes them; they never change."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    form: Literal["divisions"] = "divisions"
    rounds: Literal["round-robin"] = "round-robin"
    size: Annotated[int, Meta(ge=2, le=12)] = 6  # players of a division
    up: Annotated[int, Meta(ge=0, le=4)] = 2
    down: Annotated[int, Meta(ge=0, le=4)] = 2
    games: Annotated[int, Meta(ge=1, le=4)] = 2  # of each pair
    round_days: Annotated[int, Meta(ge=1, le=28)] = 7
    turn_days: Annotated[int, Meta(ge=1, le=14)] = 3  # time for each turn
    points: Annotated[tuple[int, int, int], Meta(description="win, draw, loss")] = (3, 1, 0)
    ties: tuple[TieBreak, ...] = ("points", "direct", "sonneborn", "wins", "lot")
    rated: bool = True
    listing: Literal["private", "open"] = "private"  # open: listed in the lobby
    begins: float | None = None  # when the first season begins by itself, in seconds since 1970

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("a league has a name")
        if self.up + self.down > self.size:
            raise ValueError("not more players can change divisions than there are")
        if not self.points[0] >= self.points[1] >= self.points[2] >= 0:
            raise ValueError("a win is worth at least a draw, a draw at least a loss")
        if self.ties[:1] != ("points",) or len(set(self.ties)) != len(self.ties):
            raise ValueError("points come first, and each tie-break once")


def terms_of_toml(text: str) -> LeagueTerms:
    """Terms written as TOML. Raises ValueError."""
    return msgspec.convert(tomllib.loads(text), LeagueTerms)


class LeagueEvent(Struct, frozen=True, tag=True, tag_field="type"):
    """Base of a league's events."""


class LeagueJoined(LeagueEvent, frozen=True):
    """A person will play from the next season on."""

    person: Person


class LeagueLeft(LeagueEvent, frozen=True):
    """A person will not play the next season; in a running one the games are struck or lost."""

    person: Person


class SeasonBegan(LeagueEvent, frozen=True):
    """A season of these divisions begins; `lot` decides what no tie-break does."""

    divisions: tuple[tuple[Person, ...], ...]
    lot: int


class RoundOpened(LeagueEvent, frozen=True):
    """The fixtures of a round are played from now on."""

    round: int


class LeagueTableMade(LeagueEvent, frozen=True):
    """The table of a game of a fixture."""

    fixture: int
    number: int
    table: str


class LeagueGameEnded(LeagueEvent, frozen=True):
    """Score of the fixture's first player: 1, 0.5 or 0; `how` is "played" or the reason why it was not."""

    fixture: int
    number: int
    score: float
    how: Literal["played", "timeout", "resigned"] = "played"


class PlaceChange(Struct, frozen=True):
    """Line of the end of a season: where a player goes, and why."""

    person: Person
    division: int
    rank: int
    to: int
    why: PlaceReason


class SeasonEnded(LeagueEvent, frozen=True):
    """The season is over; each player has a line that says where to and why."""

    changes: tuple[PlaceChange, ...]


class LeagueClosed(LeagueEvent, frozen=True):
    """The organiser ended the league."""


AnyLeagueEvent = (
    LeagueJoined
    | LeagueLeft
    | SeasonBegan
    | RoundOpened
    | LeagueTableMade
    | LeagueGameEnded
    | SeasonEnded
    | LeagueClosed
)
