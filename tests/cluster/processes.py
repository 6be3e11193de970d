"""Processes of a cluster as a test needs them: each a lobby with a cluster service, all on one bus in memory."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import arvaus
from tests.table.conftest import SALKKU, Minds

from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.placement import Placement
from pelipoyta.cluster.remote.table import RemoteTable
from pelipoyta.cluster.service import ClusterService
from pelipoyta.community.projections.changes import WatchedStore
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.lobby import Lobby, SeatTicket, TableSpec
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.log.postgres import PostgresStore

GAMES: dict[str, AnyGame] = {"salkku": SALKKU, "arvaus": arvaus.GAME}
WISH = TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino")


class Noted(NoAudience):
    """Audience that counts what it is told."""

    def __init__(self, table: object = None) -> None:
        self.told: Counter[str] = Counter()

    def on_table_changed(self) -> None:
        self.told["table"] += 1

    def on_clocks_changed(self) -> None:
        self.told["clocks"] += 1

    def on_transition(self, transition: Any) -> None:
        self.told["transition"] += 1

    def on_closed(self) -> None:
        self.told["closed"] += 1


class ClusterProcess:
    """One process: its store, its lobby and its part in the cluster."""

    def __init__(self, url: str, bus: MemoryBus, *, owns: bool, lease: float, games: Any = None) -> None:
        games = GAMES if games is None else games
        reads = {name: (game.version, *game.replays) for name, game in games.items()}
        self.placement = Placement(url, lease=lease, owns=owns, reads=reads)
        self.kept = PostgresStore(url, fence=self.placement)
        self.service = ClusterService(bus=bus, placement=self.placement, secret=self.kept.secret, games=games)
        self.store = WatchedStore(self.kept, stored=self.service.stored)
        self.lobby = Lobby(
            games=games,
            store=self.store,
            advisers=Minds(),
            bots=lambda game: ("first",),
            delay=BotDelay(0.0, 1.0),
            idle=60.0,
            audience=self.service.audience(Noted),
            ownership=self.service,
        )
        self.resumed = 0

    async def start(self) -> "ClusterProcess":
        await self.service.start(self.lobby, self.store, Noted, self._resume)
        return self

    async def _resume(self) -> None:
        self.resumed += 1

    async def pair(self, wish: TableSpec = WISH) -> tuple[str, tuple[SeatTicket, SeatTicket]]:
        """A table that two persons play at, made here."""
        one = await self.lobby.create(wish)
        two = await self.lobby.sit(one.table, None, "Eino")
        return one.table, (one, two)

    async def remote(self, table: str) -> RemoteTable:
        """The table as this process follows it."""
        found = await self.lobby.find(table)
        assert isinstance(found, RemoteTable)
        return found

    async def die(self) -> None:
        """Stop without a word, as a killed process does: the lease runs out by itself."""
        self.placement.owns = False  # so that closing ends no lease
        for task in (self.placement._beating, *self.service._tasks):
            if task:
                task.cancel()
        assert self.service._owner_server is not None
        self.service._owner_server.close()

    async def close(self) -> None:
        await self.lobby.close()
        await self.service.close()
        await self.kept.close()


Start = Callable[..., Awaitable[ClusterProcess]]


async def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def guess(table: TablePort, seat: int, id: str) -> FromSeat:
    """The first choice of the seat, by its newest version."""
    action = table.state.history.current.legal(seat)[0]
    return FromSeat(seat, Do(id, table.state.versions[seat], action))


def asked(table: TablePort) -> int:
    return next(iter(table.state.history.asked_version))
