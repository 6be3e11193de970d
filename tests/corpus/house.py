"""The real services over one database file, and the players of its tables: what the corpus is played with."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.manual_clock import ManualClock

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.bots.registry import find, names
from pelipoyta.bots.rng import BotRandom
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tables import LiveTables
from pelipoyta.games import NAMES, load
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.sqlite import SqliteStore

PATIENCE = 60.0  # seconds until a scenario that does not go on fails
STORED = 0.02  # seconds in which a line is stored
RASH = 6  # steps after which players begin to choose at random
RASHNESS = {"lotr": 0.1}  # how many of their choices are random; elsewhere half of them
PEOPLE = ("Eino", "Saara", "Oiva", "Bertta", "Väinö")


def wish(game: str, *places: str, options: dict[str, Any] | None = None, **more: Any) -> TableSpec:
    return TableSpec(game=game, seats=len(places), options=options or {}, places=places, name="Aino", **more)


class Bots:
    """The usual bot of each game, in this process; where they are silent no bot ever answers."""

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent

    async def choose(self, request: BotRequest) -> Any:
        if self.silent:
            await asyncio.Event().wait()
        rng = BotRandom.of(request.seed, request.game_seed)
        bot = usual(request.game_id)
        return bot(request.view, request.seat, request.ask, request.legal, rng, request.budget)

    async def difficulty(self, game_id: str, seat: int, view: Any, seed: int) -> float:
        return 0.5

    async def explain(self, game_id: str, seat: int, view: Any, action: Any) -> tuple[Any, ...]:
        return ()


class PatientClock(ManualClock):
    """Winds on no faster than lines are stored on disk."""

    async def advance(self, seconds: float) -> None:
        end = self.time + seconds
        while due := self._first(end):
            self.time = max(due.at, self.time)
            due.off = True
            due.call()
            await asyncio.sleep(STORED)
        self.time = end


def usual(game: str) -> Any:
    """How the game's usual bot chooses."""
    return find(game, names(game)[0])


class House:
    """Lobby and contests of one database; clocks stand until they are advanced."""

    def __init__(self, database: Path, silent: bool = False) -> None:
        """Needs a running event loop. A silent house answers for no seat: every choice is the caller's."""
        self.store = SqliteStore(database)
        self.games = {name: load(name) for name in NAMES}
        self.manual_clock = PatientClock()
        pace = BotDelay(3600.0 if silent else 0.0, 1.0)
        self.lobby = Lobby(
            self.games, self.store, Bots(silent), names, pace, 3600.0, time=self.manual_clock, ended=self._ended
        )
        self.contests = ContestService(LiveTables(self.lobby), self.store, drafter)
        self.random = Random(23)
        self.labels: dict[str, str] = {}  # by table or contest: what it is in the corpus for
        self._commands = 0

    def _ended(self, table: Table) -> None:
        self.contests.table_changed(table)

    async def close(self) -> None:
        self.contests.close()
        await self.lobby.close()
        await self.store.close()

    def id(self) -> str:
        """The id of a new command."""
        self._commands += 1
        return f"c{self._commands}"

    async def table(self, label: str, wish: TableSpec, *brings: dict[str, str]) -> Table:
        """A table of that wish, its open seats taken by people; `brings` is what each of them brings."""
        place = await self.lobby.create(wish, f"corpus/{label}")
        self.labels[place.table] = label
        for number in range(wish.places.count("open")):
            deck = brings[number] if number < len(brings) else None
            word = f"word {number}" if number % 2 else ""
            await self.lobby.sit(
                place.table, None, PEOPLE[number], private_options=deck, key=f"corpus/{label}/{number}", word=word
            )
        return await self.started(place.table)

    async def started(self, name: str) -> Table:
        table = await self.lobby.own(name)
        await until(lambda: table.state.started)
        return table

    async def choose(self, table: Table, seat: int, action: Any = None) -> bool:
        """The action, or one of the player's own; False where the table had answered before."""
        try:
            await table.submit(
                FromSeat(seat, Do(self.id(), table.state.versions[seat], action or self._chosen(table, seat)))
            )
        except (TableError, IllegalAction):
            return False
        return True

    def _chosen(self, table: Table, seat: int) -> Any:
        """At random, or as a bot would: games in which all is random are over before much has happened."""
        moment, match = table.state.history.current, table.state
        legal = moment.legal(seat)
        if len(match.history.steps) > RASH and self.random.random() < RASHNESS.get(match.header.game, 0.5):
            return legal[self.random.randrange(len(legal))]
        wits = BotRandom.of(self.random.getrandbits(48), "")
        return usual(match.header.game)(moment.view(seat), seat, moment.what, legal, wits, 0.1)

    async def give_up(self, table: Table, seat: int) -> None:
        if not table.state.over:
            await table.submit(FromSeat(seat, Resign(self.id())))

    async def play(self, table: Table, choices: int) -> None:
        """So many choices of the people there, or fewer where the game ends before."""
        match = table.state
        while choices and not match.over:
            asked = [seat for seat in match.history.asked_version if seat in match.seats.playing]
            if not asked:
                await asyncio.sleep(0.001)
                continue
            choices -= await self.choose(table, self.random.choice(asked))
            await asyncio.sleep(0)


async def until(holds: Callable[[], object]) -> None:
    """Wait until it holds. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.001)
