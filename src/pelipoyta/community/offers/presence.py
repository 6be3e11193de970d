"""Presence of people as rows, so that every process knows who is at a page of another. It may be lost."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.storage.schema.games.offers import PRESENCE

LASTS = 25.0  # seconds after which a row that its process does not renew is void


def put(db: Connection, process: str, people: Collection[str], now: float) -> None:
    """Store who is here at this process, in place of what was stored."""
    db.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    if people:
        rows = [{"process": process, "person": person, "until": now + LASTS} for person in sorted(people)]
        db.execute(insert(PRESENCE), rows)


def elsewhere(db: Connection, process: str, now: float) -> frozenset[str]:
    """People who are here at other processes; a row from beyond a clock that was set back is void too."""
    valid = (PRESENCE.c.until > now) & (PRESENCE.c.until <= now + 2 * LASTS)
    rows = db.execute(select(PRESENCE.c.person).where((PRESENCE.c.process != process) & valid))
    return frozenset(rows.scalars())


def forget(db: Connection, now: float) -> None:
    """Delete rows of processes that are gone."""
    db.execute(delete(PRESENCE).where(PRESENCE.c.until <= now))
