"""Leagues as their page shows them; people are numbers in `names`, and a deleted account has an empty name."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.community.leagues.model import LeagueTerms, PlaceReason


class LeagueRow(Struct, frozen=True):
    """Row of a division's table; `by` is what decided it against the row above."""

    entrant: int
    rank: int
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    by: str
    breaks: dict[str, float]
    parts: tuple[tuple[int, float], ...]  # points by opponent
    left: bool


class LeagueGameInfo(Struct, frozen=True):
    """A game of a fixture; the score is the first player's."""

    table: str
    score: float | None
    how: str


class FixtureInfo(Struct, frozen=True):
    """Two players who meet in a round."""

    round: int
    first: int
    second: int
    games: tuple[LeagueGameInfo, ...]


class DivisionInfo(Struct, frozen=True):
    """Table and fixtures of a division."""

    rows: tuple[LeagueRow, ...]
    fixtures: tuple[FixtureInfo, ...]


class PlaceChangeInfo(Struct, frozen=True):
    """Line of a season's end: the division a player goes to, and the reason."""

    entrant: int
    division: int
    rank: int
    to: int
    why: PlaceReason


class LeagueSeasonInfo(Struct, frozen=True):
    """A season with its divisions; `changes` once it is over."""

    number: int
    began: float
    rounds: int
    opened: int
    next_round: float | None  # when the next round opens
    over: bool
    divisions: tuple[DivisionInfo, ...]
    changes: tuple[PlaceChangeInfo, ...]


class LeagueInfo(Struct, frozen=True):
    """A league as one reader sees it."""

    id: str
    terms: LeagueTerms
    club: str
    names: tuple[str, ...]
    organiser: int
    members: tuple[int, ...]  # who play the next season
    me: int | None
    mine: bool  # the reader organises it
    closed: bool
    season: LeagueSeasonInfo | None


class ListedLeagueInfo(Struct, frozen=True):
    """A league in a list."""

    id: str
    name: str
    game: str
    over: bool


class NewLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for a league: its terms, or the same as TOML."""

    terms: LeagueTerms | None = None
    toml: Annotated[str, Meta(max_length=4000)] = ""
    club: Annotated[str, Meta(max_length=64)] = ""


class LeagueCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter, leave; and for the organiser: begin a season, or end the league."""

    do: Literal["enter", "leave", "begin", "close"]


class MadeLeague(Struct, frozen=True):
    """Id of a new league."""

    id: str
