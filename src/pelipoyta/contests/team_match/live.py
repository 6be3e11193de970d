"""Live service of team matches: executes commands, lays tables, opens their results set by set."""

from functools import partial
from time import time

import structlog

from pelipoyta.contests.commands import FromKey, Reissue
from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.runner import ContestRunner, correct_seats
from pelipoyta.contests.tables import ContestTable, ContestTables
from pelipoyta.contests.team_match.commands import AddBot, AnyCommand, BeginTeamMatch, GiveLineUp, TeamMatchPlan
from pelipoyta.contests.team_match.create import TableMaker
from pelipoyta.contests.team_match.decide import all_lined_up, decide
from pelipoyta.contests.team_match.model import KIND, Followed, SetOpened, TableSeating, TeamMatchHeader, TeamMatchLine
from pelipoyta.contests.team_match.state import TableSet, TeamMatch
from pelipoyta.contests.team_match.validate import header_for
from pelipoyta.kernel.game import Seat
from pelipoyta.table.access.policy import HiddenTable
from pelipoyta.table.commands import FromSeat, Resign, Unveil
from pelipoyta.table.decide.setup.create import name_by
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.log.store import Store

log = structlog.get_logger("pelipoyta.contests")


def team_match_of(table: str) -> str:
    """Id of the team match a table belongs to, by the table's id alone, so that all askers wait equally long."""
    return table.rpartition("-")[0]


async def _resign(table: ContestTable, seat: Seat) -> None:
    await table.submit(FromSeat(seat, Resign("left"), by="table"))


class TeamMatchService(ContestRunner[TeamMatch]):
    """Tables are laid in sets whose tables are hidden from one another until all of the set have ended."""

    def __init__(self, tables: ContestTables, store: Store) -> None:
        events = EventStore(
            store=store,
            kind=KIND,
            header=TeamMatchHeader,
            line=TeamMatchLine,
            new=TeamMatch,
            missing="no_such_team_match",
        )
        super().__init__(tables, events)
        self._all_laid: set[str] = set()  # those of which no table waits to be laid
        self._unveiled: set[tuple[str, int]] = set()  # sets whose tables are known to hide no more

    async def create(self, plan: TeamMatchPlan, key: str, organiser: str = "") -> str:
        """Id of the team match; the same key gives the same one. Raises TableError or IllegalAction."""
        header = header_for(
            self._tables.game(plan.game), plan, id=name_by(f"meeting/{key}"), host=key, now=time(), organiser=organiser
        )
        return await self._announce(header, "team match", form=plan.form)

    async def admission(self, table: str, key: str) -> HiddenTable:
        """Facts that decide whether the holder of the key may come to a hidden table. Raises TableError."""
        try:
            team_match = await self.find(team_match_of(table))
        except TableError:
            raise TableError("no_such_table", {"table": table}) from None
        return HiddenTable(team_match.header.id, team_match.is_open(table), team_match.plays_at(table, key))

    async def do(self, id: str, asked: FromKey[AnyCommand]) -> TeamMatch:
        """Execute a command. Raises TableError or IllegalAction, as `decide` does, or StoreFailed; nothing changed."""
        return await self._do(id, partial(self._execute, asked))

    async def _execute(self, asked: FromKey[AnyCommand], team_match: TeamMatch) -> None:
        command = asked.command
        if isinstance(command, AddBot):
            self._tables.check_bot(team_match.header.game, command.bot)
        await self._events.append(team_match, decide(team_match, asked))
        match command:
            case BeginTeamMatch():
                await self._lay(team_match)
            case GiveLineUp() if all_lined_up(team_match):
                await self._lay(team_match)
            case Reissue():
                await self._advance(team_match)

    def table_changed(self, table: ReadableTable) -> None:
        """Advance the team match of a table that ended, or that another table may wait for."""
        contest = table.state.header.contest
        assert contest is not None
        waits = contest not in self._all_laid and table.state.header.common is None
        if table.state.over or waits:
            self.wake(contest)

    def is_over(self, contest: TeamMatch) -> bool:
        return contest.over

    async def _advance(self, contest: TeamMatch) -> float | None:
        for number, each in enumerate(contest.sets):
            if not each.open:
                await self._advance_set(contest, number, each)
            if each.open:
                await self._unveil(contest, number, each)
        if contest.laid and not contest.waits:
            self._all_laid.add(contest.header.id)
        return None

    async def _lay(self, team_match: TeamMatch) -> None:
        """Open all line-ups together and lay all tables that wait for no other."""
        laid, logs = self._table_maker(team_match).first_tables()
        await self._events.append(team_match, [laid], logs)
        log.info("tables of a team match created", contest=team_match.header.id, tables=sum(map(len, laid.sets)))

    async def _advance_set(self, team_match: TeamMatch, number: int, each: TableSet) -> None:
        tables = [await self._correct(team_match, sitting, each) for sitting in each.sittings]
        there = [table for table in tables if table]
        if len(there) == len(tables) and all(table.over for table in there):
            games = tuple(table.result() for table in there)
            await self._events.append(team_match, [SetOpened(number, games)])
            log.info("tables of a team match opened", contest=team_match.header.id, set=number)

    async def _unveil(self, team_match: TeamMatch, number: int, each: TableSet) -> None:
        """Tell the tables of an open set that they hide no more; once for each process, as a crash may come between."""
        if (team_match.header.id, number) in self._unveiled:
            return
        for sitting in each.sittings:
            table = await self._tables.find(sitting.table)
            if table.state.hidden_from_others:
                await table.submit(Unveil())
        self._unveiled.add((team_match.header.id, number))

    async def _correct(self, team_match: TeamMatch, sitting: TableSeating, each: TableSet) -> ContestTable | None:
        """The table with its seats corrected, or None while it waits for another."""
        if sitting.table in team_match.waits and not await self._laid(team_match, sitting, each):
            return None
        table = await self._tables.find(sitting.table)
        entrants = [team_match.entrants[number] for number in sitting.players]
        await correct_seats(table, entrants, partial(_resign, table))
        return table

    async def _laid(self, team_match: TeamMatch, sitting: TableSeating, each: TableSet) -> bool:
        if team_match.header.form == "duplicate":
            return await self._deal(team_match, each)
        return await self._lay_second(team_match, sitting, each)

    async def _deal(self, team_match: TeamMatch, each: TableSet) -> bool:
        """Lay all tables of the next deal together, once the one before has ended at all of its own (CONTEST-25)."""
        before = team_match.sets[: team_match.sets.index(each)]
        if not all(one.open for one in before):
            return False
        maker = self._table_maker(team_match)
        logs = [maker.dealt_table(sitting, team_match.words) for sitting in each.sittings]
        await self._events.append(team_match, [Followed(sitting.table) for sitting in each.sittings], logs)
        return True

    async def _lay_second(self, team_match: TeamMatch, sitting: TableSeating, each: TableSet) -> bool:
        """Lay the second table of a pair, once the first has what it mirrors (KV-G2)."""
        first = await self._tables.find(each.sittings[0].table)
        new = self._table_maker(team_match).second_table(sitting, first)
        if new is None:
            return False
        await self._events.append(team_match, [Followed(sitting.table)], [new])
        return True

    def _table_maker(self, team_match: TeamMatch) -> TableMaker:
        game = self._tables.game(team_match.header.game)
        return TableMaker(game, team_match, next(iter(self._tables.bots(game.id)), ""), time())
