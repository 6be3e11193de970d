"""Messages about clubs."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.community.clubs.model import EventKind, Role
from pelipoyta.server.schemas.people.friends import PersonId, TableId

Words = Annotated[str, Meta(max_length=1000)]
ClubName = Annotated[str, Meta(max_length=200)]


class ClubCard(Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str


class MyClubs(Struct, frozen=True):
    """Clubs of the caller."""

    clubs: tuple[ClubCard, ...]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club to be made."""

    name: ClubName
    about: Words = ""
    consent: bool = True


class ClubMemberInfo(Struct, frozen=True):
    """Member of a club; `here` only where the reader may know it."""

    person: str
    name: str
    role: Role
    since: float
    here: bool = False


class ClubRequestInfo(Struct, frozen=True):
    """Request to join; `removed` if the person was removed before."""

    person: str
    name: str
    note: str
    made: float
    removed: bool


class ClubLinkInfo(Struct, frozen=True):
    """Link to join by."""

    id: str
    role: Role
    name: str  # of its maker
    until: float
    uses: int


class ClubTableInfo(Struct, frozen=True):
    """Table of a club, as spectators know it."""

    table: str
    game: str
    phase: str
    names: tuple[str, ...]  # empty for an open seat
    open: int  # seats
    scores: tuple[float, ...] | None
    made: float
    watched: bool = True  # those who do not play may look at it now


class ClubEventInfo(Struct, frozen=True):
    """Contest or league of a club."""

    kind: EventKind
    id: str
    title: str
    made: float


class ClubTrailInfo(Struct, frozen=True):
    """Line of the club's trail, with names."""

    time: float
    kind: str
    actor: str
    subject: str
    facts: dict[str, Any]


class ClubPage(Struct, frozen=True, kw_only=True):
    """The page of a club; a person who is no member reads its name, description and size alone."""

    id: str
    name: str
    about: str
    consent: bool
    size: int
    role: Role | None
    asked: bool
    members: tuple[ClubMemberInfo, ...] = ()
    tables: tuple[ClubTableInfo, ...] = ()
    results: tuple[ClubTableInfo, ...] = ()
    events: tuple[ClubEventInfo, ...] = ()
    requests: tuple[ClubRequestInfo, ...] = ()
    links: tuple[ClubLinkInfo, ...] = ()
    trail: tuple[ClubTrailInfo, ...] = ()
    hook: str = ""  # for owners
    token: str = ""  # of a link just made, or the secret of a web-hook just set: shown once


class ClubCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what is done in a club."""


class JoinClub(ClubCommand, frozen=True, tag="join"):
    token: Annotated[str, Meta(max_length=64)]


class AskToJoin(ClubCommand, frozen=True, tag="ask"):
    note: Annotated[str, Meta(max_length=300)] = ""


class AnswerAsker(ClubCommand, frozen=True, tag="answer"):
    person: PersonId
    yes: bool


class LeaveClub(ClubCommand, frozen=True, tag="leave"):
    pass


class RemoveMember(ClubCommand, frozen=True, tag="remove"):
    person: PersonId
    reason: Annotated[str, Meta(max_length=300)]


class GiveRole(ClubCommand, frozen=True, tag="role"):
    person: PersonId
    role: Role


class EditClub(ClubCommand, frozen=True, tag="edit"):
    name: ClubName
    about: Words
    consent: bool


class MakeLink(ClubCommand, frozen=True, tag="link"):
    role: Role = "member"
    days: Annotated[int, Meta(ge=1, le=90)] = 14
    uses: Annotated[int, Meta(ge=1, le=500)] = 20


class EndLink(ClubCommand, frozen=True, tag="end_link"):
    link: Annotated[str, Meta(max_length=64)]


class SetClubHook(ClubCommand, frozen=True, tag="hook"):
    address: Annotated[str, Meta(max_length=1000)]


class ListEvent(ClubCommand, frozen=True, tag="event"):
    kind: EventKind
    event: Annotated[str, Meta(max_length=64)]


class UnlistEvent(ClubCommand, frozen=True, tag="drop_event"):
    kind: EventKind
    event: Annotated[str, Meta(max_length=64)]


class ListTable(ClubCommand, frozen=True, tag="table"):
    table: TableId


class CloseClub(ClubCommand, frozen=True, tag="close"):
    pass


AnyClubCommand = (
    JoinClub
    | AskToJoin
    | AnswerAsker
    | LeaveClub
    | RemoveMember
    | GiveRole
    | EditClub
    | MakeLink
    | EndLink
    | SetClubHook
    | ListEvent
    | UnlistEvent
    | ListTable
    | CloseClub
)
