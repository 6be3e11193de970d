"""Contests in the database: rows stored with the length of their log, and compared with the logs."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.events.beginnings import end_all, tell_contest
from pelipoyta.community.events.contest_logs import ProjectedContest
from pelipoyta.community.events.model import ContestRow
from pelipoyta.community.notices.rows import read_row
from pelipoyta.storage.database import EVENTS, announce
from pelipoyta.storage.locks import lock
from pelipoyta.storage.schema.games.events import CONTEST_FOLLOWERS, CONTEST_INDEX


class IndexedContest(ContestRow, frozen=True, kw_only=True):
    """Row of a contest with its id."""

    contest: str
    length: int


def put(db: Connection, found: ProjectedContest, now: float) -> None:
    """Store a contest's row, and tell its entrants what begins; the row of a longer log stays."""
    lock(db, [f"contests/{found.contest}"])
    here = CONTEST_INDEX.c.contest == found.contest
    length = db.execute(select(CONTEST_INDEX.c.length).where(here)).scalar()
    if length is not None and length > found.length:
        return
    db.execute(delete(CONTEST_INDEX).where(here))
    if found.row is None:
        db.execute(delete(CONTEST_FOLLOWERS).where(CONTEST_FOLLOWERS.c.contest == found.contest))
        end_all(db, found.contest, now)
    else:
        values = msgspec.to_builtins(found.row)
        db.execute(insert(CONTEST_INDEX).values(contest=found.contest, length=found.length, **values))
        tell_contest(db, found.contest, found.row, now)
    announce(db, EVENTS)


def stored(db: Connection) -> list[IndexedContest]:
    """All stored rows."""
    return [read_row(row, IndexedContest) for row in db.execute(select(CONTEST_INDEX)).mappings()]


def one(db: Connection, contest: str) -> IndexedContest | None:
    row = db.execute(select(CONTEST_INDEX).where(CONTEST_INDEX.c.contest == contest)).mappings().first()
    return None if row is None else read_row(row, IndexedContest)


def catch_up(db: Connection, unfinished: Sequence[ProjectedContest], now: float) -> None:
    """Store the rows of contests whose logs have grown unnoticed; drop those of contests that are over."""
    known = {each.contest: each.length for each in stored(db)}
    for each in unfinished:
        if known.pop(each.contest, -1) < each.length:
            put(db, each, now)
    for contest, length in known.items():
        put(db, ProjectedContest(contest, length, None), now)


def clear(db: Connection) -> None:
    db.execute(delete(CONTEST_INDEX))


def differences(db: Connection, unfinished: Sequence[ProjectedContest]) -> list[str]:
    """Contests whose stored row is not as the log has it."""
    rows = {each.contest: each for each in stored(db)}
    wanted = {each.contest: _indexed(each) for each in unfinished}
    return sorted(name for name in {*rows, *wanted} if rows.get(name) != wanted.get(name))


def _indexed(found: ProjectedContest) -> IndexedContest:
    values = msgspec.to_builtins(found.row)
    return msgspec.convert({**values, "contest": found.contest, "length": found.length}, IndexedContest)
