"""Plan and commands of a team match, as its organiser, captains and players send them."""

from typing import Annotated

from msgspec import Meta, Struct, field

from pelipoyta.contests.commands import ContestCommand, NewCalendar, Reissue, TaggedCommand
from pelipoyta.contests.team_match.model import Form
from pelipoyta.table.field_types import BotName, Count, EntropyWord, Facts, PlayerName, Title
from pelipoyta.table.model import Timing

Side = Annotated[int, Meta(ge=0, le=1)]


class TeamMatchPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A team match or duplicate play as its organiser wants it (CONTEST-20)."""

    game: str
    form: Form
    size: Count = 0  # players of a team
    seats: Count = 2  # at each table
    options: Facts = field(default_factory=dict)
    title: Title = ""
    sides: Annotated[tuple[PlayerName, ...], Meta(max_length=2)] = ()  # the names of the teams
    time: Timing | None = None
    tables: Count = 0  # of each deal, in duplicate play (CONTEST-25)
    deals: Count = 0
    calendar: NewCalendar = NewCalendar()


class JoinTeam(ContestCommand, frozen=True):
    """Join a team, or duplicate play; the entropy word is mixed into the dice of every table (CONTEST-24)."""

    name: PlayerName = ""
    side: Side = 0
    word: EntropyWord = ""


class AddBot(TaggedCommand, frozen=True, tag="add_bot"):
    bot: BotName
    side: Side = 0


class LeaveTeamMatch(TaggedCommand, frozen=True, tag="leave"):
    entrant: Count


class NameCaptain(TaggedCommand, frozen=True, tag="captain"):
    """Name another captain; the organiser and the present captain may."""

    entrant: Count


class GiveLineUp(TaggedCommand, frozen=True, tag="line_up"):
    """Give the line-up: the entrant at the first table, at the second, and so on."""

    order: Annotated[tuple[Count, ...], Meta(max_length=64)]


class BeginTeamMatch(TaggedCommand, frozen=True, tag="begin"):
    """Lay the tables; a team without a line-up plays in the order of joining (CONTEST-21)."""


TeamMatchCommand = AddBot | LeaveTeamMatch | NameCaptain | GiveLineUp | BeginTeamMatch
AnyCommand = JoinTeam | Reissue | TeamMatchCommand
