"""Notices in the database. All functions work inside the transaction of the connection they are given."""

import secrets
from collections.abc import Iterable, Sequence
from time import time

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.notices.model import ADDED, CHANGED, Facts, Kind, Notice
from pelipoyta.community.notices.quiet import moved
from pelipoyta.community.notices.rows import read_row
from pelipoyta.community.notices.settings_book import settings_of
from pelipoyta.storage.database import announce
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.storage.schema.people.notices import DELIVERIES, NOTICE_SEATS, NOTICES

LISTED = 50  # notices in a person's list
CHUNK = 500  # people of one query
KEPT = 30 * 86_400.0  # seconds for which a notice is kept after it was due


def new_id() -> str:
    return secrets.token_urlsafe(12)


def add(
    db: Connection, person: str, kind: Kind, key: str, facts: Facts, due: float | None = None, now: float | None = None
) -> bool:
    """Store a notice in the transaction of its cause; False where one with this key is there already.

    It is told when due, or after the person's quiet hours. `facts` hold only what everybody at the table or event may
    know; `link` is the path of the page to open, `flag` the moment at which a clock runs out.
    """
    made = time() if now is None else now
    at = max(made if due is None else due, made)
    if db.execute(select(NOTICES.c.id).where((NOTICES.c.person == person) & (NOTICES.c.key == key))).first():
        return False
    facts = {**facts, "at": at}
    row = {"id": new_id(), "person": person, "kind": kind, "key": key, "facts": facts, "made": made}
    try:
        with db.begin_nested():
            db.execute(insert(NOTICES).values(**row, due=_due(db, person, facts, made)))
    except IntegrityError:  # another process was quicker
        return False
    announce(db, ADDED)
    return True


def _due(db: Connection, person: str, facts: Facts, made: float) -> float:
    if facts.get("live"):  # of use now or never: the person is searching
        return float(facts["at"])
    return moved(facts["at"], settings_of(db, person).quiet, flag=facts.get("flag"), earliest=made)


def replan(db: Connection, person: str) -> None:
    """Recompute the due times of a person's pending notices after a change of quiet hours."""
    for notice in _read(db, pending() & (NOTICES.c.person == person)):
        due = _due(db, person, notice.facts, notice.made)
        db.execute(update(NOTICES).where(NOTICES.c.id == notice.id).values(due=due))


def pending() -> ColumnElement[bool]:
    """SQL condition: the notice is pending."""
    return NOTICES.c.shown.is_(None) & NOTICES.c.ended.is_(None)


def due_notices(db: Connection, now: float, limit: int = 200) -> list[Notice]:
    """Pending notices that are due, the oldest first."""
    query = select(NOTICES).where(pending() & (NOTICES.c.due <= now)).order_by(NOTICES.c.due, NOTICES.c.id)
    return [read_row(row, Notice) for row in db.execute(query.limit(limit)).mappings()]


def next_due(db: Connection) -> float | None:
    """Moment at which the next notice or delivery is due."""
    moments = [
        db.execute(select(func.min(NOTICES.c.due)).where(pending())).scalar(),
        db.execute(select(func.min(DELIVERIES.c.due)).where(DELIVERIES.c.state == "waiting")).scalar(),
    ]
    return min((moment for moment in moments if moment is not None), default=None)


def postpone(db: Connection, notice: str, due: float, facts: Facts) -> None:
    """Tell the notice later: the clock runs out later than it was thought."""
    db.execute(update(NOTICES).where((NOTICES.c.id == notice) & pending()).values(due=due, facts=facts))


def recheck(db: Connection, prefix: str, now: float) -> None:
    """Look again at pending notices whose key begins so: the clock that they are about has changed."""
    which = NOTICES.c.key.startswith(prefix, autoescape=True) & pending()
    if db.execute(update(NOTICES).where(which).values(due=now)).rowcount:
        announce(db, ADDED)


def show(db: Connection, notice: str, now: float) -> bool:
    """Put the notice into the person's list; False where another process has done so."""
    announce(db, CHANGED)
    return db.execute(update(NOTICES).where((NOTICES.c.id == notice) & pending()).values(shown=now)).rowcount == 1


def end(db: Connection, notices: Iterable[str], now: float) -> None:
    """End notices that are no longer true; what is still to be sent of them is not sent."""
    for notice in notices:
        announce(db, CHANGED)
        db.execute(update(NOTICES).where((NOTICES.c.id == notice) & NOTICES.c.ended.is_(None)).values(ended=now))
        waiting = (DELIVERIES.c.notice == notice) & (DELIVERIES.c.state == "waiting")
        db.execute(update(DELIVERIES).where(waiting).values(state="dropped", note="ended"))


def end_by_prefix(db: Connection, prefix: str, now: float) -> list[str]:
    """End all notices whose key begins so, such as those of a turn that was played; returns their people."""
    found = _read(db, NOTICES.c.key.startswith(prefix, autoescape=True) & NOTICES.c.ended.is_(None))
    end(db, (notice.id for notice in found), now)
    return sorted({notice.person for notice in found})


def listed(db: Connection, person: str) -> list[Notice]:
    """The person's newest delivered notices that still hold."""
    told = (NOTICES.c.person == person) & NOTICES.c.shown.is_not(None) & NOTICES.c.ended.is_(None)
    query = select(NOTICES).where(told).order_by(NOTICES.c.shown.desc(), NOTICES.c.id).limit(LISTED)
    return [read_row(row, Notice) for row in db.execute(query).mappings()]


def see(db: Connection, person: str, notices: Sequence[str] | None, now: float) -> None:
    """Mark notices as seen; None marks all. Mail about them is no longer sent."""
    which = (NOTICES.c.person == person) & NOTICES.c.shown.is_not(None) & NOTICES.c.seen.is_(None)
    if notices is not None:
        which &= NOTICES.c.id.in_(notices)
    db.execute(update(NOTICES).where(which).values(seen=now))
    announce(db, CHANGED)


def marks(db: Connection, people: Iterable[str]) -> dict[str, tuple[float, ...]]:
    """Mark of each person's list, which is another one after every change of it."""
    found: dict[str, tuple[float, ...]] = {}
    wanted = sorted(set(people))
    for start in range(0, len(wanted), CHUNK):
        told = NOTICES.c.person.in_(wanted[start : start + CHUNK]) & NOTICES.c.shown.is_not(None)
        columns = (func.count(NOTICES.c.seen), func.count(NOTICES.c.ended), func.max(NOTICES.c.shown))
        query = select(NOTICES.c.person, func.count(), *columns).where(told).group_by(NOTICES.c.person)
        found |= {str(person): tuple(map(float, mark)) for person, *mark in db.execute(query)}
    return found


def pending_of(db: Connection, person: str) -> list[Notice]:
    return _read(db, pending() & (NOTICES.c.person == person))


def forget(db: Connection, now: float) -> None:
    """Delete old notices with their deliveries, and who is told of the turns of games that are over."""
    old = select(NOTICES.c.id).where(NOTICES.c.due < now - KEPT)
    db.execute(delete(DELIVERIES).where(DELIVERIES.c.notice.in_(old)))
    db.execute(delete(NOTICES).where(NOTICES.c.due < now - KEPT))
    over = select(TABLE_INDEX.c.table_id).where(TABLE_INDEX.c.phase == "over")
    db.execute(delete(NOTICE_SEATS).where(NOTICE_SEATS.c.table_id.in_(over)))


def _read(db: Connection, which: ColumnElement[bool]) -> list[Notice]:
    query = select(NOTICES).where(which).order_by(NOTICES.c.due, NOTICES.c.id)
    return [read_row(row, Notice) for row in db.execute(query).mappings()]
