"""Data types of a tournament: header, entries and lines of its log."""

from typing import Literal

from msgspec import Raw, Struct, field

from pelipoyta.contests.model import Calendar, ContestEntry, GameEnded, Reissued
from pelipoyta.kernel.optional.limited import Booster, Way
from pelipoyta.table.model import Timing

System = Literal["swiss", "robin", "knockout"]
KIND = "tournament"


class Boosters(Struct, frozen=True):
    """Booster settings: sealed or draft, boosters for each entrant, and seconds for a pick (0: no limit)."""

    way: Way
    each: int
    pace: int = 0
    most: int = 8  # who can open them together


class TournamentHeader(Struct, frozen=True):
    """Header of a tournament's log."""

    id: str
    game: str
    version: int  # of the rules
    seats: int  # at each table
    teams: tuple[int, ...]  # of each seat
    options: Raw
    system: System
    rounds: int  # of a Swiss; any other has as many as it takes
    title: str
    bots: bool  # whether the organiser may enter bots (CONTEST-8)
    check_in: bool  # whether entrants must say that they are there (CONTEST-8)
    auto: bool  # whether the next round is paired by itself
    host: str  # the organiser's key
    created: float  # seconds since 1970
    kind: str = KIND
    time: Timing | None = None  # at every table (TABLE-16)
    boosters: Boosters | None = None  # what it begins with (CONTEST-17)
    partners: bool = False  # team mates enter together and stay so (CONTEST-30)
    calendar: Calendar = Calendar()


class SignedUp(ContestEntry, frozen=True, omit_defaults=True):
    """An entrant signed up: a person with a secret key, or a bot by its name."""

    name: str
    key: str = ""
    bot: str = ""
    brings: dict[str, str] = field(default_factory=dict)
    team: int = -1  # its number, where partners enter together (CONTEST-30)
    team_name: str = ""  # of the founder
    account: str = ""  # of a signed-in person, whose name is looked up when it is shown


class CheckedIn(ContestEntry, frozen=True):
    entrant: int


class Withdrew(ContestEntry, frozen=True):
    entrant: int


class Pairing(Struct, frozen=True):
    """A table, and which entrant has each of its seats."""

    table: str
    players: tuple[int, ...]


class Paired(ContestEntry, frozen=True):
    """A round was paired: its tables, and the entrants who have a bye (CONTEST-11)."""

    tables: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()


class Settled(ContestEntry, frozen=True):
    """The organiser settled a game, by seat; `before` are the scores until then, for the audit trail."""

    table: str
    scores: tuple[float, ...]
    note: str
    before: tuple[float, ...] | None
    awarded: bool = False  # the game was not played (CONTEST-15)


class BoostersOpened(ContestEntry, frozen=True, tag="Opened"):
    """Boosters were opened for every entrant who was there (CONTEST-17)."""

    players: tuple[int, ...]
    boosters: tuple[tuple[Booster, ...], ...]
    sheets: dict[str, tuple[int, ...]]  # what could be in them then, so that they can be checked when there is more


class CardTaken(ContestEntry, frozen=True, tag="Took"):
    """An entrant chose a card of their pack (CONTEST-18)."""

    entrant: int
    card: int


class Built(ContestEntry, frozen=True):
    entrant: int
    brings: dict[str, str]


class EntrantReplaced(ContestEntry, frozen=True, tag="Replaced"):
    """A bot took over for an entrant who left (CONTEST-18)."""

    entrant: int
    bot: str


class Closed(ContestEntry, frozen=True):
    """The organiser closed the tournament; played games count."""


DraftEntry = BoostersOpened | CardTaken | Built | EntrantReplaced
AnyEntry = SignedUp | CheckedIn | Withdrew | Reissued | Paired | GameEnded | Settled | Closed | DraftEntry


class TournamentLine(Struct, frozen=True):
    entry: AnyEntry
    time: float = 0.0
