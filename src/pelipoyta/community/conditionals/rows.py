"""Conditional answers in the database, one tree for each seat of a table."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.conditionals.tree import Branch
from pelipoyta.storage.schema.games.conditionals import CONDITIONALS


class StoredTree(Struct, frozen=True, kw_only=True):
    """Tree of a seat, with the length of the table's log when it was given."""

    table_id: str
    seat: int
    person: str
    base: int
    tree: tuple[Branch, ...]
    made: float


def put(db: Connection, tree: StoredTree) -> None:
    """Store a tree in place of the former one; an empty one is deleted."""
    drop(db, tree.table_id, tree.seat)
    if tree.tree:
        db.execute(insert(CONDITIONALS).values(**msgspec.to_builtins(tree)))


def drop(db: Connection, table: str, seat: int) -> None:
    db.execute(delete(CONDITIONALS).where((CONDITIONALS.c.table_id == table) & (CONDITIONALS.c.seat == seat)))


def of_seat(db: Connection, table: str, seat: int) -> StoredTree | None:
    found = _read(db, (CONDITIONALS.c.table_id == table) & (CONDITIONALS.c.seat == seat))
    return found[0] if found else None


def of_tables(db: Connection, tables: Sequence[str]) -> list[StoredTree]:
    return _read(db, CONDITIONALS.c.table_id.in_(list(tables)))


def _read(db: Connection, which: Any) -> list[StoredTree]:
    query = select(CONDITIONALS).where(which).order_by(CONDITIONALS.c.table_id, CONDITIONALS.c.seat)
    rows = db.execute(query).mappings()
    return [msgspec.convert({"".join(name): value for name, value in row.items()}, StoredTree) for row in rows]
