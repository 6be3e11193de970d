"""The meetings of the house: one word at a time; tables are laid, let go on, and opened set by set."""

from time import time

import structlog
from msgspec.structs import replace

from pelipoyta.contests.commands import Reissue, check_organiser
from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.model import Ended
from pelipoyta.contests.results import ended
from pelipoyta.contests.team_match.create import dealt_table, first_tables, second_table
from pelipoyta.contests.team_match.decide import Command, LineUp, all_lined_up, check_full, decide
from pelipoyta.contests.team_match.duplicate import POINTS
from pelipoyta.contests.team_match.model import KIND, Followed, Opened, Sitting, TeamMatchHeader, TeamMatchLine
from pelipoyta.contests.team_match.state import TableSet, TeamMatch
from pelipoyta.contests.team_match.validate import TeamMatchPlan, header_for
from pelipoyta.table.access import HiddenTable
from pelipoyta.table.commands import Reseat, Resign, Unveil
from pelipoyta.table.decide.create import name_by
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import Player
from pelipoyta.table.state.table_state import TableState

log = structlog.get_logger("pelipoyta.contests")


def team_match_of(table: str) -> str:
    """Which meeting a table belongs to, by its name alone: whoever asks for one is answered in the same time."""
    return table.rpartition("-")[0]


class TeamMatchService:
    """What is done to meetings; the ledger keeps them."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._ledger = EventStore(store, KIND, TeamMatchHeader, TeamMatchLine, TeamMatch, self._tidy)
        self._whole: set[str] = set()  # those of which no table waits to be laid

    async def create(self, plan: TeamMatchPlan, key: str) -> str:
        """Its name; asked again with the same key, of the one it made. Raises TableError or IllegalAction."""
        header = header_for(self._lobby.game(plan.game), plan, name_by(f"meeting/{key}"), key, time())
        return await self._ledger.announce(header, form=plan.form)

    async def find(self, id: str) -> TeamMatch:
        """The meeting as its log tells it. Raises TableError."""
        return await self._ledger.find(id)

    async def look(self, id: str) -> TeamMatch:
        """As `find`, for someone to see; one that stood still since a restart goes on."""
        found = await self.find(id)
        if not self._ledger.is_awake(id) and not found.over:
            self._ledger.wake(id)
        return found

    async def admission(self, table: str, key: str) -> HiddenTable:
        """What decides whether the holder of the key may come to one of its tables. Raises TableError."""
        try:
            meeting = await self.find(team_match_of(table))
        except TableError:
            raise TableError("no_such_table", {"table": table}) from None
        return HiddenTable(meeting.header.id, meeting.is_open(table), meeting.plays_at(table, key))

    async def do(self, id: str, command: Command) -> TeamMatch:
        """Raises as `decide` does, or StoreFailed; then nothing has changed."""

        async def step(meeting: TeamMatch) -> None:
            await self._ledger.append(meeting, decide(meeting, command))
            if isinstance(command, LineUp) and all_lined_up(meeting):
                await self._lay(meeting)
            if isinstance(command, Reissue):
                await self._tidy(meeting)

        return await self._ledger.do(id, step)

    async def begin(self, id: str, key: str) -> TeamMatch:
        """The organiser has the tables laid; who gave no line-up plays as they joined (CONTEST-21). Raises as `do`."""

        async def step(meeting: TeamMatch) -> None:
            check_organiser(meeting, key, "CONTEST-20")
            check_full(meeting)
            await self._lay(meeting)

        return await self._ledger.do(id, step)

    def heard(self, table: Table) -> None:
        """Something happened at one of its tables: an end, or what another table waits for."""
        contest = table.match.header.contest
        assert contest is not None
        waits = contest not in self._whole and table.match.header.common is None
        if table.match.over or waits:
            self._ledger.wake(contest)

    def close(self) -> None:
        self._ledger.close()

    async def _lay(self, meeting: TeamMatch) -> None:
        """Line-ups are opened together, and all tables laid that wait for no other."""
        game = self._lobby.game(meeting.header.game)
        laid, founds = first_tables(game, meeting, time())
        await self._ledger.append(meeting, [laid], founds)
        log.info("tables of a meeting laid", contest=meeting.header.id, tables=sum(map(len, laid.sets)))

    async def _tidy(self, meeting: TeamMatch) -> None:
        for number, each in enumerate(meeting.sets):
            if not each.open:
                await self._go_on_with(meeting, number, each)
        if meeting.laid and not meeting.waits:
            self._whole.add(meeting.header.id)

    async def _go_on_with(self, meeting: TeamMatch, number: int, each: TableSet) -> None:
        tables = [await self._put_right(meeting, sitting, each) for sitting in each.sittings]
        there = [table for table in tables if table]
        if len(there) == len(tables) and all(table.match.over for table in there):
            await self._ledger.append(meeting, [Opened(number, tuple(_noted(table.match) for table in there))])
            log.info("tables of a meeting opened", contest=meeting.header.id, set=number)
            for table in there:
                await table.heed(Unveil())

    async def _put_right(self, meeting: TeamMatch, sitting: Sitting, each: TableSet) -> Table | None:
        """The table as it should be, or None while it waits for another."""
        if sitting.table in meeting.waits and not await self._laid(meeting, sitting, each):
            return None
        table = await self._lobby.find(sitting.table)
        for seat, number in enumerate(sitting.players):
            entrant, player = meeting.entrants[number], table.match.seats.players[seat]
            if player and player.bot and not entrant.bot:  # it plays for one who has left (CONTEST-25)
                continue
            if player and player.key != entrant.key:
                await table.reseat(Reseat(seat, Player(player.name, entrant.key, player.bot)))
            if not entrant.here and not table.match.over:
                await table.do(Resign(seat, "left"))
        return table

    async def _laid(self, meeting: TeamMatch, sitting: Sitting, each: TableSet) -> bool:
        if meeting.header.form == "duplicate":
            return await self._deal(meeting, each)
        return await self._follow(meeting, sitting, each)

    async def _deal(self, meeting: TeamMatch, each: TableSet) -> bool:
        """Lay all tables of the next deal together, once the one before has ended at all of its own (CONTEST-25)."""
        before = meeting.sets[: meeting.sets.index(each)]
        if not all(one.open for one in before):
            return False
        game = self._lobby.game(meeting.header.game)
        founds = [dealt_table(game, meeting, sitting, meeting.words, time()) for sitting in each.sittings]
        await self._ledger.append(meeting, [Followed(sitting.table) for sitting in each.sittings], founds)
        return True

    async def _follow(self, meeting: TeamMatch, sitting: Sitting, each: TableSet) -> bool:
        """Lay the second table of a pair, once the first has what it mirrors (KV-G2)."""
        first = await self._lobby.find(each.sittings[0].table)
        found = second_table(self._lobby.game(meeting.header.game), meeting, sitting, first.match, time())
        if found is None:
            return False
        await self._ledger.append(meeting, [Followed(sitting.table)], [found])
        return True


def _noted(match: TableState) -> Ended:
    """How it ended; in duplicate play with the points, where the game counts any (CONTEST-26)."""
    noted = ended(match)
    if match.header.common is None or match.frozen or match.game.points is None or match.over is None:
        return noted
    return replace(noted, marks={**noted.marks, POINTS: match.game.points(match.state, match.over)})
