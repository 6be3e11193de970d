"""Vacation days of people in the database: earned by time, taken by choice, never by themselves (TABLE-26)."""

import math
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from pelipoyta.community.notices.book import new_id
from pelipoyta.community.notices.rows import read_row
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.storage.schema.people.notices import VACATIONS
from pelipoyta.table.errors import TableError

DAY = 86_400.0
EARNED_IN = 14 * DAY  # seconds in which a day is earned
MOST = 26  # days that can be kept


class Vacation(Struct, frozen=True, kw_only=True):
    """Vacation of a person; `days` are what it costs."""

    id: str
    person: str
    begins: float
    ends: float
    days: int
    settled: float | None = None


class VacationDays(Struct, frozen=True, kw_only=True):
    """Days that a person has, when there will be one more, and until when the present vacation lasts."""

    days: int
    next: float | None
    until: float | None


def available(since: float, vacations: Sequence[Vacation], now: float) -> float:
    """Days earned since that moment and not taken; none are earned beyond the most that can be kept."""
    days, at = 0.0, since
    for each in vacations:
        days = min(MOST, days + max(each.begins - at, 0.0) / EARNED_IN) - each.days
        at = max(each.begins, at)
    return min(MOST, days + max(now - at, 0.0) / EARNED_IN)


def vacations(db: Connection, person: str) -> list[Vacation]:
    """All vacations of a person, the oldest first."""
    query = select(VACATIONS).where(VACATIONS.c.person == person).order_by(VACATIONS.c.begins, VACATIONS.c.id)
    return [read_row(row, Vacation) for row in db.execute(query).mappings()]


def days_of(db: Connection, person: str, now: float) -> VacationDays:
    """Vacation days of a person."""
    taken = vacations(db, person)
    made = db.execute(select(ACCOUNTS.c.made).where(ACCOUNTS.c.id == person)).scalar()
    have = available(now if made is None else float(made), taken, now)
    until = next((each.ends for each in taken if each.begins <= now < each.ends), None)
    whole = max(math.floor(have + 1e-9), 0)
    return VacationDays(days=whole, next=None if have >= MOST else now + (whole + 1 - have) * EARNED_IN, until=until)


def begin(db: Connection, person: str, days: int, now: float) -> None:
    """Begin a vacation. Raises TableError for more days than there are, and for a second one."""
    have = days_of(db, person, now)
    if have.until is not None:
        raise TableError("on_vacation")
    if not 1 <= days <= have.days:
        raise TableError("too_few_days", {"days": have.days})
    row = {"id": new_id(), "person": person, "begins": now, "ends": now + days * DAY, "days": days, "settled": None}
    db.execute(insert(VACATIONS).values(**row))


def end(db: Connection, person: str, now: float) -> None:
    """End the present vacation; days that have not begun are kept. Raises TableError without one."""
    present = next((each for each in vacations(db, person) if each.begins <= now < each.ends), None)
    if present is None:
        raise TableError("no_vacation")
    used = min(present.days, max(math.ceil((now - present.begins) / DAY), 1))
    db.execute(update(VACATIONS).where(VACATIONS.c.id == present.id).values(ends=now, days=used))


def unsettled(db: Connection) -> list[Vacation]:
    """Vacations whose end is not announced at every table yet, the oldest first."""
    query = select(VACATIONS).where(VACATIONS.c.settled.is_(None)).order_by(VACATIONS.c.begins)
    return [read_row(row, Vacation) for row in db.execute(query).mappings()]


def close_those_of_closed_accounts(db: Connection, now: float) -> None:
    """End the vacations of accounts that are being deleted, so that their clocks decide."""
    closed = select(ACCOUNTS.c.id).where(ACCOUNTS.c.closed.is_not(None))
    going = VACATIONS.c.settled.is_(None) & (VACATIONS.c.ends > now) & VACATIONS.c.person.in_(closed)
    db.execute(update(VACATIONS).where(going).values(ends=now))


def settle(db: Connection, vacation: str, now: float) -> None:
    """Mark the end of a vacation as announced at every table."""
    db.execute(update(VACATIONS).where(VACATIONS.c.id == vacation).values(settled=now))


def games_over_days(db: Connection, person: str) -> list[tuple[str, int]]:
    """Tables and seats of a person's running games over days."""
    joined = TABLE_SEATS.join(TABLE_INDEX, TABLE_INDEX.c.table_id == TABLE_SEATS.c.table_id)
    runs = (TABLE_INDEX.c.phase == "playing") & (TABLE_INDEX.c.pace == "days") & (TABLE_SEATS.c.person == person)
    query = select(TABLE_SEATS.c.table_id, TABLE_SEATS.c.seat).select_from(joined).where(runs)
    return [(str(table), int(seat)) for table, seat in db.execute(query)]
