"""Reports, cases, sanctions and appeals as they are read."""

from typing import Any

from msgspec import Struct

from pelipoyta.community.moderation.ladder import LADDER, ReportReason, SanctionKind


class StoredReport(Struct, frozen=True, kw_only=True):
    """Report about a person; `lines` are numbers in the table's log that the reporter could read."""

    id: str
    case_id: str
    reporter: str
    reason: ReportReason
    note: str
    table_id: str
    seat: int | None
    lines: tuple[int, ...]
    made: float


class StoredCase(Struct, frozen=True, kw_only=True):
    """Case: all reports about one person while it is open."""

    id: str
    suspect: str
    opened: float
    closed: float | None
    outcome: str  # empty while open; acted, dismissed
    reports: tuple[StoredReport, ...] = ()
    weight: float = 0.0  # sum of the reports, each by its reporter's record


class StoredSanction(Struct, frozen=True, kw_only=True):
    """Sanction with its reason, evidence and end."""

    id: str
    person: str
    kind: SanctionKind
    reason: ReportReason
    words: str
    evidence: tuple[str, ...]
    operator: str
    case_id: str
    made: float
    until: float | None = None
    read: float | None = None
    lifted: float | None = None

    def holds(self, now: float) -> bool:
        """True while the sanction forbids something."""
        if self.lifted is not None or (self.until is not None and now >= self.until):
            return False
        return not (LADDER[self.kind].until_read and self.read is not None)


class StoredAppeal(Struct, frozen=True, kw_only=True):
    """Appeal against a sanction, one each."""

    id: str
    sanction: str
    person: str
    note: str
    made: float
    answered: float | None = None
    answer: str = ""
    granted: int = 0


class TrailLine(Struct, frozen=True, kw_only=True):
    """Line of the operator's trail."""

    id: int
    time: float
    operator: str
    kind: str
    person: str
    facts: dict[str, Any]
