"""What travels by HTTP of meetings of two teams."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.contest_messages import ContestVerdict
from pelipoyta.server.http_messages import Key
from pelipoyta.server.messages import Count, Facts, Name
from pelipoyta.server.tournament_messages import Title
from pelipoyta.table.model import Timing

Side = Annotated[int, Meta(ge=0, le=1)]


class NewMeeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A meeting as its organiser announces it (CONTEST-20)."""

    game: str
    form: Literal["teams"]
    size: Count  # players of a team
    seats: Count = 2  # at each table
    options: Facts = field(default_factory=dict)
    title: Title = ""
    sides: Annotated[tuple[Name, ...], Meta(max_length=2)] = ()  # what the teams are called
    time: Timing | None = None
    key: Key | None = None


class JoinMeeting(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    side: Side = 0
    key: Key | None = None


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


class MeetingInfo(Struct, frozen=True):
    """A meeting as everyone sees it, and who the asker is in it."""

    id: str
    game: str
    form: Literal["teams"]
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
