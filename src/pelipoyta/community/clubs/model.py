"""Clubs as they are read, their limits, and what each role may do."""

from typing import Any, Literal, get_args

from msgspec import Struct

Role = Literal["owner", "organiser", "member"]
EventKind = Literal["tournament", "team_match", "league"]
ClubAct = Literal["read", "play", "invite", "admit", "remove", "event", "edit", "roles", "close"]
ROLES: tuple[Role, ...] = get_args(Role)  # the highest first
MOST_MEMBERS = 500
MOST_CLUBS = 20  # of one person
MOST_LINKS = 20
MOST_REQUESTS = 200
MOST_EVENTS = 200
LONGEST_LINK = 90 * 86_400  # seconds
# The lowest role that may do each act.
LEAST: dict[ClubAct, Role] = {
    "read": "member",
    "play": "member",
    "invite": "organiser",
    "admit": "organiser",
    "remove": "organiser",
    "event": "organiser",
    "edit": "owner",
    "roles": "owner",
    "close": "owner",
}


def is_at_least(role: Role, least: Role) -> bool:
    return ROLES.index(role) <= ROLES.index(least)


class StoredClub(Struct, frozen=True, kw_only=True):
    """A club; its page is found by the id in its link alone."""

    id: str
    name: str
    about: str
    consent: bool  # True: anybody with the link may ask to join
    made: float
    closed: float | None = None
    hook: str = ""


class ClubMember(Struct, frozen=True, kw_only=True):
    """Member of a club."""

    person: str
    role: Role
    since: float


class ClubLink(Struct, frozen=True, kw_only=True):
    """Link to join by, without its token, which is shown once."""

    id: str
    role: Role
    made_by: str
    made: float
    until: float
    uses: int  # that are left


class ClubRequest(Struct, frozen=True, kw_only=True):
    """Request to join that waits for an organiser."""

    person: str
    note: str
    made: float


class ClubEvent(Struct, frozen=True, kw_only=True):
    """Contest or league of a club."""

    kind: EventKind
    name: str
    made: float
    made_by: str


class ClubTrailLine(Struct, frozen=True, kw_only=True):
    """Line of a club's trail."""

    time: float
    kind: str
    actor: str
    subject: str
    facts: dict[str, Any]
