"""Series: several games between the same players, and the verdict of any contest."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.server.schemas.common import Count, Facts


class BookContest(Struct, frozen=True):
    """A series that the game's rule book defines: a number of games for a number of players."""

    name: str
    rule: str
    seats: int
    games: int


class NewSeries(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for a series: best of `count`, first to win `count`, all of `count`; or one of the rule book."""

    form: Annotated[str, Meta(max_length=40)]
    count: Count = 0
    pause: Annotated[float, Meta(ge=0, le=3600)] = 15.0  # seconds between the end of a game and the next table
    partners: bool = False  # team mates stay together in all games (CONTEST-6)


class SeriesPlayer(Struct, frozen=True):
    name: str
    bot: str


class SeriesRoundInfo(Struct, frozen=True):
    """A game of a series; its result by player is shown when it is over."""

    table: str
    state: Literal["waiting", "playing", "over"]
    players: tuple[int, ...]  # the player of each seat
    points: tuple[float, ...] | None
    why: str
    marks: dict[str, tuple[int, ...]]


class ReckonedStep(Struct, frozen=True):
    """A sentence of a reckoning: `contest-step-<key>`, or the game's own `<game>-contest-<key>`."""

    key: str
    facts: Facts
    who: int | None  # the player that the sentence is about


class ContestVerdict(Struct, frozen=True):
    """1 won, 0 lost, 0.5 shared, by player; the rule, and how it was reckoned."""

    scores: tuple[float, ...]
    rule: str
    steps: tuple[ReckonedStep, ...]


class SeriesInfo(Struct, frozen=True):
    """A series as every viewer sees it."""

    id: str
    game: str
    form: str
    book: bool  # the form is defined by the game's rule book
    count: int
    most: int  # the largest possible number of games
    players: tuple[SeriesPlayer, ...]
    rounds: tuple[SeriesRoundInfo, ...]
    score: tuple[float, ...]
    next_in: float | None  # seconds until the next table is made
    verdict: ContestVerdict | None
