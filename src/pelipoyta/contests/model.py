"""Data types common to contests, and the log lines of a series."""

from msgspec import Struct

from pelipoyta.kernel.game import Marks
from pelipoyta.table.watching import Listing

LONGEST_PAUSE = 3600.0  # seconds


class Terms(Struct, frozen=True):
    """Form of a series: best of, first to or every one of `count`, or a contest of the game's own rules by its name."""

    form: str
    count: int = 0
    pause: float = 0.0  # seconds between a game's end and the next table
    partners: bool = False  # team mates stay together in all games (CONTEST-6)


class Calendar(Struct, frozen=True, omit_defaults=True):
    """Start time of a contest, and the lists that name it; by default its link alone leads to it (CONTEST-31)."""

    begins: float | None = None  # seconds since 1970
    listing: Listing = "private"
    club: str = ""
    organiser: str = ""  # account of who listed it


class ContestKind(Struct, frozen=True):
    """The part of every contest's header that names its kind; empty for a series."""

    kind: str = ""


class SeriesHeader(Struct, frozen=True):
    """Header of a series' log."""

    id: str
    game: str
    version: int  # of the rules
    seats: int
    teams: tuple[int, ...]  # of each seat
    terms: Terms
    created: float  # seconds since 1970


class ContestEntry(Struct, frozen=True, tag=True):
    """Base of all entries of contest logs."""


class GameBegan(ContestEntry, frozen=True, tag="Began"):
    """The table of the next game was laid; `players` is the player of each seat."""

    table: str
    players: tuple[int, ...]


class GameEnded(ContestEntry, frozen=True, tag="Ended"):
    """A game ended; everything by seat. Names are kept as they were, so that they outlive the table."""

    table: str
    scores: tuple[float, ...]
    why: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    marks: Marks = {}


class Reissued(ContestEntry, frozen=True):
    """An entrant got a new ticket; the old one is void."""

    entrant: int
    key: str


class SeriesLine(Struct, frozen=True):
    entry: GameBegan | GameEnded
    time: float = 0.0
