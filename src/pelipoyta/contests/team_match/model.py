"""Data types of a team match: header, entries and lines of its log."""

from typing import Literal

from msgspec import Raw, Struct

from pelipoyta.contests.model import Calendar, ContestEntry, GameEnded, Reissued
from pelipoyta.table.model import Timing

Form = Literal["teams", "duplicate"]
KIND = "meeting"  # what headers of stored logs say
TEAMS = 2


class TeamMatchHeader(Struct, frozen=True):
    """Header of a team match's log."""

    id: str
    game: str
    version: int  # of the rules
    form: Form
    seats: int  # at each table
    size: int  # players of a team; in duplicate play, of all
    options: Raw
    title: str
    sides: tuple[str, ...]  # what the teams are called; none in duplicate play
    time: Timing | None
    host: str  # the organiser's key
    created: float  # seconds since 1970
    kind: str = KIND
    tables: int = 0  # of each deal (CONTEST-25)
    deals: int = 0
    calendar: Calendar = Calendar()

    @property
    def places(self) -> int:
        return self.size * max(1, len(self.sides))


class EntrantJoined(ContestEntry, frozen=True, tag="Joined", omit_defaults=True):
    """An entrant joined a team: a person with a secret key, or a bot by its name."""

    name: str
    key: str = ""
    bot: str = ""
    side: int = 0
    word: str = ""  # for the dice of all tables alike (CONTEST-24)
    account: str = ""  # of a signed-in person, whose name is looked up when it is shown


class EntrantLeft(ContestEntry, frozen=True, tag="Left"):
    """An entrant left: before tables are laid the place is free again, after that the game is resigned (CONTEST-22)."""

    entrant: int


class Captained(ContestEntry, frozen=True):
    """An entrant became captain of their team."""

    entrant: int


class LinedUp(ContestEntry, frozen=True):
    """A captain gave a line-up, secret until all are in: who plays at the first table, the second … (CONTEST-21)."""

    side: int
    order: tuple[int, ...]


class TableSeating(Struct, frozen=True):
    """A table, and which entrant has each of its seats."""

    table: str
    players: tuple[int, ...]


class Laid(ContestEntry, frozen=True):
    """Line-ups were opened and tables named, in sets hidden from one another; `waits` are laid later (KV-G2)."""

    sets: tuple[tuple[TableSeating, ...], ...]
    waits: tuple[str, ...] = ()


class Followed(ContestEntry, frozen=True):
    """A table that waited for another was laid."""

    table: str


class SetOpened(ContestEntry, frozen=True, tag="Opened"):
    """All games of a set ended; stored together, so that the log does not tell which ended first (CONTEST-19)."""

    set: int
    games: tuple[GameEnded, ...]


AnyEntry = EntrantJoined | EntrantLeft | Reissued | Captained | LinedUp | Laid | Followed | SetOpened


class TeamMatchLine(Struct, frozen=True):
    entry: AnyEntry
    time: float = 0.0
