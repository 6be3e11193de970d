"""Blocks between two people. They hold both ways and are never told: each act asks `blocked` and refuses in silence."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from pelipoyta.community.friends.model import MOST_BLOCKED
from pelipoyta.storage.schema.people.friends import BLOCKS, FOLLOWS, FRIENDSHIPS
from pelipoyta.table.errors import TableError


def blocked(db: Connection, one: str, other: str) -> bool:
    """True if one of the two people has blocked the other, in either direction."""
    return db.execute(select(BLOCKS.c.since).where(_between(one, other)).limit(1)).first() is not None


def apart_from(db: Connection, person: str) -> frozenset[str]:
    """All people with a block between them and this person, in either direction: to hide rows of a list."""
    mine = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    theirs = select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
    return frozenset(db.execute(mine.union(theirs)).scalars())


def blocked_pairs(db: Connection, people: Iterable[str]) -> frozenset[frozenset[str]]:
    """Each two of these people with a block between them: for pairing, which looks at many at once."""
    among = sorted(set(people))
    rows = db.execute(select(BLOCKS.c.person, BLOCKS.c.blocked).where(BLOCKS.c.person.in_(among)))
    return frozenset(frozenset(row) for row in map(tuple, rows) if row[1] in among)


def blocks_of(db: Connection, person: str) -> tuple[str, ...]:
    """People whom this person has blocked, the newest first: the block list, for its owner alone."""
    mine = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    return tuple(db.execute(mine.order_by(BLOCKS.c.since.desc(), BLOCKS.c.blocked)).scalars())


def block(db: Connection, person: str, other: str, now: float) -> None:
    """Block; ends friendship and follows between the two. Raises TableError over the limit.

    A request of the other looks to them as before: unanswered. A request of the person's own is taken back.
    """
    if person == other:
        raise TableError("not_yourself")
    mine = blocks_of(db, person)
    if other in mine:
        return
    if len(mine) >= MOST_BLOCKED:
        raise TableError("too_many_blocked", {"most": MOST_BLOCKED})
    db.execute(insert(BLOCKS).values(person=person, blocked=other, since=now))
    _end_relations(db, person, other)


def unblock(db: Connection, person: str, other: str) -> None:
    """Take a block back; what it ended does not come back."""
    db.execute(delete(BLOCKS).where((BLOCKS.c.person == person) & (BLOCKS.c.blocked == other)))


def _end_relations(db: Connection, person: str, other: str) -> None:
    two = (FRIENDSHIPS.c.one == min(person, other)) & (FRIENDSHIPS.c.other == max(person, other))
    theirs = two & (FRIENDSHIPS.c.asked_by == other) & (FRIENDSHIPS.c.state != "accepted")
    db.execute(update(FRIENDSHIPS).where(theirs).values(state="declined"))
    db.execute(delete(FRIENDSHIPS).where(two & (FRIENDSHIPS.c.state != "declined")))
    db.execute(delete(FRIENDSHIPS).where(two & (FRIENDSHIPS.c.asked_by == person)))
    db.execute(delete(FOLLOWS).where(_follow(person, other) | _follow(other, person)))


def _follow(person: str, followed: str) -> ColumnElement[bool]:
    return and_(FOLLOWS.c.person == person, FOLLOWS.c.followed == followed)


def _between(one: str, other: str) -> ColumnElement[bool]:
    return or_(
        and_(BLOCKS.c.person == one, BLOCKS.c.blocked == other),
        and_(BLOCKS.c.person == other, BLOCKS.c.blocked == one),
    )
