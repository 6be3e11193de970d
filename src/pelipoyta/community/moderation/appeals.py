"""Appeals by note, one for each sanction, from inside a suspension and a closed account too."""

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.moderation.model import StoredAppeal
from pelipoyta.community.moderation.sanctions import LINK, lift, sanction_by_id
from pelipoyta.community.moderation.trail import new_id, note, read_rows
from pelipoyta.community.notices import book as notices
from pelipoyta.storage.schema.people.moderation import APPEALS
from pelipoyta.table.errors import TableError


def appeal(db: Connection, person: str, sanction: str, words: str, now: float) -> StoredAppeal:
    """Appeal against one's own sanction. Raises TableError for another's, for a second one, and for no words."""
    if sanction_by_id(db, sanction).person != person:
        raise TableError("no_such_sanction")
    if not words.strip():
        raise TableError("note_needed")
    made = StoredAppeal(id=new_id(), sanction=sanction, person=person, note=words.strip(), made=now)
    try:
        with db.begin_nested():
            db.execute(insert(APPEALS).values(**msgspec.to_builtins(made)))
    except IntegrityError as error:
        raise TableError("appealed_already") from error
    note(db, "", kind="appeal", person=person, facts={"sanction": sanction}, now=now)
    return made


def appeals(db: Connection, *, waiting: bool = True) -> list[StoredAppeal]:
    """Appeals that wait for an answer, the oldest first; or all."""
    query = select(APPEALS).order_by(APPEALS.c.made, APPEALS.c.id)
    return read_rows(db, query.where(APPEALS.c.answered.is_(None)) if waiting else query, StoredAppeal)


def appeal_of(db: Connection, sanction: str) -> StoredAppeal | None:
    found = read_rows(db, select(APPEALS).where(APPEALS.c.sanction == sanction), StoredAppeal)
    return found[0] if found else None


def answer(db: Connection, operator: str, sanction: str, granted: bool, words: str, now: float) -> StoredAppeal:
    """Answer an appeal; a granted one lifts the sanction. Raises TableError."""
    found = appeal_of(db, sanction)
    if found is None:
        raise TableError("no_such_sanction")
    if found.answered is None:
        values = {"answered": now, "answer": words, "granted": int(granted)}
        db.execute(update(APPEALS).where(APPEALS.c.sanction == sanction).values(**values))
        note(
            db, operator, kind="answer", person=found.person, facts={"sanction": sanction, "granted": granted}, now=now
        )
        facts = {"what": "granted" if granted else "kept", "link": LINK}
        notices.add(db, found.person, "house", f"appeal:{sanction}", facts, now=now)
        if granted:
            lift(db, operator, sanction, "appeal", now)
    return appeal_of(db, sanction) or found
