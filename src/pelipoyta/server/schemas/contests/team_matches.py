"""Team matches and duplicate play: announcing and joining one, line-ups, tables, deals and results."""

from typing import Literal

from msgspec import Struct

from pelipoyta.contests.team_match.commands import JoinTeam, TeamMatchPlan
from pelipoyta.contests.team_match.commands import TeamMatchCommand as TeamMatchCommand
from pelipoyta.contests.team_match.duplicate import DuplicateStanding, Way
from pelipoyta.contests.team_match.model import Form
from pelipoyta.server.schemas.common import IdempotencyKey
from pelipoyta.server.schemas.contests.series import ContestVerdict
from pelipoyta.table.model import Timing
from pelipoyta.table.watching import Listing


class NewTeamMatch(TeamMatchPlan, frozen=True):
    """Request of an organiser to announce a team match (CONTEST-20)."""

    key: IdempotencyKey | None = None


class JoinTeamMatch(JoinTeam, frozen=True):
    """Request to join a team match."""

    key: IdempotencyKey | None = None


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
    rounds: tuple[int, ...]  # by table, those played to their end; two tables compare up to the fewer (CONTEST-23)


class DuplicateInfo(Struct, frozen=True):
    """Duplicate play: the same chance at several tables; deals still played anywhere are left out (CONTEST-24)."""

    tables: int
    deals: int
    commitment: str  # to the chance of all deals
    way: Way
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
    begins: float | None = None  # seconds since 1970
    listing: Listing = "private"
    club: str = ""
