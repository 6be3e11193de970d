"""Tournaments: announcing and entering one, its rounds and standings, drafts, and organisers' actions."""

from typing import Literal

from msgspec import Struct, field

from pelipoyta.contests.tournament.commands import SignUp, TournamentPlan
from pelipoyta.contests.tournament.commands import TournamentCommand as TournamentCommand
from pelipoyta.contests.tournament.model import System
from pelipoyta.contests.tournament.standings import TournamentStanding
from pelipoyta.kernel.optional.limited import Way
from pelipoyta.server.schemas.common import Facts, IdempotencyKey
from pelipoyta.table.model import Timing
from pelipoyta.table.watching import Listing


class NewTournament(TournamentPlan, frozen=True):
    """Request of an organiser to announce a tournament (CONTEST-8)."""

    key: IdempotencyKey | None = None


class Announced(Struct, frozen=True):
    """A new contest and the organiser's token; its holder may do everything that organisers do."""

    id: str
    token: str


class Enter(SignUp, frozen=True):
    """Request to enter a tournament."""

    key: IdempotencyKey | None = None


class Ticket(Struct, frozen=True):
    """An entrant and the token for the entrant's seat at every table of the contest; empty for a signed-in one."""

    entrant: int
    token: str


class EntrantInfo(Struct, frozen=True):
    name: str
    bot: str
    state: Literal["signed", "in", "out"]
    team: int  # -1 where partners do not stay together
    reissued: int  # how often the ticket was issued anew (CONTEST-8)


class SettledInfo(Struct, frozen=True):
    """A correction of a result, with scores by seat."""

    scores: tuple[float, ...]
    before: tuple[float, ...] | None
    note: str
    awarded: bool
    time: float


class TournamentGameInfo(Struct, frozen=True):
    """A table of a round; while it is played, only the players are shown (CONTEST-7)."""

    table: str
    players: tuple[int, ...]  # the entrant of each seat
    scores: tuple[float, ...] | None
    awarded: bool
    again: bool  # some of the players have met before, because no other pairing was possible
    trail: tuple[SettledInfo, ...]


class TournamentRoundInfo(Struct, frozen=True):
    games: tuple[TournamentGameInfo, ...]
    byes: tuple[int, ...]


class BoostersInfo(Struct, frozen=True):
    """Progress of the draft as every viewer sees it; nothing of the boosters' contents."""

    way: Way
    each: int
    pace: int
    opened: int  # boosters that each player has opened
    picks: int  # cards that every player has taken
    late: tuple[int, ...]  # the entrants that the others wait for
    commitments: tuple[str, ...]  # to the seeds of the boosters, by place


class PoolInfo(Struct, frozen=True):
    """The caller's own pack, pool and deck. `seed` is empty while packs are passed on."""

    entrant: int
    place: int
    at: int  # cards that every player has taken
    pack: tuple[int, ...]
    chosen: int | None
    pool: tuple[int, ...]
    private_options: dict[str, str] = field(name="brings")  # the deck, once it is submitted
    seed: str
    sheets: dict[str, tuple[int, ...]]
    holds: dict[str, int]
    option: str  # the option that the deck is for
    options: Facts  # of the tables that it is played at


class TournamentInfo(Struct, frozen=True):
    """A tournament as every viewer sees it, and the caller's part in it."""

    id: str
    game: str
    title: str
    system: System
    seats: int
    teams: tuple[int, ...]
    rounds: int  # planned rounds; 0 while that is not known
    bots: bool
    check_in: bool
    auto: bool
    state: Literal["open", "picking", "building", "ready", "playing", "between", "over"]
    entrants: tuple[EntrantInfo, ...]
    course: tuple[TournamentRoundInfo, ...]
    breaks: tuple[str, ...]
    standings: tuple[TournamentStanding, ...]
    organiser: bool
    entrant: int | None
    time: Timing | None = None  # at every table (TABLE-16)
    boosters: BoostersInfo | None = None
    team_names: tuple[str, ...] | None = None  # where partners stay together (CONTEST-30); empty: a team of bots
    begins: float | None = None  # seconds since 1970
    listing: Listing = "private"
    club: str = ""
