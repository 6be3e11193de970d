"""Events of a club: contests and leagues that an organiser lists on its page."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.clubs.book import add_trail, check_may
from pelipoyta.community.clubs.hook import tell_members
from pelipoyta.community.clubs.model import MOST_EVENTS, ClubEvent, EventKind
from pelipoyta.community.moderation.trail import read_rows
from pelipoyta.storage.schema.people.clubs import CLUB_EVENTS
from pelipoyta.table.errors import TableError

PAGES: dict[EventKind, str] = {"tournament": "tournament", "team_match": "team-match", "league": "league"}


def events(db: Connection, club: str) -> list[ClubEvent]:
    """Events of a club, the newest first."""
    query = select(CLUB_EVENTS).where((CLUB_EVENTS.c.club == club) & (CLUB_EVENTS.c.kind != "table"))
    return read_rows(db, query.order_by(CLUB_EVENTS.c.made.desc(), CLUB_EVENTS.c.name), ClubEvent)


def add_event(db: Connection, person: str, club: str, kind: EventKind, name: str, now: float) -> None:
    """List an event on the club's page, once. Raises TableError."""
    check_may(db, club, person, "event")
    listed = events(db, club)
    if any((each.kind, each.name) == (kind, name) for each in listed):
        return
    if len(listed) >= MOST_EVENTS:
        raise TableError("too_many_events", {"most": MOST_EVENTS})
    event = ClubEvent(kind=kind, name=name, made=now, made_by=person)
    db.execute(insert(CLUB_EVENTS).values(club=club, **msgspec.to_builtins(event)))
    add_trail(db, club, kind="event", actor=person, subject="", facts={"kind": kind, "event": name}, now=now)
    facts = {"event": kind, "link": f"/{PAGES[kind]}/{name}"}
    tell_members(db, club, "club_event", f"club:{club}:{kind}:{name}", facts=facts, now=now)


def drop_event(db: Connection, person: str, club: str, kind: EventKind, name: str, now: float) -> None:
    """Take an event off the club's page; the event itself goes on. Raises TableError."""
    check_may(db, club, person, "event")
    this = (CLUB_EVENTS.c.club == club) & (CLUB_EVENTS.c.kind == kind) & (CLUB_EVENTS.c.name == name)
    if db.execute(delete(CLUB_EVENTS).where(this)).rowcount:
        add_trail(
            db, club, kind="event_dropped", actor=person, subject="", facts={"kind": kind, "event": name}, now=now
        )
