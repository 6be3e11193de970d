"""Reports and cases: one open case a suspect, a reporter once in each, and the outcome told to every reporter."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.moderation.ladder import DAY, ReportReason
from pelipoyta.community.moderation.model import StoredCase, StoredReport
from pelipoyta.community.moderation.trail import new_id, note, read_rows
from pelipoyta.community.notices import book as notices
from pelipoyta.storage.schema.people.moderation import CASES, REPORTS
from pelipoyta.table.errors import TableError

MOST_A_DAY = 10  # reports of one person
AROUND = 2  # lines before and after each one in question that are kept with it
WEIGHT_OF_NEW = 1.0  # of a reporter without a record


def report(
    db: Connection,
    reporter: str,
    suspect: str,
    *,
    reason: ReportReason,
    note: str,
    now: float,
    table: str = "",
    seat: int | None = None,
    lines: Sequence[int] = (),
) -> StoredReport:
    """Add a report to the suspect's open case, or open one. Raises TableError."""
    if reporter == suspect:
        raise TableError("not_yourself")
    _check_limits(db, reporter, suspect, table, now)
    made = StoredReport(
        id=new_id(),
        case_id=_open_case(db, suspect, now),
        reporter=reporter,
        reason=reason,
        note=note,
        table_id=table,
        seat=seat,
        lines=tuple(lines),
        made=now,
    )
    db.execute(insert(REPORTS).values(**msgspec.to_builtins(made)))
    return made


def _check_limits(db: Connection, reporter: str, suspect: str, table: str, now: float) -> None:
    mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.reporter == reporter)
    if db.execute(mine.where(REPORTS.c.made > now - DAY)).scalar_one() >= MOST_A_DAY:
        raise TableError("too_many_reports", {"seconds": DAY})
    same = mine.join(CASES, CASES.c.id == REPORTS.c.case_id).where(CASES.c.open_for == suspect)
    if db.execute(same.where(REPORTS.c.table_id == table)).scalar_one():
        raise TableError("reported_already")


def _open_case(db: Connection, suspect: str, now: float) -> str:
    found = db.execute(select(CASES.c.id).where(CASES.c.open_for == suspect)).scalar()
    if found is not None:
        return str(found)
    id = new_id()
    row = {"id": id, "suspect": suspect, "open_for": suspect, "opened": now, "closed": None, "outcome": ""}
    try:
        with db.begin_nested():
            db.execute(insert(CASES).values(**row))
    except IntegrityError:  # another process was quicker
        return str(db.execute(select(CASES.c.id).where(CASES.c.open_for == suspect)).scalar_one())
    return id


def open_cases(db: Connection) -> list[StoredCase]:
    """Open cases, the weightiest first."""
    found = read_rows(db, select(CASES).where(CASES.c.open_for.is_not(None)), StoredCase)
    return sorted((_with_reports(db, each) for each in found), key=lambda each: (-each.weight, each.opened, each.id))


def case_by_id(db: Connection, case: str) -> StoredCase:
    """The case of that id with its reports. Raises TableError."""
    found = read_rows(db, select(CASES).where(CASES.c.id == case), StoredCase)
    if not found:
        raise TableError("no_such_case")
    return _with_reports(db, found[0])


def _with_reports(db: Connection, case: StoredCase) -> StoredCase:
    query = select(REPORTS).where(REPORTS.c.case_id == case.id).order_by(REPORTS.c.made, REPORTS.c.id)
    reports = tuple(read_rows(db, query, StoredReport))
    weight = sum(reporter_weight(db, who) for who in {each.reporter for each in reports})
    return msgspec.structs.replace(case, reports=reports, weight=round(weight, 2))


def reporter_weight(db: Connection, reporter: str) -> float:
    """Weight of a reporter by record: near 2 where past reports were right, near 0 where they were dismissed."""
    query = (
        select(CASES.c.outcome, func.count())
        .join(REPORTS, REPORTS.c.case_id == CASES.c.id)
        .where((REPORTS.c.reporter == reporter) & CASES.c.open_for.is_(None))
        .group_by(CASES.c.outcome)
    )
    by_outcome = {str(outcome): int(count) for outcome, count in db.execute(query)}
    right, wrong = by_outcome.get("acted", 0), by_outcome.get("dismissed", 0)
    return 2 * WEIGHT_OF_NEW * (right + 1) / (right + wrong + 2)


def close_case(db: Connection, operator: str, case: str, acted: bool, now: float) -> StoredCase:
    """Close a case and tell each reporter the outcome in a sentence; nothing changes for a closed one."""
    found = case_by_id(db, case)
    if found.closed is not None:
        return found
    outcome = "acted" if acted else "dismissed"
    db.execute(update(CASES).where(CASES.c.id == case).values(open_for=None, closed=now, outcome=outcome))
    note(db, operator, kind="case", person=found.suspect, facts={"case": case, "outcome": outcome}, now=now)
    for who in sorted({each.reporter for each in found.reports}):
        notices.add(db, who, "report", f"case:{case}", {"what": outcome, "link": "/friends"}, now=now)
    return case_by_id(db, case)
