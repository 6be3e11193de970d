"""Interface of a projection: a pure function of a table's log, and the rows it is stored in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

R = TypeVar("R", bound=Struct)
CHUNK = 500  # values in one IN (…): SQLite takes 32,766


class Projection(Protocol):
    """Rows computed from tables' logs, each from one log alone."""

    name: str
    version: int  # of `row`; after a change all rows are computed again

    def row(self, state: TableState) -> Any | None:
        """Row of a table, or None where it has none; a pure function of the log that the state is folded from.

        The state of a finished game may be a summary: seats, phase and result without the steps of the game.
        """

    def store(self, db: "Connection", rows: Mapping[str, Any], former: Mapping[str, Any]) -> None:
        """Store rows by table in place of the former ones; None deletes. Part of the projector's transaction.

        `former`: the stored rows of some tables, None for one without; those of other tables are not known.
        """

    def stored(self, db: "Connection") -> dict[str, Any]:
        """All stored rows by table, to be compared with those of a new computation."""

    def clear(self, db: "Connection") -> None:
        """Delete all rows."""


class RowProjection(Generic[R]):
    """Base of projections with one row a table, whose columns are the fields of a Struct and `table_id`."""

    name = ""
    version = 1
    kind: type[R]

    @property
    def rows(self) -> "Table":
        """The table of rows; it is imported late."""
        raise NotImplementedError

    def row(self, state: TableState) -> R | None:
        raise NotImplementedError

    def store(self, db: "Connection", rows: Mapping[str, Any], former: Mapping[str, Any]) -> None:
        """Rows that are known are updated where they differ; a row is some 25 columns, of which a move changes four."""
        known = {name: row for name, row in rows.items() if row is not None and former.get(name) is not None}
        self._update(db, known, former)
        others = {name: row for name, row in rows.items() if name not in known}
        delete_rows(db, self.rows, list(others))
        put = [{"table_id": name, **msgspec.to_builtins(row)} for name, row in others.items() if row is not None]
        if put:
            db.execute(self.rows.insert(), put)

    def _update(self, db: "Connection", rows: Mapping[str, R], former: Mapping[str, R]) -> None:
        """Update every column in which any of the rows differs from the former one."""
        from sqlalchemy import bindparam  # slow to import

        fields = {field for name, row in rows.items() for field in changed_fields(row, former[name])}
        if fields:
            values = [{"of": name, **_values(row, fields)} for name, row in rows.items()]
            db.execute(self.rows.update().where(self.rows.c.table_id == bindparam("of")), values)

    def stored(self, db: "Connection") -> dict[str, Any]:
        found = db.execute(self.rows.select()).mappings()
        return {row["table_id"]: read_row(row, self.kind) for row in found}

    def clear(self, db: "Connection") -> None:
        db.execute(self.rows.delete())


def changed_fields(row: Struct, former: Struct) -> Iterator[str]:
    """Fields in which two rows differ."""
    return (field for field in row.__struct_fields__ if getattr(row, field) != getattr(former, field))


def _values(row: Struct, fields: Iterable[str]) -> dict[str, Any]:
    return {field: msgspec.to_builtins(getattr(row, field)) for field in sorted(fields)}


def delete_rows(db: "Connection", rows: "Table", tables: Sequence[str]) -> None:
    """Delete the rows of these tables, by their column `table_id`."""
    for start in range(0, len(tables), CHUNK):
        db.execute(rows.delete().where(rows.c.table_id.in_(tables[start : start + CHUNK])))


def read_row(row: Mapping[Any, Any], kind: type[R]) -> R:
    """Row as a Struct; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    return msgspec.convert({"".join(name): value for name, value in row.items()}, kind)
