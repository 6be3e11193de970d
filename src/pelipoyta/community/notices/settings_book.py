"""Settings of people for their notices, push subscriptions, and seats whose turns are told, in the database."""

import hashlib
import secrets
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.notices.model import KINDS, NoticeSettings, PushTarget
from pelipoyta.community.notices.rows import read_row
from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS, CLUBS
from pelipoyta.storage.schema.people.notices import NOTICE_SEATS, NOTICE_SETTINGS, SUBSCRIPTIONS

CLUB = "club:"  # how the person begins that stands for a club's web-hook
MOST_SUBSCRIPTIONS = 5  # browsers of one person that are told, the newest


def settings_of(db: Connection, person: str) -> NoticeSettings:
    """The person's settings, or the defaults."""
    row = db.execute(select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person == person)).mappings().first()
    found = NoticeSettings(person=person) if row is None else read_row(row, NoticeSettings)
    return _of_club(db, found) if person.startswith(CLUB) else found


def club_reader(club: str) -> str:
    """The person to whom notices for the web-hook of a club are told."""
    return CLUB + club


def owners_of_hook(db: Connection, person: str) -> list[tuple[str, str]]:
    """People who can mend a web-hook, each with the page for it: the person, or the owners of a club."""
    if not person.startswith(CLUB):
        return [(person, "/notices")]
    club = person.removeprefix(CLUB)
    owns = (CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.role == "owner")
    return [(str(each), f"/club/{club}") for each in db.execute(select(CLUB_MEMBERS.c.person).where(owns)).scalars()]


def _of_club(db: Connection, settings: NoticeSettings) -> NoticeSettings:
    """Settings of a club: its web-hook alone, as the club's owner has set it."""
    which = CLUBS.c.id == settings.person.removeprefix(CLUB)
    hook, secret = db.execute(select(CLUBS.c.hook, CLUBS.c.hook_secret).where(which)).first() or ("", "")
    return replace(settings, channels=dict.fromkeys(KINDS, ("hook",)), hook=hook, hook_secret=secret)


def change(db: Connection, person: str, **values: Any) -> NoticeSettings:
    """Change some settings of a person; the first change makes the row and its stop token."""
    if db.execute(select(NOTICE_SETTINGS.c.person).where(NOTICE_SETTINGS.c.person == person)).first() is None:
        first = NoticeSettings(person=person, stop=secrets.token_urlsafe(24))
        db.execute(insert(NOTICE_SETTINGS).values(**msgspec.to_builtins(first)))
    if values:
        plain = {name: msgspec.to_builtins(value) for name, value in values.items()}
        db.execute(update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person == person).values(**plain))
    return settings_of(db, person)


def by_stop_token(db: Connection, token: str) -> NoticeSettings | None:
    """The settings that a stop link belongs to."""
    return _one(db, NOTICE_SETTINGS.c.stop == token) if token else None


def by_mail_code(db: Connection, code: str) -> NoticeSettings | None:
    """The settings whose mail address a confirmation link belongs to."""
    return _one(db, NOTICE_SETTINGS.c.mail_code == code) if code else None


def _one(db: Connection, which: Any) -> NoticeSettings | None:
    row = db.execute(select(NOTICE_SETTINGS).where(which)).mappings().first()
    return None if row is None else read_row(row, NoticeSettings)


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscribe(db: Connection, target: PushTarget, now: float) -> None:
    """Store a browser's subscription, in place of what it gave before; it belongs to the person who is there now."""
    row = msgspec.to_builtins(target)
    former = db.execute(select(SUBSCRIPTIONS.c.made).where(SUBSCRIPTIONS.c.id == target.id)).scalar()
    db.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == target.id))
    db.execute(insert(SUBSCRIPTIONS).values(**row, made=former or now, used=now))


def unsubscribe(db: Connection, subscription: str, person: str | None = None) -> bool:
    """Delete a subscription, of that person or of any; False where there is none."""
    which = SUBSCRIPTIONS.c.id == subscription
    if person is not None:
        which &= SUBSCRIPTIONS.c.person == person
    return db.execute(delete(SUBSCRIPTIONS).where(which)).rowcount > 0


def subscriptions(db: Connection, person: str) -> list[PushTarget]:
    """The person's newest subscriptions."""
    query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person).order_by(SUBSCRIPTIONS.c.used.desc())
    return [read_row(row, PushTarget) for row in db.execute(query.limit(MOST_SUBSCRIPTIONS)).mappings()]


def subscription(db: Connection, name: str) -> PushTarget | None:
    row = db.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name)).mappings().first()
    return None if row is None else read_row(row, PushTarget)


def follow_seat(db: Connection, table: str, seat: int, person: str, now: float) -> None:
    """Tell this person of the turns of a seat from now on."""
    db.execute(delete(NOTICE_SEATS).where((NOTICE_SEATS.c.table_id == table) & (NOTICE_SEATS.c.seat == seat)))
    db.execute(insert(NOTICE_SEATS).values(table_id=table, seat=seat, person=person, made=now))


def followers(db: Connection, table: str) -> dict[int, str]:
    """People who are told of the turns of a table's seats, by seat."""
    rows = db.execute(select(NOTICE_SEATS.c.seat, NOTICE_SEATS.c.person).where(NOTICE_SEATS.c.table_id == table))
    return {row.seat: row.person for row in rows}


def followed_seats(db: Connection, person: str) -> list[tuple[str, int]]:
    """Tables and seats whose turns the person is told of."""
    rows = db.execute(select(NOTICE_SEATS.c.table_id, NOTICE_SEATS.c.seat).where(NOTICE_SEATS.c.person == person))
    return [(table, seat) for table, seat in rows]
