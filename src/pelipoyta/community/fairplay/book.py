"""Reports of fair play and signals of shared devices in the database."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.moderation.trail import new_id, note, read_rows
from pelipoyta.storage.schema.people.moderation import FAIRPLAY_REPORTS, SIGNALS
from pelipoyta.table.errors import TableError

KEPT_DAYS = 180
DAY = 86_400.0


class StoredFairplay(Struct, frozen=True, kw_only=True):
    """Report of fair play about one person in one game."""

    id: str
    person: str
    game: str
    made: float
    games: int
    report: dict[str, Any]
    dismissed: float | None = None


def open_reports(db: Connection) -> list[StoredFairplay]:
    """Reports with a concern that the operator has not dismissed, the newest first."""
    return [each for each in undismissed(db) if each.report.get("concerns")]


def undismissed(db: Connection) -> list[StoredFairplay]:
    """All reports that were not dismissed, those without a concern too, the newest first."""
    query = select(FAIRPLAY_REPORTS).where(FAIRPLAY_REPORTS.c.dismissed.is_(None))
    return read_rows(db, query.order_by(FAIRPLAY_REPORTS.c.made.desc(), FAIRPLAY_REPORTS.c.id), StoredFairplay)


def add_report(db: Connection, person: str, game: str, games: int, report: dict[str, Any], now: float) -> bool:
    """Store a report in place of the former one; False where one of as many games was dismissed."""
    mine = (FAIRPLAY_REPORTS.c.person == person) & (FAIRPLAY_REPORTS.c.game == game)
    dismissed = select(FAIRPLAY_REPORTS.c.games).where(mine & FAIRPLAY_REPORTS.c.dismissed.is_not(None))
    if any(games <= before for before in db.execute(dismissed).scalars()):
        return False
    db.execute(delete(FAIRPLAY_REPORTS).where(mine & FAIRPLAY_REPORTS.c.dismissed.is_(None)))
    made = StoredFairplay(id=new_id(), person=person, game=game, made=now, games=games, report=report)
    db.execute(insert(FAIRPLAY_REPORTS).values(**msgspec.to_builtins(made)))
    return True


def dismiss(db: Connection, operator: str, report: str, now: float) -> None:
    """Dismiss a report; it comes back only with new games. Raises TableError."""
    found = read_rows(db, select(FAIRPLAY_REPORTS).where(FAIRPLAY_REPORTS.c.id == report), StoredFairplay)
    if not found:
        raise TableError("no_such_case")
    db.execute(update(FAIRPLAY_REPORTS).where(FAIRPLAY_REPORTS.c.id == report).values(dismissed=now))
    note(
        db,
        operator,
        kind="fairplay_dismissed",
        person=found[0].person,
        facts={"report": report, "game": found[0].game},
        now=now,
    )


def see_signal(db: Connection, kind: str, value: str, person: str, now: float) -> None:
    """Note an HMAC of a device or network with which an account was seen."""
    this = (SIGNALS.c.kind == kind) & (SIGNALS.c.value == value) & (SIGNALS.c.person == person)
    if db.execute(update(SIGNALS).where(this).values(seen=now)).rowcount == 0:
        db.execute(insert(SIGNALS).values(kind=kind, value=value, person=person, seen=now))


def forget_signals(db: Connection, now: float) -> None:
    """Delete signals after 180 days."""
    db.execute(delete(SIGNALS).where(SIGNALS.c.seen < now - KEPT_DAYS * DAY))


def sharing_with(db: Connection, person: str, now: float) -> dict[str, set[str]]:
    """Accounts that share a device or network with this one, with the kinds of signal."""
    mine = select(SIGNALS.c.kind, SIGNALS.c.value).where(
        (SIGNALS.c.person == person) & (SIGNALS.c.seen >= now - KEPT_DAYS * DAY)
    )
    found: dict[str, set[str]] = {}
    for kind, value in db.execute(mine).all():
        same = (SIGNALS.c.kind == kind) & (SIGNALS.c.value == value) & (SIGNALS.c.person != person)
        for other in db.execute(select(SIGNALS.c.person).where(same)).scalars():
            found.setdefault(str(other), set()).add(str(kind))
    return found
