"""Mutes: messages of one person are hidden from another, who asked for it. Nothing else changes, unlike by a block."""

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.friends.model import MOST_BLOCKED
from pelipoyta.storage.schema.people.friends import MUTES
from pelipoyta.table.errors import TableError


def mutes_of(db: Connection, person: str) -> tuple[str, ...]:
    """People whom this person has muted, the newest first; for this person alone."""
    mine = select(MUTES.c.muted).where(MUTES.c.person == person)
    return tuple(db.execute(mine.order_by(MUTES.c.since.desc(), MUTES.c.muted)).scalars())


def mute(db: Connection, person: str, other: str, now: float) -> None:
    """Mute a person; twice is once. Raises TableError over the limit."""
    if person == other:
        raise TableError("not_yourself")
    mine = mutes_of(db, person)
    if other in mine:
        return
    if len(mine) >= MOST_BLOCKED:
        raise TableError("too_many_blocked", {"most": MOST_BLOCKED})
    db.execute(insert(MUTES).values(person=person, muted=other, since=now))


def unmute(db: Connection, person: str, other: str) -> None:
    db.execute(delete(MUTES).where((MUTES.c.person == person) & (MUTES.c.muted == other)))
