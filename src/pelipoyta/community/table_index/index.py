"""The table index as a projection."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table, insert

from pelipoyta.community.projections.projection import RowProjection, delete_rows
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable, index_row
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.table.state.table_state import TableState


class TableIndex(RowProjection[IndexedTable]):
    """A row for every table, and one for every seat of a person."""

    name = "table_index"
    version = 3
    kind = IndexedTable

    @property
    def rows(self) -> Table:
        return TABLE_INDEX

    def row(self, state: TableState) -> IndexedTable | None:
        return index_row(state)

    def store(self, db: Connection, rows: Mapping[str, Any], former: Mapping[str, Any]) -> None:
        super().store(db, rows, former)
        moved = [name for name, row in rows.items() if name not in former or _seats(row) != _seats(former[name])]
        delete_rows(db, TABLE_SEATS, moved)
        seats = [
            {"table_id": table, "seat": number, "person": seat.account or seat.mark}
            for table in moved
            for number, seat in enumerate(_seats(rows[table]))
            if seat.account or seat.mark
        ]
        if seats:
            db.execute(insert(TABLE_SEATS), seats)

    def clear(self, db: Connection) -> None:
        super().clear(db)
        db.execute(TABLE_SEATS.delete())


def _seats(row: IndexedTable | None) -> tuple[IndexedSeat, ...]:
    return row.seats if row else ()
