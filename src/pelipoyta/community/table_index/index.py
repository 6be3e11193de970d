"""The table index as a projection."""

from sqlalchemy import Table

from pelipoyta.community.projections.projection import RowProjection
from pelipoyta.community.table_index.row import IndexedTable, index_row
from pelipoyta.storage.schema.table_index import TABLE_INDEX
from pelipoyta.table.state.table_state import TableState


class TableIndex(RowProjection[IndexedTable]):
    """A row for every table."""

    name = "table_index"
    version = 2
    kind = IndexedTable

    @property
    def rows(self) -> Table:
        return TABLE_INDEX

    def row(self, state: TableState) -> IndexedTable | None:
        return index_row(state)
