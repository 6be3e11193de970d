"""Rows of contests computed anew from all logs, or compared with them."""

from collections.abc import Mapping
from time import time

from pelipoyta.community.events import index
from pelipoyta.community.events.contest_logs import ContestLogs
from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.database import Database
from pelipoyta.table.log.store import Store


async def rebuild(store: Store, database: Database, games: Mapping[str, AnyGame]) -> int:
    """Compute the rows of all contests that are not over; return how many."""
    found = await ContestLogs(store, games).unfinished()
    await database.run(index.clear)
    await database.run(lambda db: index.catch_up(db, found, time()))
    return len(found)


async def differences(store: Store, database: Database, games: Mapping[str, AnyGame]) -> list[str]:
    """Contests whose stored row is not as the log has it."""
    found = await ContestLogs(store, games).unfinished()
    return await database.run(lambda db: index.differences(db, found))
