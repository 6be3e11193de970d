"""Sanctions in the database: imposed by an operator, read by the person, lifted; and what they forbid now."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from pelipoyta.community.moderation.ladder import HARDEST_FIRST, LADDER, REASONS, Act, ReportReason, SanctionKind
from pelipoyta.community.moderation.model import StoredSanction
from pelipoyta.community.moderation.trail import new_id, note, read_rows
from pelipoyta.community.notices import book as notices
from pelipoyta.storage.schema.people.moderation import SANCTIONS
from pelipoyta.table.errors import TableError

LINK = "/sanctions"


def sanctions_of(db: Connection, person: str) -> list[StoredSanction]:
    """All sanctions of a person, the newest first, those that are over too."""
    query = select(SANCTIONS).where(SANCTIONS.c.person == person)
    return read_rows(db, query.order_by(SANCTIONS.c.made.desc(), SANCTIONS.c.id), StoredSanction)


def sanction_by_id(db: Connection, sanction: str) -> StoredSanction:
    """The sanction of that id. Raises TableError."""
    found = read_rows(db, select(SANCTIONS).where(SANCTIONS.c.id == sanction), StoredSanction)
    if not found:
        raise TableError("no_such_sanction")
    return found[0]


def impose(
    db: Connection,
    operator: str,
    person: str,
    kind: SanctionKind,
    *,
    reason: ReportReason,
    words: str,
    now: float,
    length: int | None = None,
    evidence: Sequence[str] = (),
    case_id: str = "",
) -> StoredSanction:
    """Impose a sanction, with its line in the trail and its notice. Raises TableError for one the ladder has not."""
    if kind not in LADDER or reason not in REASONS or length not in LADDER[kind].lengths:
        raise TableError("bad_sanction")
    sanction = StoredSanction(
        id=new_id(),
        person=person,
        kind=kind,
        reason=reason,
        words=words,
        evidence=tuple(evidence),
        operator=operator,
        case_id=case_id,
        made=now,
        until=None if length is None else now + length,
    )
    _add(db, sanction, length)
    return sanction


def _add(db: Connection, made: StoredSanction, length: int | None) -> None:
    db.execute(insert(SANCTIONS).values(**msgspec.to_builtins(made)))
    facts = {"sanction": made.id, "kind": made.kind, "reason": made.reason, "seconds": length}
    note(
        db,
        made.operator,
        kind="sanction",
        person=made.person,
        facts={**facts, "evidence": list(made.evidence)},
        now=made.made,
    )
    notices.add(db, made.person, "house", f"sanction:{made.id}", {"what": made.kind, "link": LINK}, now=made.made)


def lift(db: Connection, operator: str, sanction: str, why: str, now: float) -> StoredSanction:
    """End a sanction before its time. Raises TableError."""
    found = sanction_by_id(db, sanction)
    if found.lifted is None:
        db.execute(update(SANCTIONS).where(SANCTIONS.c.id == sanction).values(lifted=now))
        note(db, operator, kind="lift", person=found.person, facts={"sanction": sanction, "why": why}, now=now)
        facts = {"what": "lifted", "link": LINK}
        notices.add(db, found.person, "house", f"lifted:{sanction}", facts, now=now)
    return sanction_by_id(db, sanction)


def read(db: Connection, person: str, sanction: str, now: float) -> None:
    """Note that the person has read the sanction. Raises TableError for another's."""
    found = sanction_by_id(db, sanction)
    if found.person != person:
        raise TableError("no_such_sanction")
    if found.read is None:
        db.execute(update(SANCTIONS).where(SANCTIONS.c.id == sanction).values(read=now))
        note(db, "", kind="read", person=person, facts={"sanction": sanction}, now=now)


def forbidden(db: Connection, person: str, now: float) -> Mapping[Act, StoredSanction]:
    """Acts that the person may not do now, each with the hardest sanction that forbids it."""
    holding = [each for each in sanctions_of(db, person) if each.holds(now)]
    by_hardness = sorted(holding, key=lambda each: HARDEST_FIRST.index(each.kind), reverse=True)
    return {act: each for each in by_hardness for act in LADDER[each.kind].forbids}


def check_act(db: Connection, person: str, act: Act, now: float) -> None:
    """Raises TableError if a sanction forbids the act; its seconds say when to come back."""
    refusal = refusals(db, person, now).get(act)
    if refusal is not None:
        raise refusal


def refusals(db: Connection, person: str, now: float) -> dict[Act, TableError]:
    """Refusal of each act that a sanction forbids now."""
    return {act: _refusal(each, now) for act, each in forbidden(db, person, now).items()}


def _refusal(sanction: StoredSanction, now: float) -> TableError:
    wait = {} if sanction.until is None else {"seconds": max(1, round(sanction.until - now))}
    return TableError(LADDER[sanction.kind].code, wait)
