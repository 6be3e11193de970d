"""Tables as contests see them: those of the lobby, or others whose games are played elsewhere."""

from collections.abc import Sequence
from typing import Any, Protocol

from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.results import ended
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.commands import AnyCommand
from pelipoyta.table.decide.setup.create import ALONE, ContestSlot
from pelipoyta.table.live.lobby import Lobby, SeatTicket, TableSpec
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.log.store import Batch
from pelipoyta.table.state.table_state import TableState


class ContestTable(Protocol):
    """Table of a contest; of `state` only header, seats and options are read."""

    @property
    def state(self) -> TableState: ...
    @property
    def started(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def result(self) -> GameEnded:
        """Result of the game, which is over."""

    def mirrored(self) -> Any:
        """Position in which the second table of a pair begins; None while there is none (KV-G2)."""

    async def submit(self, command: AnyCommand) -> object: ...


class ContestTables(Protocol):
    """The tables at which contests are played."""

    def game(self, game: str, /) -> AnyGame: ...
    def bots(self, game: str, /) -> Sequence[str]: ...
    def check_bot(self, game: str, bot: str, /) -> None: ...
    async def create(
        self, spec: TableSpec, key: str, slot: ContestSlot = ALONE, also_store: Sequence[Batch] = ()
    ) -> SeatTicket: ...
    async def find(self, table: str, opens: bool = True) -> ContestTable: ...


class LiveTable:
    """A table of the lobby."""

    def __init__(self, table: TablePort) -> None:
        self._table = table
        self.state = table.state

    @property
    def started(self) -> bool:
        return self.state.started

    @property
    def over(self) -> bool:
        return self.state.over is not None

    def result(self) -> GameEnded:
        return ended(self.state)

    def mirrored(self) -> Any:
        assert self.state.game.team_contest is not None
        return self.state.game.team_contest.mirrored(self.state.game_state)

    async def submit(self, command: AnyCommand) -> object:
        return await self._table.submit(command)


class LobbyTables:
    """Games, bots and new tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def game(self, game: str) -> AnyGame:
        return self._lobby.game(game)

    def bots(self, game: str) -> Sequence[str]:
        return self._lobby.bots(game)

    def check_bot(self, game: str, bot: str) -> None:
        self._lobby.check_bot(game, bot)

    async def create(
        self, spec: TableSpec, key: str, slot: ContestSlot = ALONE, also_store: Sequence[Batch] = ()
    ) -> SeatTicket:
        return await self._lobby.create(spec, key, slot, also_store)


class LiveTables(LobbyTables):
    """The tables of a lobby."""

    async def find(self, table: str, opens: bool = True) -> LiveTable:
        return LiveTable(await self._lobby.find(table, opens))
