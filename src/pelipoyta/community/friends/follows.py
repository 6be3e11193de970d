"""Follows: one-sided, of public results only."""

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.friends.blocks import blocked, blocks_of
from pelipoyta.community.friends.model import MOST_FOLLOWED
from pelipoyta.storage.schema.people.friends import FOLLOWS
from pelipoyta.table.errors import TableError


def following(db: Connection, person: str) -> tuple[str, ...]:
    """People whom this person follows, the newest first."""
    mine = select(FOLLOWS.c.followed).where(FOLLOWS.c.person == person)
    return tuple(db.execute(mine.order_by(FOLLOWS.c.since.desc(), FOLLOWS.c.followed)).scalars())


def followers_of(db: Connection, person: str) -> frozenset[str]:
    """People who follow this person and may hear of their public games: none with a block between them."""
    rows = db.execute(select(FOLLOWS.c.person).where(FOLLOWS.c.followed == person)).scalars()
    return frozenset(each for each in rows if not blocked(db, each, person))


def follow(db: Connection, person: str, other: str, now: float) -> None:
    """Follow a person. One who has blocked the follower is followed without effect. Raises TableError."""
    if person == other:
        raise TableError("not_yourself")
    if other in blocks_of(db, person):
        raise TableError("blocked_by_you")
    mine = following(db, person)
    if other in mine:
        return
    if len(mine) >= MOST_FOLLOWED:
        raise TableError("too_many_followed", {"most": MOST_FOLLOWED})
    db.execute(insert(FOLLOWS).values(person=person, followed=other, since=now))


def unfollow(db: Connection, person: str, other: str) -> None:
    db.execute(delete(FOLLOWS).where((FOLLOWS.c.person == person) & (FOLLOWS.c.followed == other)))
