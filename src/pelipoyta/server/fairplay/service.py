"""Fair-play service: looks at rated games one player at a time, and stores figures for the operator; it never acts."""

import asyncio
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import msgspec
import structlog

from pelipoyta.bots.anchors import level_ratings
from pelipoyta.bots.workers.jobs import AgreementJob
from pelipoyta.server.archive.documents import StudyText
from pelipoyta.server.archive.jobs import LogRef, StudyJob
from pelipoyta.server.archive.service import Archive
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.loading import load_log
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import Sat, TableLine

if TYPE_CHECKING:
    from pelipoyta.community.fairplay.agreement import LikeLevels
    from pelipoyta.community.fairplay.candidates import RatedPlayer
    from pelipoyta.community.fairplay.model import ComparedGame, FairplayReport

FIRST_LOOK, EVERY = 600.0, 3600.0  # seconds after the start of the server, and between two looks
LIMIT = 600.0  # seconds for the choices of one game
NOBODY = "fairplay"  # in place of an address, where work is counted by address
log = structlog.get_logger("pelipoyta.fairplay")


@runtime_checkable
class Comparer(Protocol):
    """Service that compares choices with the strongest bot's, in a process of low priority."""

    async def compare(self, job: AgreementJob) -> bytes: ...


class FairplayService:
    """Looks at the rated games of players who have enough new ones."""

    def __init__(
        self, database: Database, store: Store, archive: Archive, ratings: RatingService, advisers: object
    ) -> None:
        self._database, self._store, self._archive, self._ratings = database, store, archive, ratings
        self._comparer = advisers if isinstance(advisers, Comparer) else None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on at intervals; nothing is loaded before the first look."""
        if self._comparer is not None:
            self._task = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_looking(self) -> None:
        await asyncio.sleep(FIRST_LOOK)
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("fair-play check failed")
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Look at every player who has enough new rated games; the number of reports stored."""
        from pelipoyta.community.fairplay.book import forget_signals
        from pelipoyta.community.fairplay.candidates import candidates

        await self._database.run(lambda db: forget_signals(db, time()))
        found = 0
        for each in await self._database.run(lambda db: candidates(db, time())):
            found += await self.look_at(each)
        return found

    async def look_at(self, player: "RatedPlayer") -> bool:
        """Store a report about a player's newest rated games of one game; False without one."""
        from pelipoyta.community.fairplay.agreement import like_levels
        from pelipoyta.community.fairplay.book import add_report
        from pelipoyta.community.fairplay.candidates import tables_of

        points = await self._points(player)
        like = like_levels({name: each.points for name, each in level_ratings(player.game).items()}, points)
        if like is None:
            return False
        tables = await self._database.run(lambda db: tables_of(db, player, time()))
        games = [game for table in tables if (game := await self._compared(player, table, like))]
        report = await self._database.run(self._reporting(player, points, like, games))
        stored = msgspec.to_builtins(report)
        return await self._database.run(
            lambda db: add_report(db, player.person, player.game, games=player.games, report=stored, now=time())
        )

    def _reporting(
        self, player: "RatedPlayer", points: float, like: "LikeLevels", games: "list[ComparedGame]"
    ) -> "Callable[..., FairplayReport]":
        from pelipoyta.community.fairplay.meetings import meetings
        from pelipoyta.community.fairplay.report import report_of

        return lambda db: report_of(
            points, like=like, games=games, met=meetings(db, player.person, player.game, time())
        )

    async def _points(self, player: "RatedPlayer") -> float:
        """The player's rating in games of two, by which players of like rating are found."""
        from pelipoyta.community.ratings.model import RatingKey, RatingPace

        key = RatingKey(player.game, RatingPace.LIVE)
        book = await self._ratings.read(lambda db, rows: rows.book(db, player.game, [player.person]))
        return book.scale.points(key, book.skill(key, player.person))

    async def _compared(self, player: "RatedPlayer", table: str, like: "LikeLevels") -> "ComparedGame | None":
        """A game's free choices compared; None where the game cannot be read any more."""
        from pelipoyta.bots.workers.pool import StudyFailed
        from pelipoyta.community.fairplay.agreement import SAMPLES, ComparedChoice
        from pelipoyta.community.fairplay.free_choices import free_choices
        from pelipoyta.community.fairplay.model import ComparedGame

        try:
            header, lines = await load_log(self._store, table)
            told = await self._archive.make(StudyJob(LogRef(table, len(lines))), NOBODY)
            seat = _seat_of(lines, player.person)
            chosen = {each.step: each.seconds for each in free_choices(lines, seat)}
            job = AgreementJob(
                game=header.game,
                limit=LIMIT,
                record=msgspec.json.decode(told, type=StudyText).text,
                seat=seat,
                steps=tuple(chosen),
                levels=(like.lower, like.upper),
                samples=SAMPLES,
            )
            assert self._comparer is not None
            found = msgspec.json.decode(await self._comparer.compare(job), type=tuple[ComparedChoice, ...])
        except (TableError, LookupError, StudyFailed) as error:
            log.info("game not compared", table=table, why=str(error))
            return None
        return ComparedGame(table, found, tuple(chosen[each.step] for each in found))


def _seat_of(lines: list[TableLine], person: str) -> int:
    """The seat of an account at a table. Raises LookupError."""
    for line in lines:
        if isinstance(line.entry, Sat) and line.entry.player.account == person:
            return line.entry.seat
    raise LookupError("not at this table")
