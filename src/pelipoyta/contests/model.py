"""The nouns of a contest: what was agreed, and the lines of its log."""

from msgspec import Struct

from pelipoyta.kernel.game import Marks

LONGEST_PAUSE = 3600.0  # seconds


class Terms(Struct, frozen=True):
    """What is played: one of the house's forms with its number, or the name of a contest of the game's own book."""

    form: str
    count: int = 0
    pause: float = 0.0  # seconds between a game's end and the next table


class Kind(Struct, frozen=True):
    """What the header of any contest's log says of its kind; a series says nothing."""

    kind: str = ""


class SeriesHeader(Struct, frozen=True):
    """What a contest is from its first moment on."""

    id: str
    game: str
    version: int  # of the rules
    seats: int
    teams: tuple[int, ...]  # of each seat
    terms: Terms
    created: float  # seconds since 1970


class ContestEntry(Struct, frozen=True, tag=True):
    """Base of everything a contest's log may hold."""


class Began(ContestEntry, frozen=True):
    """A table was laid for the next game; `players` says who of the contest has each seat."""

    table: str
    players: tuple[int, ...]


class Ended(ContestEntry, frozen=True):
    """A game ended; all of it by seat. Names as they were then, so that they outlive the table."""

    table: str
    scores: tuple[float, ...]
    why: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    marks: Marks = {}


class Reissued(ContestEntry, frozen=True):
    """A new ticket for a meeting or a tournament; the one before is void."""

    entrant: int
    key: str


class SeriesLine(Struct, frozen=True):
    entry: Began | Ended
    time: float = 0.0
