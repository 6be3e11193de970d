"""What travels by HTTP of contests; http_messages.py has all else."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.server.schemas.live import Count, Facts


class BookContest(Struct, frozen=True):
    """A contest of the game's own book: so many games for so many players."""

    name: str
    rule: str
    seats: int
    games: int


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """More than one game: best of `count`, first to win `count`, every one of `count`; or a contest of the book's."""

    form: Annotated[str, Meta(max_length=40)]
    count: Count = 0
    pause: Annotated[float, Meta(ge=0, le=3600)] = 15.0  # seconds between a game's end and the next table


class ContestPlayer(Struct, frozen=True):
    name: str
    bot: str


class ContestRound(Struct, frozen=True):
    """A game of a contest; what came of it is told when it is over, by player."""

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
    who: int | None  # the player it speaks of


class ContestVerdict(Struct, frozen=True):
    """1 won, 0 lost, 0.5 shared, by player; the rule, and how it was reckoned."""

    scores: tuple[float, ...]
    rule: str
    steps: tuple[ReckonedStep, ...]


class ContestInfo(Struct, frozen=True):
    """A contest as everyone sees it."""

    id: str
    game: str
    form: str
    book: bool  # the form is of the game's own book
    count: int
    most: int  # games there can be
    players: tuple[ContestPlayer, ...]
    rounds: tuple[ContestRound, ...]
    score: tuple[float, ...]
    next_in: float | None  # seconds until the next table is laid
    verdict: ContestVerdict | None
