"""Projections caught up with the logs, computed anew from all of them, or compared with them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from sqlalchemy import Connection

from pelipoyta.community.projections import compute
from pelipoyta.community.projections.projection import Projection
from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.database import Database
from pelipoyta.storage.locks import lock
from pelipoyta.table.log.store import Store

AT_ONCE = 100  # tables of one transaction


class LogsAndRows(Struct, frozen=True):
    """The logs, the rows, and the projections between them."""

    store: Store
    database: Database
    games: Mapping[str, AnyGame]
    projections: Sequence[Projection]


async def catch_up(house: LogsAndRows, told: Callable[[int, int], None] = lambda done, count: None) -> int:
    """Compute the rows of every table whose log is longer than when they were computed; return how many."""
    await house.database.run(partial(_begin_if_changed, projections=house.projections))
    known = await house.database.run(compute.positions)
    behind = [name for name, length in (await house.store.lengths()).items() if known.get(name, -1) < length]
    for start in range(0, len(behind), AT_ONCE):
        told(start, len(behind))
        await _project(house, behind[start : start + AT_ONCE])
    return len(behind)


async def rebuild(house: LogsAndRows, told: Callable[[int, int], None] = lambda done, count: None) -> int:
    """Rebuild all rows; return the number of tables."""
    await house.database.run(partial(compute.begin_anew, projections=house.projections))
    return await catch_up(house, told)


async def differences(house: LogsAndRows) -> list[tuple[str, str]]:
    """Projection and table of each stored row that is not as the log has it; a row too many or too few counts too."""
    stored = await house.database.run(lambda db: {each.name: each.stored(db) for each in house.projections})
    found = []
    for table in await house.store.lengths():
        state = await compute.state_of_log(house.store, house.games, table)
        for each in house.projections:
            if state is not None and stored[each.name].pop(table, None) != each.row(state):
                found.append((each.name, table))
    return found + [(name, table) for name, rows in stored.items() for table in rows]


async def _project(house: LogsAndRows, tables: Sequence[str]) -> None:
    batch = []
    for table in tables:
        state = await compute.state_of_log(house.store, house.games, table)
        if state is not None:
            batch.append(compute.project(state, house.projections))
        await asyncio.sleep(0)
    await house.database.run(lambda db: compute.write(db, house.projections, batch))


def _begin_if_changed(db: Connection, projections: Sequence[Projection]) -> None:
    lock(db, ["projections"])
    if compute.versions(db) != {each.name: each.version for each in projections}:
        compute.begin_anew(db, projections)
