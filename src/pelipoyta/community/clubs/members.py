"""Members of a club: joining by link or consent, roles, leaving, removal with a reason."""

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from pelipoyta.community.clubs.book import add_trail, check_may, check_room_for_club, club_by_id, member_of
from pelipoyta.community.clubs.model import (
    LONGEST_LINK,
    MOST_LINKS,
    MOST_MEMBERS,
    MOST_REQUESTS,
    ClubLink,
    ClubMember,
    ClubRequest,
    Role,
    is_at_least,
)
from pelipoyta.community.moderation.trail import read_rows
from pelipoyta.community.notices import book as notices
from pelipoyta.storage.schema.people.clubs import CLUB_LINKS, CLUB_MEMBERS, CLUB_REMOVED, CLUB_REQUESTS
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.chat import clean

MOST_USES = 500


def members(db: Connection, club: str) -> list[ClubMember]:
    """Members, the longest first."""
    query = select(CLUB_MEMBERS).where(CLUB_MEMBERS.c.club == club)
    return read_rows(db, query.order_by(CLUB_MEMBERS.c.since, CLUB_MEMBERS.c.person), ClubMember)


def make_link(
    db: Connection, person: str, club: str, role: Role, seconds: int, uses: int, now: float
) -> tuple[str, str]:
    """Make a link to join by; its id and its token, which is stored only as a hash. Raises TableError."""
    maker = check_may(db, club, person, "invite")
    if role == "owner" or not is_at_least(maker.role, role) or (role != "member" and maker.role != "owner"):
        raise TableError("not_club_owner")
    if not (0 < seconds <= LONGEST_LINK and 0 < uses <= MOST_USES):
        raise TableError("bad_message")
    db.execute(delete(CLUB_LINKS).where((CLUB_LINKS.c.until <= now) | (CLUB_LINKS.c.uses <= 0)))
    if len(links(db, club)) >= MOST_LINKS:
        raise TableError("too_many_links", {"most": MOST_LINKS})
    id, token = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
    link = ClubLink(id=id, role=role, made_by=person, made=now, until=now + seconds, uses=uses)
    db.execute(insert(CLUB_LINKS).values(**msgspec.to_builtins(link), club=club, token=_hash(token)))
    add_trail(db, club, kind="link", actor=person, subject="", facts={"link": id, "role": role, "uses": uses}, now=now)
    return id, token


def links(db: Connection, club: str) -> list[ClubLink]:
    query = select(CLUB_LINKS).where(CLUB_LINKS.c.club == club).order_by(CLUB_LINKS.c.made.desc(), CLUB_LINKS.c.id)
    return read_rows(db, query, ClubLink)


def end_link(db: Connection, person: str, club: str, link: str, now: float) -> None:
    check_may(db, club, person, "invite")
    db.execute(delete(CLUB_LINKS).where((CLUB_LINKS.c.club == club) & (CLUB_LINKS.c.id == link)))
    add_trail(db, club, kind="link_ended", actor=person, subject="", facts={"link": link}, now=now)


def join_by_link(db: Connection, person: str, club: str, token: str, now: float) -> ClubMember:
    """Join by the token of a link, which an organiser's invitation is: a removed person comes back by it too.

    Raises TableError.
    """
    club_by_id(db, club)
    this = (CLUB_LINKS.c.club == club) & (CLUB_LINKS.c.token == _hash(token))
    link = read_rows(db, select(CLUB_LINKS).where(this), ClubLink)
    if not link or link[0].until <= now:
        raise TableError("club_link_gone")
    if found := member_of(db, club, person):
        return found
    _check_room(db, person, club)
    used = db.execute(update(CLUB_LINKS).where(this & (CLUB_LINKS.c.uses > 0)).values(uses=CLUB_LINKS.c.uses - 1))
    if used.rowcount != 1:
        raise TableError("club_link_gone")
    return _add_member(db, person, club=club, role=link[0].role, kind="joined", by=link[0].made_by, now=now)


def request(db: Connection, person: str, club: str, note: str, now: float) -> None:
    """Ask to join. A removed person's request waits like any other, and organisers see that it is one.

    Raises TableError.
    """
    if not club_by_id(db, club).consent:
        raise TableError("club_by_invitation")
    if member_of(db, club, person) or _request(db, club, person):
        return
    check_room_for_club(db, person)
    if len(requests(db, club)) >= MOST_REQUESTS:
        raise TableError("too_many_requests", {"most": MOST_REQUESTS})
    db.execute(insert(CLUB_REQUESTS).values(club=club, person=person, note=clean(note)[:300], made=now))
    for each in members(db, club):
        if is_at_least(each.role, "organiser"):
            facts = {"what": "club_request", "link": f"/club/{club}"}
            notices.add(db, each.person, "social", f"club:{club}:{person}", facts, now=now)


def requests(db: Connection, club: str) -> list[ClubRequest]:
    query = select(CLUB_REQUESTS).where(CLUB_REQUESTS.c.club == club)
    return read_rows(db, query.order_by(CLUB_REQUESTS.c.made, CLUB_REQUESTS.c.person), ClubRequest)


def answer_request(db: Connection, organiser: str, club: str, person: str, yes: bool, now: float) -> None:
    """Admit a person, or decline without telling. Raises TableError."""
    check_may(db, club, organiser, "admit")
    if not _request(db, club, person):
        raise TableError("no_such_request")
    this = (CLUB_REQUESTS.c.club == club) & (CLUB_REQUESTS.c.person == person)
    db.execute(delete(CLUB_REQUESTS).where(this))
    if yes:
        _add_member(db, person, club=club, role="member", kind="admitted", by=organiser, now=now)
        facts = {"what": "club_admitted", "link": f"/club/{club}"}
        notices.add(db, person, "social", f"club:{club}:in:{now}", facts, now=now)
    else:
        add_trail(db, club, kind="declined", actor=organiser, subject=person, facts={}, now=now)


def was_removed(db: Connection, club: str, person: str) -> bool:
    this = (CLUB_REMOVED.c.club == club) & (CLUB_REMOVED.c.person == person)
    return db.execute(select(CLUB_REMOVED.c.made).where(this)).first() is not None


def set_role(db: Connection, owner: str, club: str, person: str, role: Role, now: float) -> None:
    """Give a member a role. The last owner stays one. Raises TableError."""
    check_may(db, club, owner, "roles")
    member = member_of(db, club, person)
    if member is None:
        raise TableError("not_member")
    if member.role == "owner" and role != "owner":
        _check_not_last_owner(db, club)
    this = (CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.person == person)
    db.execute(update(CLUB_MEMBERS).where(this).values(role=role))
    add_trail(db, club, kind="role", actor=owner, subject=person, facts={"role": role, "before": member.role}, now=now)


def leave(db: Connection, person: str, club: str, now: float) -> None:
    """Leave the club. Raises TableError for its last owner."""
    member = check_may(db, club, person, "read")
    if member.role == "owner":
        _check_not_last_owner(db, club)
    _drop(db, club, person)
    add_trail(db, club, kind="left", actor=person, subject=person, facts={}, now=now)


def remove(db: Connection, organiser: str, club: str, person: str, reason: str, now: float) -> None:
    """Remove a member of a lower role, with a reason that stays in the trail. Raises TableError."""
    actor = check_may(db, club, organiser, "remove")
    member = member_of(db, club, person)
    if member is None:
        raise TableError("not_member")
    if organiser == person or is_at_least(member.role, actor.role):
        raise TableError("not_club_owner")
    why = clean(reason)[:300]
    if not why:
        raise TableError("reason_needed")
    _drop(db, club, person)
    db.execute(insert(CLUB_REMOVED).values(club=club, person=person, made=now))
    add_trail(db, club, kind="removed", actor=organiser, subject=person, facts={"reason": why}, now=now)
    notices.add(db, person, "social", f"club:{club}:out:{now}", {"what": "club_removed", "link": "/friends"}, now=now)


def _add_member(db: Connection, person: str, club: str, role: Role, kind: str, by: str, now: float) -> ClubMember:
    _check_room(db, person, club)
    for rows in (CLUB_REQUESTS, CLUB_REMOVED):
        db.execute(delete(rows).where((rows.c.club == club) & (rows.c.person == person)))
    db.execute(insert(CLUB_MEMBERS).values(club=club, person=person, role=role, since=now))
    add_trail(db, club, kind=kind, actor=by, subject=person, facts={"role": role}, now=now)
    return ClubMember(person=person, role=role, since=now)


def _check_room(db: Connection, person: str, club: str) -> None:
    check_room_for_club(db, person)
    if len(members(db, club)) >= MOST_MEMBERS:
        raise TableError("club_full", {"most": MOST_MEMBERS})


def _check_not_last_owner(db: Connection, club: str) -> None:
    owners = (CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.role == "owner")
    if db.execute(select(func.count()).select_from(CLUB_MEMBERS).where(owners)).scalar_one() <= 1:
        raise TableError("last_owner")


def _request(db: Connection, club: str, person: str) -> bool:
    this = (CLUB_REQUESTS.c.club == club) & (CLUB_REQUESTS.c.person == person)
    return db.execute(select(CLUB_REQUESTS.c.made).where(this)).first() is not None


def _drop(db: Connection, club: str, person: str) -> None:
    db.execute(delete(CLUB_MEMBERS).where((CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.person == person)))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
