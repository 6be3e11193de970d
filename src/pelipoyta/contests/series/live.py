"""Live service of series: notes the end of each game and lays the next table when the pause is over."""

from time import time

import structlog

from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.model import GameBegan, SeriesHeader, SeriesLine, Terms
from pelipoyta.contests.runner import ContestRunner
from pelipoyta.contests.series.state import Series
from pelipoyta.contests.series.validate import check
from pelipoyta.contests.tables import ContestTable, ContestTables
from pelipoyta.table.commands import Follow
from pelipoyta.table.decide.setup.create import ContestSlot, copy_log, name_by, new_key
from pelipoyta.table.live.lobby import SeatTicket, TableSpec
from pelipoyta.table.log.store import Store
from pelipoyta.table.state.table_state import TableState

KIND = ""  # what the headers of series say
log = structlog.get_logger("pelipoyta.contests")


def series_id(key: str) -> str:
    """Id of the series that is created with the key."""
    return name_by(f"contest/{key}")


class SeriesService(ContestRunner[Series]):
    """Games one after another among the same players."""

    def __init__(self, tables: ContestTables, store: Store) -> None:
        def new(header: SeriesHeader) -> Series:
            return Series(header, tables.game(header.game))

        super().__init__(
            tables,
            EventStore(
                store=store, kind=KIND, header=SeriesHeader, line=SeriesLine, new=new, missing="no_such_contest"
            ),
        )

    async def create(self, spec: TableSpec, terms: Terms, key: str | None = None) -> SeatTicket:
        """Create a series and the table of its first game, where players sit down as at any table.

        Raises TableError, or IllegalAction where a rule forbids it.
        """
        key = key or new_key()
        game = self._tables.game(spec.game)
        options = check(game, terms, spec.options, spec.seats)
        header = SeriesHeader(
            id=series_id(key),
            game=game.id,
            version=game.version,
            seats=spec.seats,
            teams=tuple(game.hooks.teams(options, spec.seats)),
            terms=terms,
            created=time(),
        )
        first = self._events.first_batch(header, [GameBegan(name_by(key), tuple(range(spec.seats)))])
        ticket = await self._tables.create(spec, key, ContestSlot(contest=header.id, number=1), [first])
        self._unfinished.add(header.id)
        return ticket

    async def find_with_table(self, id: str) -> tuple[Series, TableState]:
        """State of the series and of its latest table. Raises TableError."""
        series = await self.find(id)
        return series, (await self._tables.find(series.current.table, opens=False)).state

    def is_over(self, contest: Series) -> bool:
        return contest.verdict is not None

    async def _advance(self, contest: Series) -> float | None:
        """Note the end, wait for the pause, lay the next table."""
        if self.is_over(contest):
            return None
        table = await self._tables.find(contest.current.table)
        if not table.over:
            return None
        if contest.current.ended is None:
            await self._events.append(contest, [table.result()])
            log.info("game of a series over", contest=contest.header.id, table=contest.current.table)
        due = contest.next_at
        if due is None or due > time():
            return due
        await self._lay_next(contest, table)
        return None

    async def _lay_next(self, series: Series, table: ContestTable) -> None:
        """Store the new table, where the old one leads to, and the series' line in one transaction."""
        players, sat = series.next_seating, series.current.players
        slot = ContestSlot(contest=series.header.id, number=len(series.rounds) + 1)
        new = copy_log(table.state, [sat.index(player) for player in players], time(), slot)
        lines = self._events.lines([GameBegan(new.table, players)])
        await table.submit(Follow(new, self._events.batch(series, lines)))
        self._events.adopt(series, lines)
        log.info("table of a series created", contest=series.header.id, table=new.table, number=slot.number)
