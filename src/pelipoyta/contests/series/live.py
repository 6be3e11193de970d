"""The series of the house: founded with their first table; each end is noted, and the next table laid in its time."""

import asyncio
from collections.abc import Coroutine
from time import time
from typing import Any

import msgspec
import structlog

from pelipoyta.contests.event_store import RETRY
from pelipoyta.contests.model import Began, Kind, SeriesHeader, SeriesLine, Terms
from pelipoyta.contests.results import ended
from pelipoyta.contests.series.state import Series
from pelipoyta.contests.series.validate import check
from pelipoyta.contests.team_match.live import TeamMatchService
from pelipoyta.contests.tournament.live import TournamentService
from pelipoyta.table.commands import Follow
from pelipoyta.table.decide.create import ContestSlot, copy_log, name_by, new_key
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, SeatTicket, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, Overtaken, Store, StoreFailed
from pelipoyta.table.state.table_state import TableState

log = structlog.get_logger("pelipoyta.contests")
_HEADERS = msgspec.json.Decoder(SeriesHeader)
_LINES = msgspec.json.Decoder(SeriesLine)


class SeriesService:
    """Holds no contest in memory, only what it is about to do: each is read from its short log when it is needed."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by contest: its next step
        self.tournaments = TournamentService(lobby, store)
        self.meetings = TeamMatchService(lobby, store)
        lobby.ended = self.heard

    async def create(self, wish: TableSpec, terms: Terms, key: str | None = None) -> SeatTicket:
        """A contest and the table of its first game, where players sit down as at any table.

        Raises TableError, or IllegalAction where a rule forbids it.
        """
        key = key or new_key()
        game = self._lobby.game(wish.game)
        options = check(game, terms, wish.options, wish.seats)
        header = SeriesHeader(
            id=name_by(f"contest/{key}"),
            game=game.id,
            version=game.version,
            seats=wish.seats,
            teams=tuple(game.hooks.teams(options, wish.seats)),
            terms=terms,
            created=time(),
        )
        begins = _batch(header.id, 0, SeriesLine(Began(name_by(key), tuple(range(wish.seats))), time()), header)
        return await self._lobby.create(wish, key, ContestSlot(header.id, 1), [begins])

    async def find(self, contest: str) -> Series:
        """The contest as its log tells it. Raises TableError."""
        found = await self._store.read(contest, "contests")
        if found is None or msgspec.json.decode(found[0], type=Kind).kind:
            raise TableError("no_such_contest")
        header = _HEADERS.decode(found[0])
        return Series.folded(header, self._lobby.game(header.game), map(_LINES.decode, found[1]))

    def heard(self, table: Table) -> None:
        """A game of a contest is over, or such a table was opened again: the contest goes on from there."""
        contest = table.match.header.contest
        if contest and table.match.header.apart:
            self.meetings.heard(table)
        elif contest and table.match.header.tournament:
            self.tournaments.heard(contest)
        elif contest and (contest not in self._tasks or self._tasks[contest].done()):
            self._tasks[contest] = asyncio.create_task(self._insist(self._go_on(contest, table)))
            self._tasks[contest].add_done_callback(lambda _: self._forget(contest))

    async def look(self, contest: str) -> tuple[Series, TableState]:
        """As `find`, for someone to see, and its last table; a contest that stood still since a restart goes on."""
        series = await self.find(contest)
        table = await self._lobby.find(series.current.table)
        if table.match.over and not series.verdict:
            self.heard(table)
        return series, table.match

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        self.tournaments.close()
        self.meetings.close()

    def _forget(self, contest: str) -> None:
        if contest in self._tasks and self._tasks[contest].done():
            del self._tasks[contest]

    async def _insist(self, step: Coroutine[Any, Any, None]) -> None:
        try:
            await step
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("contest does not go on")

    async def _go_on(self, contest: str, table: Table) -> None:
        """Note the end, wait, lay the next table; each is stored at once and done once."""
        while True:
            try:
                series = await self.find(contest)
                if series.current.table != table.match.header.id:
                    return
                if series.current.ended is None:
                    await self._note(series, table.match)
                elif series.next_at is None:
                    return
                elif (wait := series.next_at - time()) > 0:
                    await asyncio.sleep(wait)
                else:
                    await self._lay(series, table)
                    return
            except Overtaken:
                return  # another process goes on with it
            except StoreFailed:
                await asyncio.sleep(RETRY)

    async def _note(self, series: Series, match: TableState) -> None:
        await self._store.append([_batch(series.header.id, series.length, SeriesLine(ended(match), match.clock()))])
        log.info("game of a contest over", contest=series.header.id, table=match.header.id)

    async def _lay(self, series: Series, table: Table) -> None:
        players, sat = series.next_seating, series.current.players
        round = ContestSlot(series.header.id, len(series.rounds) + 1)
        new = copy_log(table.match, [sat.index(player) for player in players], time(), round)
        note = _batch(series.header.id, series.length, SeriesLine(Began(new.table, players), time()))
        await table.heed(Follow(new, note))
        log.info("table of a contest laid", contest=series.header.id, table=new.table, number=round.number)


def _batch(contest: str, first: int, line: SeriesLine, header: SeriesHeader | None = None) -> Batch:
    encoded = msgspec.json.encode(header) if header else None
    return Batch(contest, first, (msgspec.json.encode(line),), encoded, "contests")
