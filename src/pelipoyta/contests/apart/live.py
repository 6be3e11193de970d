"""The meetings of the house: one word at a time; tables are laid, let go on, and opened set by set."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from time import time

import msgspec
import structlog
from msgspec.structs import replace

from pelipoyta.contests.apart.decide import Command, LineUp, Reissue, all_lined_up, check_full, decide, organiser
from pelipoyta.contests.apart.founding import dealt_table, first_tables, second_table
from pelipoyta.contests.apart.meeting import Meeting, TableSet
from pelipoyta.contests.apart.model import KIND, AnyEntry, Followed, Header, Line, Opened, Sitting
from pelipoyta.contests.apart.terms import Plan, announced
from pelipoyta.contests.duplicate import POINTS
from pelipoyta.contests.model import Ended
from pelipoyta.contests.results import ended
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.commands import Reseat, Resign, Unveil
from pelipoyta.table.errors import TableError
from pelipoyta.table.founding import name_by
from pelipoyta.table.lobby import Lobby
from pelipoyta.table.match import Match
from pelipoyta.table.model import Player
from pelipoyta.table.store import Batch, Overtaken, Store, StoreFailed
from pelipoyta.table.table import Table

RETRY = 1.0  # seconds until what could not be stored is tried again
TRIES = 5  # for one whose words another process overtook
log = structlog.get_logger("pelipoyta.contests")
_HEADERS = msgspec.json.Decoder(Header)
_LINES = msgspec.json.Decoder(Line)
Step = Callable[[Meeting], Awaitable[None]]


def meeting_of(table: str) -> str:
    """Which meeting a table belongs to, by its name alone: whoever asks for one is answered in the same time."""
    return table.rpartition("-")[0]


class Meetings:
    """Holds no meeting in memory, only who waits for one."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._awake: set[str] = set()  # those that have gone on since this process began
        self._whole: set[str] = set()  # those of which no table waits to be laid
        self._tasks: set[asyncio.Task[None]] = set()

    async def create(self, plan: Plan, key: str) -> Header:
        """Asked again with the same key, the one it made. Raises TableError or IllegalAction."""
        header = announced(self._game(plan.game), plan, name_by(f"meeting/{key}"), key, time())
        try:
            await self._store.append([Batch(header.id, 0, (), msgspec.json.encode(header), "contests")])
        except Overtaken:
            return (await self.find(header.id)).header
        log.info("meeting announced", contest=header.id, game=plan.game, form=plan.form)
        return header

    async def find(self, id: str) -> Meeting:
        """The meeting as its log tells it. Raises TableError."""
        stored = await self._store.read(id, "contests")
        if stored is None or b'"kind":"%s"' % KIND.encode() not in stored[0]:
            raise TableError("no_such_meeting")
        return Meeting.folded(_HEADERS.decode(stored[0]), map(_LINES.decode, stored[1]))

    async def look(self, id: str) -> Meeting:
        """As `find`, for someone to see; one that stood still since a restart goes on."""
        found = await self.find(id)
        if id not in self._awake and not found.over:
            self._wake(id)
        return found

    async def admit(self, table: str, key: str) -> bool:
        """Nobody but its players comes to a table before its set has ended; says if it has. Raises TableError."""
        try:
            meeting = await self.find(meeting_of(table))
        except TableError:
            raise TableError("no_such_table", {"table": table}) from None
        if not meeting.may_enter(table, key):
            raise TableError("apart", {"rule": "CONTEST-19", "meeting": meeting.header.id})
        found = meeting.set_of(table)
        return found is not None and found.open

    async def do(self, id: str, command: Command) -> Meeting:
        """Raises as `decide` does, or StoreFailed; then nothing has changed."""

        async def step(meeting: Meeting) -> None:
            await self._append(meeting, decide(meeting, command))
            if isinstance(command, LineUp) and all_lined_up(meeting):
                await self._lay(meeting)
            if isinstance(command, Reissue):
                await self._tidy(meeting)

        meeting = await self._alone(id, step)
        self._wake(id)
        return meeting

    async def begin(self, id: str, key: str) -> Meeting:
        """The organiser has the tables laid; who gave no line-up plays as they joined (CONTEST-21). Raises as `do`."""

        async def step(meeting: Meeting) -> None:
            if not organiser(meeting, key):
                raise TableError("not_organiser", {"rule": "CONTEST-20"})
            check_full(meeting)
            await self._lay(meeting)

        meeting = await self._alone(id, step)
        self._wake(id)
        return meeting

    def heard(self, table: Table) -> None:
        """Something happened at one of its tables: an end, or what another table waits for."""
        contest = table.match.header.contest
        assert contest is not None
        waits = contest not in self._whole and table.match.header.common is None
        if table.match.over or waits:
            self._wake(contest)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    def _wake(self, id: str) -> None:
        self._awake.add(id)
        task = asyncio.create_task(self._go_on(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _alone(self, id: str, step: Step) -> Meeting:
        """One step at a time; anew where another process was quicker."""
        async with self._locks[id]:
            for _ in range(TRIES):
                meeting = await self.find(id)
                try:
                    await step(meeting)
                except Overtaken:
                    continue
                return meeting
            raise StoreFailed("overtaken again and again")

    async def _go_on(self, id: str) -> None:
        while True:
            try:
                await self._alone(id, self._tidy)
                return
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("meeting does not go on", contest=id)
                return

    async def _lay(self, meeting: Meeting) -> None:
        """Line-ups are opened together, and all tables laid that wait for no other."""
        game = self._game(meeting.header.game)
        laid, founds = first_tables(game, meeting, time())
        await self._append(meeting, [laid], founds)
        log.info("tables of a meeting laid", contest=meeting.header.id, tables=sum(map(len, laid.sets)))

    async def _tidy(self, meeting: Meeting) -> None:
        for number, each in enumerate(meeting.sets):
            if not each.open:
                await self._go_on_with(meeting, number, each)
        if meeting.laid and not meeting.waits:
            self._whole.add(meeting.header.id)

    async def _go_on_with(self, meeting: Meeting, number: int, each: TableSet) -> None:
        tables = [await self._put_right(meeting, sitting, each) for sitting in each.sittings]
        there = [table for table in tables if table]
        if len(there) == len(tables) and all(table.match.over for table in there):
            await self._append(meeting, [Opened(number, tuple(_noted(table.match) for table in there))])
            log.info("tables of a meeting opened", contest=meeting.header.id, set=number)
            for table in there:
                await table.heed(Unveil())

    async def _put_right(self, meeting: Meeting, sitting: Sitting, each: TableSet) -> Table | None:
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

    async def _laid(self, meeting: Meeting, sitting: Sitting, each: TableSet) -> bool:
        if meeting.header.form == "duplicate":
            return await self._deal(meeting, each)
        return await self._follow(meeting, sitting, each)

    async def _deal(self, meeting: Meeting, each: TableSet) -> bool:
        """Lay all tables of the next deal together, once the one before has ended at all of its own (CONTEST-25)."""
        before = meeting.sets[: meeting.sets.index(each)]
        if not all(one.open for one in before):
            return False
        game = self._game(meeting.header.game)
        founds = [dealt_table(game, meeting, sitting, meeting.words, time()) for sitting in each.sittings]
        await self._append(meeting, [Followed(sitting.table) for sitting in each.sittings], founds)
        return True

    async def _follow(self, meeting: Meeting, sitting: Sitting, each: TableSet) -> bool:
        """Lay the second table of a pair, once the first has what it mirrors (KV-G2)."""
        first = await self._lobby.find(each.sittings[0].table)
        found = second_table(self._game(meeting.header.game), meeting, sitting, first.match, time())
        if found is None:
            return False
        await self._append(meeting, [Followed(sitting.table)], [found])
        return True

    async def _append(self, meeting: Meeting, entries: Sequence[AnyEntry], besides: Sequence[Batch] = ()) -> None:
        if not entries:
            return
        lines = [Line(entry, time()) for entry in entries]
        encoded = tuple(msgspec.json.encode(line) for line in lines)
        await self._store.append([*besides, Batch(meeting.header.id, meeting.length, encoded, None, "contests")])
        for line in lines:
            meeting.adopt(line)

    def _game(self, game: str) -> AnyGame:
        if game not in self._lobby.games:
            raise TableError("no_such_game", {"game": game})
        return self._lobby.games[game]


def _noted(match: Match) -> Ended:
    """How it ended; in duplicate play with the points, where the game counts any (CONTEST-26)."""
    noted = ended(match)
    if match.header.common is None or match.frozen or match.game.points is None or match.over is None:
        return noted
    return replace(noted, marks={**noted.marks, POINTS: match.game.points(match.state, match.over)})
