"""Rating service: folds results into ratings as games end; nothing is loaded before the first rated game or reader."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import TYPE_CHECKING, TypeVar

import structlog

from pelipoyta.bots.anchors import level_ratings
from pelipoyta.community.projections.projector import Projector
from pelipoyta.community.ratings.model import RatingKey, RatingPace, Skill
from pelipoyta.community.ratings.scale import BETA, PointScale
from pelipoyta.community.results.model import BOT
from pelipoyta.kernel.game import AnyGame
from pelipoyta.storage.database import Database

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.projections.compute import ProjectedTable
    from pelipoyta.community.ratings.rows import RatingRows

T = TypeVar("T")
LATE = 0.02  # seconds by which a timer of the event loop may be early
log = structlog.get_logger("pelipoyta.ratings")


class RatingService:
    """Stored ratings of one server; truth is in the database, and several processes may fold it."""

    def __init__(self, database: Database, projector: Projector, games: Mapping[str, AnyGame]) -> None:
        self._database, self._projector, self._games = database, projector, games
        self._rows: RatingRows | None = None
        self._folding: asyncio.Task[None] | None = None
        self._caught_up: asyncio.Task[None] | None = None
        self._due: asyncio.TimerHandle | None = None
        projector.listen(self._stored)

    async def read(self, work: "Callable[[Connection, RatingRows], T]") -> T:
        """Read ratings; the first reader waits until all results of former runs are folded."""
        if self._caught_up is None or (self._caught_up.done() and self._caught_up.exception()):
            self._caught_up = asyncio.create_task(self._catch_up())
        await asyncio.shield(self._caught_up)
        rows = await self.rows()
        return await self._database.run(lambda db: work(db, rows))

    async def settle(self) -> None:
        """Fold every game that has ended until now. Raises StorageFailed, StoreFailed."""
        await self._projector.flush()
        await self._fold()

    async def rows(self) -> "RatingRows":
        if self._rows is None:
            self._rows = await asyncio.to_thread(rating_rows, self._games)  # SQLAlchemy is slow to import
        return self._rows

    async def close(self) -> None:
        if self._due:
            self._due.cancel()
        tasks = [task for task in (self._folding, self._caught_up) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    def _stored(self, tables: Sequence["ProjectedTable"]) -> None:
        """Fold in the background once rated results are stored; what fails is folded with the next one."""
        rated = any((row := each.rows.get("results")) is not None and row.rated for each in tables)
        if rated:
            self._fold_soon()

    def _fold_soon(self) -> None:
        if self._folding is None or self._folding.done():
            self._folding = asyncio.create_task(self._fold_guarded())

    async def _fold_guarded(self) -> None:
        try:
            await self._fold()
        except Exception:
            log.exception("ratings not computed")

    async def _catch_up(self) -> None:
        await self._projector.caught_up()
        rows = await self.rows()
        if await self._database.run(rows.renew):
            log.info("ratings computed again")
        await self._fold()

    async def _fold(self) -> None:
        rows = await self.rows()
        if count := await self._database.run(rows.catch_up):
            log.info("ratings computed", results=count)
        await self._fold_when_known()

    async def _fold_when_known(self) -> None:
        """Fold again when onlookers may know of the next result that waits for it (TABLE-25)."""
        from pelipoyta.community.table_index.queries import kept_back

        held = await self._database.run(lambda db: kept_back(db, time()))
        if self._due:
            self._due.cancel()
        if held:
            seconds = max(min(held.values()) - time(), 0) + LATE
            self._due = asyncio.get_running_loop().call_later(seconds, self._fold_soon)


def rating_rows(games: Mapping[str, AnyGame]) -> "RatingRows":
    """The fold with the scale of these games and the ratings of their bots."""
    from pelipoyta.community.ratings.rows import RatingRows

    scale = PointScale({name: BETA * games[name].hooks.luck for name in games})
    return RatingRows(scale, anchors(games, scale))


def anchors(games: Mapping[str, AnyGame], scale: PointScale) -> dict[tuple[RatingKey, str], Skill]:
    """Ratings of the bots' levels in games of two, at every pace."""
    keys = [RatingKey(name, pace) for name in games for pace in RatingPace]
    return {
        (key, BOT + bot): scale.skill(key, rating.points, rating.spread)
        for key in keys
        for bot, rating in level_ratings(key.game).items()
    }
