"""Visibility of presence, by the choice of each person; and all relations of a person together."""

from typing import get_args

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.friends.blocks import blocks_of
from pelipoyta.community.friends.follows import following
from pelipoyta.community.friends.friendships import are_friends, asked_by, asking, friends_of
from pelipoyta.community.friends.model import Relations, SeenBy
from pelipoyta.community.friends.mutes import mutes_of
from pelipoyta.storage.schema.people.friends import BLOCKS, FOLLOWS, FRIENDSHIPS, MUTES, NOT_FEATURED, VISIBILITY


def seen_by(db: Connection, person: str) -> SeenBy:
    """The person's own choice; friends where none was made."""
    found = db.execute(select(VISIBILITY.c.seen_by).where(VISIBILITY.c.person == person)).scalar()
    return next((each for each in get_args(SeenBy) if each == found), "friends")


def set_seen_by(db: Connection, person: str, choice: SeenBy) -> None:
    db.execute(delete(VISIBILITY).where(VISIBILITY.c.person == person))
    db.execute(insert(VISIBILITY).values(person=person, seen_by=choice))


def is_featured(db: Connection, person: str) -> bool:
    """True if games of the person may be shown on the start page; the person may refuse."""
    return db.execute(select(NOT_FEATURED.c.person).where(NOT_FEATURED.c.person == person)).first() is None


def choose_featured(db: Connection, person: str, shown: bool) -> None:
    db.execute(delete(NOT_FEATURED).where(NOT_FEATURED.c.person == person))
    if not shown:
        db.execute(insert(NOT_FEATURED).values(person=person))


def sees_here(db: Connection, viewer: str, person: str) -> bool:
    """True if the viewer may know whether the person is here; a block has ended the friendship already."""
    return are_friends(db, viewer, person) and seen_by(db, person) == "friends"


def visible_friends(db: Connection, viewer: str) -> tuple[str, ...]:
    """Friends of whom the viewer may know whether they are here."""
    hidden = select(VISIBILITY.c.person).where(VISIBILITY.c.seen_by == "nobody")
    unseen = frozenset(db.execute(hidden).scalars())
    return tuple(each for each in friends_of(db, viewer) if each not in unseen)


def relations(db: Connection, person: str, now: float) -> Relations:
    """All relations of a person, as the person may read them."""
    return Relations(
        friends=friends_of(db, person),
        asked=asked_by(db, person, now),
        asking=asking(db, person, now),
        following=following(db, person),
        blocked=blocks_of(db, person),
        muted=mutes_of(db, person),
        seen_by=seen_by(db, person),
    )


def forget_person(db: Connection, person: str) -> None:
    """Delete every relation of a person, as when the account is deleted."""
    db.execute(delete(FRIENDSHIPS).where((FRIENDSHIPS.c.one == person) | (FRIENDSHIPS.c.other == person)))
    db.execute(delete(FOLLOWS).where((FOLLOWS.c.person == person) | (FOLLOWS.c.followed == person)))
    db.execute(delete(BLOCKS).where((BLOCKS.c.person == person) | (BLOCKS.c.blocked == person)))
    db.execute(delete(MUTES).where((MUTES.c.person == person) | (MUTES.c.muted == person)))
    db.execute(delete(VISIBILITY).where(VISIBILITY.c.person == person))
    db.execute(delete(NOT_FEATURED).where(NOT_FEATURED.c.person == person))


def move_person(db: Connection, guest: str, account: str) -> None:
    """Carry the blocks that a guest made over to the guest's account; guests have no other relation."""
    for other in blocks_of(db, guest):
        if other not in (account, *blocks_of(db, account)):
            db.execute(insert(BLOCKS).values(person=account, blocked=other, since=0.0))
    db.execute(delete(BLOCKS).where(BLOCKS.c.person == guest))
