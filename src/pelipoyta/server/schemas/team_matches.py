"""What travels by HTTP of meetings: two teams, and duplicate play."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.schemas.http import Key, Word
from pelipoyta.server.schemas.live import Count, Facts, Name
from pelipoyta.server.schemas.series import ContestVerdict
from pelipoyta.server.schemas.tournaments import Title
from pelipoyta.table.model import Timing

Form = Literal["teams", "duplicate"]
Side = Annotated[int, Meta(ge=0, le=1)]


class NewMeeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A meeting as its organiser announces it (CONTEST-20)."""

    game: str
    form: Form
    size: Count = 0  # players of a team
    seats: Count = 2  # at each table
    options: Facts = field(default_factory=dict)
    title: Title = ""
    sides: Annotated[tuple[Name, ...], Meta(max_length=2)] = ()  # what the teams are called
    time: Timing | None = None
    tables: Count = 0  # of each deal, in duplicate play (CONTEST-25)
    deals: Count = 0
    key: Key | None = None


class JoinMeeting(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    side: Side = 0
    key: Key | None = None
    word: Word = ""  # for the dice of all tables alike (CONTEST-24)


class MeetingEntrant(Struct, frozen=True):
    name: str
    bot: str
    side: int
    here: bool  # as far as that may be told: who leaves a hidden table is not told of (CONTEST-19)
    reissued: int  # how often their ticket was issued anew


class MeetingTable(Struct, frozen=True):
    """A table; what came of it is told when all tables of its set have ended."""

    table: str
    players: tuple[int, ...]  # the entrant of each seat
    laid: bool
    scores: tuple[float, ...] | None
    why: str


class DealInfo(Struct, frozen=True):
    """A deal that has ended at all tables; by table and seat what each got, and the part of their like they outdid."""

    results: tuple[tuple[float, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    pars: tuple[float, ...]  # by seat, what those got on average who had it
    luck: tuple[float, ...]  # by seat, how much more that is than the mean of all


class DuplicateRow(Struct, frozen=True):
    """Where one stands, and what that is made of: what anyone could expect, luck and play (CONTEST-27)."""

    rank: int
    entrant: int
    total: float
    deals: int
    result: float
    fair: float
    luck: float
    play: float


class DuplicateInfo(Struct, frozen=True):
    """The same chance at several tables; of deals that have not ended everywhere nothing (CONTEST-24)."""

    tables: int
    deals: int
    commitment: str  # to the chance of all deals
    way: Literal["matchpoints", "points"]
    dealt: tuple[DealInfo, ...]
    rows: tuple[DuplicateRow, ...]


class MeetingInfo(Struct, frozen=True):
    """A meeting as everyone sees it, and who the asker is in it."""

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
    entrants: tuple[MeetingEntrant, ...]
    captains: tuple[int | None, ...]
    given: tuple[bool, ...]  # whose line-up is in
    line_up: tuple[int, ...]  # one's own team's, for its captain
    sets: tuple[tuple[MeetingTable, ...], ...]
    wins: tuple[int, ...]  # by team, over the sets that have ended
    verdict: ContestVerdict | None
    organiser: bool
    entrant: int | None
    duplicate: DuplicateInfo | None


class MeetingDeed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what is done in a meeting, with one's token as bearer."""


class AddBot(MeetingDeed, frozen=True, tag="add_bot"):
    bot: Annotated[str, Meta(max_length=40)]
    side: Side = 0


class LeaveMeeting(MeetingDeed, frozen=True, tag="leave"):
    entrant: Count


class NameCaptain(MeetingDeed, frozen=True, tag="captain"):
    entrant: Count


class GiveLineUp(MeetingDeed, frozen=True, tag="line_up"):
    """Who plays at the first table, the second and so on."""

    order: Annotated[tuple[Count, ...], Meta(max_length=64)]


class BeginMeeting(MeetingDeed, frozen=True, tag="begin"):
    pass


AnyMeetingDeed = AddBot | LeaveMeeting | NameCaptain | GiveLineUp | BeginMeeting
