"""Rows of tables computed from their logs, and written with the length of the log they were computed from."""

from collections.abc import Iterable, Mapping, Sequence
from time import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from pelipoyta.community.projections.projection import CHUNK, Projection
from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.locks import lock
from pelipoyta.storage.schema.games.projections import PROJECTED, PROJECTIONS
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.loading import fold_log, load_log, summarise_log
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import Started
from pelipoyta.table.state.table_state import TableState


class ProjectedTable(Struct, frozen=True):
    """Rows of one table by projection, and the length of the log they were computed from."""

    table: str
    length: int
    rows: Mapping[str, Any]


def project(state: TableState, projections: Iterable[Projection]) -> ProjectedTable:
    """Compute a table's rows."""
    return ProjectedTable(state.header.id, state.length, {each.name: each.row(state) for each in projections})


async def state_of_log(store: Store, games: Mapping[str, AnyGame], table: str) -> TableState | None:
    """State folded from the stored log; None without one. Only a running game is folded by its rules."""
    try:
        header, lines = await load_log(store, table)
    except TableError:
        return None
    runs = any(isinstance(line.entry, Started) for line in lines) and not any(line.over for line in lines)
    return await (fold_log if runs else summarise_log)(games, header, lines)


def write(
    db: Connection,
    projections: Sequence[Projection],
    tables: Sequence[ProjectedTable],
    former: Mapping[str, ProjectedTable] | None = None,
) -> list[ProjectedTable]:
    """Store the rows; those that a longer log was projected to meanwhile are left out. Return the stored ones.

    `former`: what the caller stored before, by table. A row that has not changed since then is left alone.
    """
    lock(db, [f"rows/{each.table}" for each in tables])
    lengths = positions(db, [each.table for each in tables])
    newer = [each for each in tables if lengths.get(each.table, -1) <= each.length]
    latest = {name: each for name, each in (former or {}).items() if lengths.get(name) == each.length}
    for projection in projections:
        known = {name: each.rows[projection.name] for name, each in latest.items()}
        rows = {each.table: each.rows[projection.name] for each in newer}
        changed = {name: row for name, row in rows.items() if name not in known or row != known[name]}
        projection.store(db, changed, known)
    _note_positions(db, newer, lengths)
    return newer


def _note_positions(db: Connection, tables: Sequence[ProjectedTable], known: Mapping[str, int]) -> None:
    now = time()
    rows = [{"length": each.length, "stored": now, "of": each.table} for each in tables if each.table in known]
    if rows:
        db.execute(update(PROJECTED).where(PROJECTED.c.table_id == bindparam("of")), rows)
    if new := [each for each in tables if each.table not in known]:
        db.execute(insert(PROJECTED), [{"table_id": each.table, "length": each.length, "stored": now} for each in new])


def positions(db: Connection, tables: Sequence[str] | None = None) -> dict[str, int]:
    """Lengths of the logs that rows were computed from; of these tables, or of all."""
    if tables is None:
        return _pairs(db.execute(select(PROJECTED.c.table_id, PROJECTED.c.length)))
    found: dict[str, int] = {}
    for start in range(0, len(tables), CHUNK):
        some = PROJECTED.c.table_id.in_(tables[start : start + CHUNK])
        rows = db.execute(select(PROJECTED.c.table_id, PROJECTED.c.length).where(some))
        found.update(_pairs(rows))
    return found


def stored_since(db: Connection, when: float) -> dict[str, int]:
    """Tables whose rows were stored since then, by any process, with the lengths of their logs."""
    return _pairs(db.execute(select(PROJECTED.c.table_id, PROJECTED.c.length).where(PROJECTED.c.stored >= when)))


def versions(db: Connection) -> dict[str, int]:
    """Versions of the projections whose rows are stored."""
    return _pairs(db.execute(select(PROJECTIONS.c.name, PROJECTIONS.c.version)))


def _pairs(rows: Iterable[Any]) -> dict[str, int]:
    return {row[0]: row[1] for row in rows}


def begin_anew(db: Connection, projections: Sequence[Projection]) -> None:
    """Delete all rows, so that every table is computed again, by the projections of today."""
    for projection in projections:
        projection.clear(db)
    db.execute(delete(PROJECTED))
    db.execute(delete(PROJECTIONS))
    db.execute(insert(PROJECTIONS), [{"name": each.name, "version": each.version} for each in projections])
