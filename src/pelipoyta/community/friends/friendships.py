"""Friendships: asked by one person, accepted by the other."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from pelipoyta.community.friends.blocks import blocked, blocks_of
from pelipoyta.community.friends.model import ASK_DAYS, MOST_ASKED, MOST_FRIENDS
from pelipoyta.storage.schema.people.friends import FRIENDSHIPS
from pelipoyta.table.errors import TableError

DAY = 86_400.0


def are_friends(db: Connection, one: str, other: str) -> bool:
    """True if both have agreed to be friends."""
    return db.execute(select(FRIENDSHIPS.c.one).where(_two(one, other) & _accepted())).first() is not None


def friends_of(db: Connection, person: str) -> tuple[str, ...]:
    """Friends of a person, the newest first."""
    return _others(db, person, _accepted())


def asked_by(db: Connection, person: str, now: float) -> tuple[str, ...]:
    """People whom this person has asked and who have not accepted; a declined request looks unanswered."""
    waits = (FRIENDSHIPS.c.asked_by == person) & ~_accepted() & (FRIENDSHIPS.c.since > now - ASK_DAYS * DAY)
    return _others(db, person, waits)


def asking(db: Connection, person: str, now: float) -> tuple[str, ...]:
    """People whose request this person has not answered."""
    waits = (FRIENDSHIPS.c.asked_by != person) & (FRIENDSHIPS.c.state == "asked")
    return _others(db, person, waits & (FRIENDSHIPS.c.since > now - ASK_DAYS * DAY))


def ask(db: Connection, person: str, other: str, now: float) -> str:
    """Ask for friendship, or accept the other's request. Returns "accepted", "asked", "kept" or "hidden".

    "kept": nothing changed. "hidden": the other has blocked the person and must not hear of it; the person reads the
    same as after "asked". Raises TableError.
    """
    if person == other:
        raise TableError("not_yourself")
    if other in blocks_of(db, person):
        raise TableError("blocked_by_you")
    row = db.execute(select(FRIENDSHIPS).where(_two(person, other))).mappings().first()
    if row is not None and _is_old(row, now):
        db.execute(delete(FRIENDSHIPS).where(_two(person, other)))
        row = None
    if row is None:
        return _store_request(db, person, other, now)
    if row["state"] == "accepted" or row["asked_by"] == person:
        return "kept"
    return _accept(db, person, other, now)


def accept(db: Connection, person: str, other: str, now: float) -> None:
    """Accept a request. Raises TableError if there is none, or where one of the two has too many friends."""
    if are_friends(db, person, other):
        return
    if other not in asking(db, person, now):
        raise TableError("no_such_request")
    _accept(db, person, other, now)


def decline(db: Connection, person: str, other: str) -> None:
    """Decline a request; its sender is not told."""
    theirs = _two(person, other) & (FRIENDSHIPS.c.asked_by == other) & (FRIENDSHIPS.c.state == "asked")
    db.execute(update(FRIENDSHIPS).where(theirs).values(state="declined"))


def end(db: Connection, person: str, other: str) -> None:
    """End a friendship, or take the person's own request back."""
    own = _accepted() | (FRIENDSHIPS.c.asked_by == person)
    db.execute(delete(FRIENDSHIPS).where(_two(person, other) & own))


def _store_request(db: Connection, person: str, other: str, now: float) -> str:
    _check_room(db, person, "friends_full")
    if len(asked_by(db, person, now)) >= MOST_ASKED:
        raise TableError("too_many_asked", {"most": MOST_ASKED})
    hidden = blocked(db, person, other)
    one, two = sorted((person, other))
    state = "declined" if hidden else "asked"
    db.execute(insert(FRIENDSHIPS).values(one=one, other=two, asked_by=person, state=state, since=now))
    return "hidden" if hidden else "asked"


def _accept(db: Connection, person: str, other: str, now: float) -> str:
    _check_room(db, person, "friends_full")
    _check_room(db, other, "friends_full_other")
    db.execute(update(FRIENDSHIPS).where(_two(person, other)).values(state="accepted", since=now))
    return "accepted"


def _check_room(db: Connection, person: str, code: str) -> None:
    count = select(func.count()).select_from(FRIENDSHIPS).where(_of(person) & _accepted())
    if db.execute(count).scalar_one() >= MOST_FRIENDS:
        raise TableError(code, {"most": MOST_FRIENDS})


def _is_old(row: Any, now: float) -> bool:
    return bool(row["state"] != "accepted" and row["since"] <= now - ASK_DAYS * DAY)


def _others(db: Connection, person: str, which: ColumnElement[bool]) -> tuple[str, ...]:
    rows = select(FRIENDSHIPS.c.one, FRIENDSHIPS.c.other).where(_of(person) & which)
    newest = rows.order_by(FRIENDSHIPS.c.since.desc(), FRIENDSHIPS.c.one, FRIENDSHIPS.c.other)
    return tuple(other if one == person else one for one, other in db.execute(newest))


def _of(person: str) -> ColumnElement[bool]:
    return or_(FRIENDSHIPS.c.one == person, FRIENDSHIPS.c.other == person)


def _two(one: str, other: str) -> ColumnElement[bool]:
    return (FRIENDSHIPS.c.one == min(one, other)) & (FRIENDSHIPS.c.other == max(one, other))


def _accepted() -> ColumnElement[bool]:
    return FRIENDSHIPS.c.state == "accepted"
