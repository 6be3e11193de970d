"""News of clubs' tables: a table that waits for players, and a game that has ended, for the club's web-hook."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

import structlog

from pelipoyta.community.projections.projector import Projector
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.storage.database import Database
from pelipoyta.table.access.listing import listing_access

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.projections.compute import ProjectedTable

FRESH = 3600.0  # seconds; rows that are computed anew are no news
log = structlog.get_logger("pelipoyta.people")


class ClubNews:
    """Tells clubs of their tables as the rows of these are stored; each is told once, whatever process stores it."""

    def __init__(self, database: Database, projector: Projector) -> None:
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()
        projector.listen(self._stored)

    def _stored(self, batch: "Sequence[ProjectedTable]") -> None:
        rows = {each.table: row for each in batch if (row := each.rows.get("table_index")) is not None and row.club}
        if rows:
            task = asyncio.get_running_loop().create_task(self._tell(rows))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, rows: dict[str, IndexedTable]) -> None:
        def work(db: "Connection") -> None:
            from pelipoyta.community.clubs.hook import tell_result, tell_table

            for table, row in rows.items():
                now = time()
                if row.phase == "waiting" and now - row.created < FRESH:
                    tell_table(db, row.club, table, now)
                elif may_tell_end(row, now):
                    tell_result(db, row.club, table, game=row.game, now=now)

        try:
            await self._database.run(work)
        except Exception:
            log.exception("club not notified")

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


def may_tell_end(row: IndexedTable, now: float) -> bool:
    """True for a game that has just ended, where onlookers may know it (TABLE-25)."""
    return row.ended is not None and now - row.ended < FRESH and listing_access(row, now).result
