"""Clubs in the database: made, edited, closed; the checks of roles that every other module begins with."""

import secrets
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from pelipoyta.community.clubs.hook import tell_hook
from pelipoyta.community.clubs.model import (
    LEAST,
    MOST_CLUBS,
    ClubAct,
    ClubMember,
    ClubTrailLine,
    StoredClub,
    is_at_least,
)
from pelipoyta.community.moderation.trail import read_rows
from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS, CLUB_TRAIL, CLUBS
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.chat import clean

SHORTEST_CLUB, LONGEST_CLUB, LONGEST_ABOUT = 2, 40, 1000


def make_club(db: Connection, person: str, name: str, about: str, consent: bool, now: float) -> StoredClub:
    """Make a club; the person becomes its owner. Raises TableError."""
    check_room_for_club(db, person)
    club = StoredClub(id=secrets.token_urlsafe(12), name=_name(name), about=_about(about), consent=consent, made=now)
    row = {"id": club.id, "name": club.name, "about": club.about, "consent": consent, "made": now, "closed": None}
    db.execute(insert(CLUBS).values(**row, hook="", hook_secret=""))
    db.execute(insert(CLUB_MEMBERS).values(club=club.id, person=person, role="owner", since=now))
    add_trail(db, club.id, kind="made", actor=person, subject=person, facts={"name": club.name}, now=now)
    return club


def club_by_id(db: Connection, club: str) -> StoredClub:
    """The open club of that id. Raises TableError for a closed one, too."""
    found = read_rows(db, select(CLUBS).where((CLUBS.c.id == club) & CLUBS.c.closed.is_(None)), StoredClub)
    if not found:
        raise TableError("no_such_club")
    return found[0]


def member_of(db: Connection, club: str, person: str) -> ClubMember | None:
    query = select(CLUB_MEMBERS).where((CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.person == person))
    found = read_rows(db, query, ClubMember)
    return found[0] if found else None


def check_may(db: Connection, club: str, person: str, act: ClubAct) -> ClubMember:
    """The person's membership. Raises TableError if the club is gone or the role may not do the act."""
    club_by_id(db, club)
    member = member_of(db, club, person) if person else None
    if member is None:
        raise TableError("not_member")
    if not is_at_least(member.role, LEAST[act]):
        raise TableError("not_club_owner" if LEAST[act] == "owner" else "not_club_organiser")
    return member


def clubs_of(db: Connection, person: str) -> list[StoredClub]:
    """Clubs of a person, by name."""
    joined = CLUBS.join(CLUB_MEMBERS, CLUB_MEMBERS.c.club == CLUBS.c.id)
    query = select(CLUBS).select_from(joined).where((CLUB_MEMBERS.c.person == person) & CLUBS.c.closed.is_(None))
    return read_rows(db, query.order_by(CLUBS.c.name, CLUBS.c.id), StoredClub)


def edit_club(db: Connection, person: str, club: str, name: str, about: str, consent: bool, now: float) -> None:
    """Change name, description and whether one may ask to join. Raises TableError."""
    check_may(db, club, person, "edit")
    values = {"name": _name(name), "about": _about(about), "consent": consent}
    db.execute(update(CLUBS).where(CLUBS.c.id == club).values(**values))
    add_trail(
        db, club, kind="edited", actor=person, subject="", facts={"name": values["name"], "consent": consent}, now=now
    )


def set_hook(db: Connection, person: str, club: str, address: str, now: float) -> str:
    """Set the club's web-hook, or end it by an empty address; the new secret, shown once. Raises TableError."""
    check_may(db, club, person, "edit")
    secret = secrets.token_urlsafe(32) if address else ""
    db.execute(update(CLUBS).where(CLUBS.c.id == club).values(hook=address, hook_secret=secret))
    add_trail(db, club, kind="hook", actor=person, subject="", facts={"on": bool(address)}, now=now)
    return secret


def hook_of(db: Connection, club: str) -> tuple[str, str]:
    """Address and secret of the club's web-hook; empty without one."""
    row = db.execute(select(CLUBS.c.hook, CLUBS.c.hook_secret).where(CLUBS.c.id == club)).first()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def close_club(db: Connection, person: str, club: str, now: float) -> None:
    """Close the club for good. Raises TableError."""
    check_may(db, club, person, "close")
    db.execute(update(CLUBS).where(CLUBS.c.id == club).values(closed=now, hook="", hook_secret=""))
    add_trail(db, club, kind="closed", actor=person, subject="", facts={}, now=now)


def check_room_for_club(db: Connection, person: str) -> None:
    """Raises TableError for a person who is in too many clubs."""
    joined = CLUBS.join(CLUB_MEMBERS, CLUB_MEMBERS.c.club == CLUBS.c.id)
    mine = (CLUB_MEMBERS.c.person == person) & CLUBS.c.closed.is_(None)
    if db.execute(select(func.count()).select_from(joined).where(mine)).scalar_one() >= MOST_CLUBS:
        raise TableError("too_many_clubs", {"most": MOST_CLUBS})


def add_trail(
    db: Connection, club: str, kind: str, actor: str, subject: str, facts: dict[str, Any], now: float
) -> None:
    row = {"club": club, "time": now, "kind": kind, "actor": actor, "subject": subject, "facts": facts}
    db.execute(insert(CLUB_TRAIL).values(**row))
    tell_hook(db, club, kind, subject=subject, facts=facts, now=now)


def trail(db: Connection, club: str, limit: int = 100) -> list[ClubTrailLine]:
    """The newest lines of the club's trail."""
    query = select(CLUB_TRAIL).where(CLUB_TRAIL.c.club == club).order_by(CLUB_TRAIL.c.id.desc()).limit(limit)
    return read_rows(db, query, ClubTrailLine)


def _name(text: str) -> str:
    name = clean(text)
    if not SHORTEST_CLUB <= len(name) <= LONGEST_CLUB or not any(map(str.isalpha, name)):
        raise TableError("bad_club_name")
    return name


def _about(text: str) -> str:
    return clean(text)[:LONGEST_ABOUT]
