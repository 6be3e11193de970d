"""Team matches and duplicate play: announcing and joining one, line-ups, tables, deals and results."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.schemas.common import Count, DiceWord, Facts, IdempotencyKey, Name, Title
from pelipoyta.server.schemas.series import ContestVerdict
from pelipoyta.table.model import Timing

Form = Literal["teams", "duplicate"]
Side = Annotated[int, Meta(ge=0, le=1)]


class NewTeamMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Request of an organiser to announce a team match (CONTEST-20)."""

    game: str
    form: Form
    size: Count = 0  # players of a team
    seats: Count = 2  # at each table
    options: Facts = field(default_factory=dict)
    title: Title = ""
    sides: Annotated[tuple[Name, ...], Meta(max_length=2)] = ()  # the names of the teams
    time: Timing | None = None
    tables: Count = 0  # of each deal, in duplicate play (CONTEST-25)
    deals: Count = 0
    key: IdempotencyKey | None = None


class JoinTeamMatch(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    side: Side = 0
    key: IdempotencyKey | None = None
    word: DiceWord = ""  # mixed into the dice of every table (CONTEST-24)


class TeamMatchEntrantInfo(Struct, frozen=True):
    name: str
    bot: str
    side: int
    here: bool  # true while tables are hidden, even for a player who has left (CONTEST-19)
    reissued: int  # how often the ticket was issued anew


class TeamMatchTable(Struct, frozen=True):
    """A table; its result is shown when all tables of its set have ended."""

    table: str
    players: tuple[int, ...]  # the entrant of each seat
    laid: bool
    scores: tuple[float, ...] | None
    why: str


class DealInfo(Struct, frozen=True):
    """A deal that has ended at all tables: by table and seat the result, and the share of equals it beats."""

    results: tuple[tuple[float, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    pars: tuple[float, ...]  # by seat, the mean result of the players who had it
    luck: tuple[float, ...]  # by seat, its par less the mean of all pars


class DuplicateStanding(Struct, frozen=True):
    """A row of the standings, split into the expected result, luck and play (CONTEST-27)."""

    rank: int
    entrant: int
    total: float
    deals: int
    result: float
    fair: float
    luck: float
    play: float


class DuplicateInfo(Struct, frozen=True):
    """Duplicate play: the same chance at several tables; deals still played anywhere are left out (CONTEST-24)."""

    tables: int
    deals: int
    commitment: str  # to the chance of all deals
    way: Literal["matchpoints", "points"]
    dealt: tuple[DealInfo, ...]
    rows: tuple[DuplicateStanding, ...]


class TeamMatchInfo(Struct, frozen=True):
    """A team match as every viewer sees it, and the caller's part in it."""

    id: str
    game: str
    form: Form
    title: str
    seats: int
    teams: tuple[int, ...]  # of each seat
    size: int
    sides: tuple[str, ...]
    time: Timing | None
    state: Literal["open", "playing", "over"]
    entrants: tuple[TeamMatchEntrantInfo, ...]
    captains: tuple[int | None, ...]
    given: tuple[bool, ...]  # by side, whether its line-up has been given
    line_up: tuple[int, ...]  # the line-up of the caller's own team, for its captain
    sets: tuple[tuple[TeamMatchTable, ...], ...]
    wins: tuple[int, ...]  # by team, over the sets that have ended
    verdict: ContestVerdict | None
    organiser: bool
    entrant: int | None
    duplicate: DuplicateInfo | None


class TeamMatchAction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of the actions in a team match; the actor's token is sent as bearer."""


class AddBot(TeamMatchAction, frozen=True, tag="add_bot"):
    bot: Annotated[str, Meta(max_length=40)]
    side: Side = 0


class LeaveTeamMatch(TeamMatchAction, frozen=True, tag="leave"):
    entrant: Count


class NameCaptain(TeamMatchAction, frozen=True, tag="captain"):
    entrant: Count


class GiveLineUp(TeamMatchAction, frozen=True, tag="line_up"):
    """Give the line-up: the entrant at the first table, at the second, and so on."""

    order: Annotated[tuple[Count, ...], Meta(max_length=64)]


class BeginTeamMatch(TeamMatchAction, frozen=True, tag="begin"):
    pass


TeamMatchCommand = AddBot | LeaveTeamMatch | NameCaptain | GiveLineUp | BeginTeamMatch
