"""Tournaments: announcing and entering one, its rounds and standings, drafts, and organisers' actions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.schemas.common import Count, Facts, IdempotencyKey, Name, PrivateOptionTexts, Title
from pelipoyta.table.model import Timing

Score = Annotated[float, Meta(ge=0, le=1)]


class NewBoosters(Struct, frozen=True, forbid_unknown_fields=True):
    """Boosters that a tournament begins with (CONTEST-17); 0 boosters: the usual number, 0 seconds: no time limit."""

    way: Literal["sealed", "draft"]
    each: Annotated[int, Meta(ge=0, le=99)] = 0
    pace: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Request of an organiser to announce a tournament (CONTEST-8)."""

    game: str
    seats: Count
    system: Literal["swiss", "robin", "knockout"]
    rounds: Count = 0  # of a Swiss
    options: Facts = field(default_factory=dict)
    title: Title = ""
    bots: bool = False
    check_in: bool = False
    auto: bool = False  # the next round is paired automatically
    time: Timing | None = None  # how much time players have at every table (TABLE-16)
    boosters: NewBoosters | None = None
    partners: bool = False  # team mates enter together and stay so (CONTEST-30)
    key: IdempotencyKey | None = None


class Announced(Struct, frozen=True):
    """A new contest and the organiser's token; its holder may do everything that organisers do."""

    id: str
    token: str


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Request to enter; with partners, `team` is the team's name, and the first to use it creates it (CONTEST-30)."""

    name: Name = ""
    team: Name = ""
    private_options: PrivateOptionTexts = field(default_factory=dict, name="brings")
    key: IdempotencyKey | None = None


class Ticket(Struct, frozen=True):
    """An entrant and the token for the entrant's seat at every table of the contest."""

    entrant: int
    token: str


class EntrantInfo(Struct, frozen=True):
    name: str
    bot: str
    state: Literal["signed", "in", "out"]
    team: int  # -1 where partners do not stay together


class SettledInfo(Struct, frozen=True):
    """One correction of a result, with scores by seat."""

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


class StandingRow(Struct, frozen=True):
    """A row of the standings; `by` is the tie-break that ranks it below the row above: "points", "" for a shared rank.

    Where partners stay together, `entrant` is the number of the team.
    """

    entrant: int
    rank: int
    points: float
    breaks: dict[str, float]
    by: str


class BoostersInfo(Struct, frozen=True):
    """Progress of the draft as every viewer sees it; nothing of the boosters' contents."""

    way: Literal["sealed", "draft"]
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
    system: Literal["swiss", "robin", "knockout"]
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
    standings: tuple[StandingRow, ...]
    organiser: bool
    entrant: int | None
    time: Timing | None = None  # at every table (TABLE-16)
    boosters: BoostersInfo | None = None
    team_names: tuple[str, ...] | None = None  # where partners stay together (CONTEST-30); empty: a team of bots


class TournamentAction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of an organiser's or entrant's actions; their token is sent as bearer."""


class EnterBots(TournamentAction, frozen=True, tag="enter_bot"):
    bot: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    team: Name = ""  # the team whose open place it takes; without one, bots form teams of their own


class CheckInEntrant(TournamentAction, frozen=True, tag="check_in"):
    entrant: Count


class WithdrawEntrant(TournamentAction, frozen=True, tag="withdraw"):
    entrant: Count


class PairRound(TournamentAction, frozen=True, tag="pair"):
    pass


class SettleGame(TournamentAction, frozen=True, tag="settle"):
    """Correct a result; `revision` is the number of corrections that the organiser has seen."""

    table: Annotated[str, Meta(max_length=40)]
    scores: Annotated[tuple[Score, ...], Meta(max_length=16)]
    revision: Count
    note: Annotated[str, Meta(max_length=200)] = ""
    award: bool = False


class PickCard(TournamentAction, frozen=True, tag="take"):
    """Take a card of the entrant's pack; `at` is the number of cards that every player had taken."""

    entrant: Count
    at: Count
    card: Count


class SubmitDeck(TournamentAction, frozen=True, tag="hand_in"):
    entrant: Count
    private_options: PrivateOptionTexts = field(name="brings")


class CloseTournament(TournamentAction, frozen=True, tag="close"):
    pass


EntrantAction = CheckInEntrant | WithdrawEntrant | PickCard | SubmitDeck
TournamentCommand = EntrantAction | EnterBots | PairRound | SettleGame | CloseTournament
