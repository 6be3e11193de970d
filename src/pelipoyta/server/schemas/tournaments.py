"""What travels by HTTP of tournaments."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.schemas.http import Brings, Key
from pelipoyta.server.schemas.live import Count, Facts, Name
from pelipoyta.table.model import Timing

Title = Annotated[str, Meta(max_length=60)]
Score = Annotated[float, Meta(ge=0, le=1)]


class NewBoosters(Struct, frozen=True, forbid_unknown_fields=True):
    """What it begins with (CONTEST-17): 0 boosters are as many as usual, 0 seconds as long as one likes."""

    way: Literal["sealed", "draft"]
    each: Annotated[int, Meta(ge=0, le=99)] = 0
    pace: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as its organiser announces it (CONTEST-8)."""

    game: str
    seats: Count
    system: Literal["swiss", "robin", "knockout"]
    rounds: Count = 0  # of a Swiss
    options: Facts = field(default_factory=dict)
    title: Title = ""
    bots: bool = False
    check_in: bool = False
    auto: bool = False  # the next round is paired by itself
    time: Timing | None = None  # how much time players have at every table (TABLE-16)
    boosters: NewBoosters | None = None
    partners: bool = False  # team mates enter together and stay so (CONTEST-30)
    key: Key | None = None


class Announced(Struct, frozen=True):
    """The token is the organiser's: whoever has it may do what organisers do."""

    id: str
    token: str


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """`team` is its name, where partners enter together; whoever is the first to name it founds it (CONTEST-30)."""

    name: Name = ""
    team: Name = ""
    brings: Brings = field(default_factory=dict)
    key: Key | None = None


class Ticket(Struct, frozen=True):
    """The token opens the entrant's seat at every table of the tournament."""

    entrant: int
    token: str


class EntrantInfo(Struct, frozen=True):
    name: str
    bot: str
    state: Literal["signed", "in", "out"]
    team: int  # -1 where partners do not stay together


class SettledInfo(Struct, frozen=True):
    """One step of a result's trail, by seat."""

    scores: tuple[float, ...]
    before: tuple[float, ...] | None
    note: str
    awarded: bool
    time: float


class TournamentGame(Struct, frozen=True):
    """A table of a round; while it is played, nothing but who plays is told (CONTEST-7)."""

    table: str
    players: tuple[int, ...]  # the entrant of each seat
    scores: tuple[float, ...] | None
    awarded: bool
    again: bool  # some of them have met before, because it could not be paired otherwise
    trail: tuple[SettledInfo, ...]


class TournamentRound(Struct, frozen=True):
    games: tuple[TournamentGame, ...]
    byes: tuple[int, ...]


class StandingRow(Struct, frozen=True):
    """`by` is the tie-break that put them below the one above; "points", or "" where they share the place.

    Where partners stay together, `entrant` is the number of the team.
    """

    entrant: int
    rank: int
    points: float
    breaks: dict[str, float]
    by: str


class BoostersInfo(Struct, frozen=True):
    """How far it is with the boosters, for everyone to see; nothing of what is in them."""

    way: Literal["sealed", "draft"]
    each: int
    pace: int
    opened: int  # boosters each has opened
    picks: int  # cards everyone has taken
    late: tuple[int, ...]  # the entrants whom the others wait for
    commitments: tuple[str, ...]  # to the seeds of the boosters, by place


class PoolInfo(Struct, frozen=True):
    """What one entrant has of the boosters; nobody else gets it. `seed` is empty while packs go round."""

    entrant: int
    place: int
    at: int  # cards everyone has taken
    pack: tuple[int, ...]
    chosen: int | None
    pool: tuple[int, ...]
    brings: dict[str, str]  # the deck, once it is handed in
    seed: str
    sheets: dict[str, tuple[int, ...]]
    holds: dict[str, int]
    option: str  # what the deck is brought as
    options: Facts  # of the tables it is played at


class TournamentInfo(Struct, frozen=True):
    """A tournament as everyone sees it, and who the asker is in it."""

    id: str
    game: str
    title: str
    system: Literal["swiss", "robin", "knockout"]
    seats: int
    teams: tuple[int, ...]
    rounds: int  # as many as there will be; 0 where that is not known yet
    bots: bool
    check_in: bool
    auto: bool
    state: Literal["open", "picking", "building", "ready", "playing", "between", "over"]
    entrants: tuple[EntrantInfo, ...]
    course: tuple[TournamentRound, ...]
    breaks: tuple[str, ...]
    standings: tuple[StandingRow, ...]
    organiser: bool
    entrant: int | None
    time: Timing | None = None  # at every table (TABLE-16)
    boosters: BoostersInfo | None = None
    team_names: tuple[str, ...] | None = None  # where partners stay together (CONTEST-30); empty: a team of bots


class Deed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what an organiser or an entrant does, with their token as bearer."""


class EnterBot(Deed, frozen=True, tag="enter_bot"):
    bot: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    team: Name = ""  # whose open place it takes; without one, bots make up teams of their own


class CheckIn(Deed, frozen=True, tag="check_in"):
    entrant: Count


class Withdraw(Deed, frozen=True, tag="withdraw"):
    entrant: Count


class PairRound(Deed, frozen=True, tag="pair"):
    pass


class SettleGame(Deed, frozen=True, tag="settle"):
    """`revision` is the length of the trail that was looked at."""

    table: Annotated[str, Meta(max_length=40)]
    scores: Annotated[tuple[Score, ...], Meta(max_length=16)]
    revision: Count
    note: Annotated[str, Meta(max_length=200)] = ""
    award: bool = False


class TakeCard(Deed, frozen=True, tag="take"):
    """A card of the pack before one; `at` is how many everyone had taken."""

    entrant: Count
    at: Count
    card: Count


class HandIn(Deed, frozen=True, tag="hand_in"):
    entrant: Count
    brings: Brings


class CloseEvent(Deed, frozen=True, tag="close"):
    pass


AnyDeed = EnterBot | CheckIn | Withdraw | PairRound | SettleGame | TakeCard | HandIn | CloseEvent
