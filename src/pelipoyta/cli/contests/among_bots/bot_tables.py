"""Tables of a contest in memory, for `ContestService`: laid by the service, played by the arena, reported back."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from pelipoyta.bots.registry import names, rivals
from pelipoyta.cli.contests.among_bots.memory_store import MemoryStore
from pelipoyta.cli.contests.among_bots.play_table import PlayedTable, TableJob, TableSettings
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.tables import LobbyTables
from pelipoyta.games import open_game
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import AnyCommand, Follow
from pelipoyta.table.decide.setup.private_options import together
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.model import TableHeader
from pelipoyta.table.state.table_state import TableState

NameOf = Callable[[TableHeader, int], str]  # of the header, and which table of its round it is, from 1 on


class BotTable:
    """A table that the arena plays; `played` is the result, once there is one."""

    def __init__(self, store: MemoryStore, state: TableState, name: str) -> None:
        self._store = store
        self.state = state
        self.name = name
        self.played: PlayedTable | None = None

    @property
    def job(self) -> TableJob:
        bots = tuple(player.bot if player else "" for player in self.state.seats.players)
        placed, game = self.state.placed, self.state.game
        position = game.notation.draw(msgspec.json.decode(placed.state, type=game.nouns.state)) if placed else ""
        return TableJob(self.name, bots, position, self._own_options())

    def _own_options(self) -> bytes:
        """Options with the decks of this table; empty where they are the usual ones."""
        agreed, brought = self.state.agreed_options, self.state.seats.private_options
        own = together(self.state.game, agreed, brought)
        return b"" if own == agreed else msgspec.json.encode(own)

    @property
    def started(self) -> bool:
        return self.over

    @property
    def over(self) -> bool:
        return self.played is not None

    def result(self) -> GameEnded:
        assert self.played is not None
        fields = {name: getattr(self.played, name) for name in GameEnded.__struct_fields__}
        return GameEnded(**{**fields, "table": self.state.header.id})

    def mirrored(self) -> Any:
        assert self.played is not None
        return self.state.game.notation.read(self.played.mirrored) if self.played.mirrored else None

    async def submit(self, command: AnyCommand) -> None:
        """Store the next table of a series. Commands about viewers mean nothing here: there are none."""
        if isinstance(command, Follow):
            await self._store.append([command.new, command.note])


class BotTables(LobbyTables):
    """The tables of one contest among bots; made and closed in a running event loop."""

    def __init__(self, settings: TableSettings, store: MemoryStore, name_of: NameOf) -> None:
        game = open_game(settings.game)
        bots = (*names(game.id), *rivals(game.id))
        self._store = store
        self._name_of = name_of
        advisers, delay = _NoBots(), BotDelay(0.0, 0.0)
        super().__init__(
            Lobby(games={game.id: game}, store=store, advisers=advisers, bots=lambda game: bots, delay=delay)
        )
        self._tables: dict[str, BotTable] = {}
        self._laid: Counter[int] = Counter()  # tables by round

    async def find(self, table: str, opens: bool = True) -> BotTable:  # noqa: ARG002 (the arena opens it)
        await self._take_up()
        return self._tables[table]

    async def waiting(self) -> list[BotTable]:
        """Tables that have been laid and not been played, in the order of laying."""
        await self._take_up()
        return [table for table in self._tables.values() if not table.over]

    async def close(self) -> None:
        await self._lobby.close()

    async def _take_up(self) -> None:
        """Load the tables that the service has laid since."""
        for id in self._store.tables[len(self._tables) :]:
            loaded = await self._store.load(id)
            assert loaded is not None
            header, lines = loaded
            self._laid[header.number] += 1
            state = TableState.folded(header, self.game(header.game), lines)
            self._tables[id] = BotTable(self._store, state, self._name_of(header, self._laid[header.number]))


class _NoBots:
    """Bots of a lobby at whose tables nothing is played."""

    async def choose(self, request: Any) -> Any:
        raise NotImplementedError

    async def difficulty(self, game_id: str, seat: int, view: Any, seed: int) -> float:
        raise NotImplementedError

    async def explain(self, game_id: str, seat: int, view: Any, action: Any) -> Any:
        raise NotImplementedError
