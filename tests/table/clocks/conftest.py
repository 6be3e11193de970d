"""Tables with clocks, whose time is advanced by hand."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.manual_clock import ManualClock, settled

from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Timing

BLITZ = Timing(bank=60, increment=2)
WINDOW = 5  # seconds, of a game in which something is hidden
Play = Callable[..., Awaitable[Table]]


@pytest.fixture
def manual_clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def lobby(store: Any, advisers: Any, games: Any, manual_clock: ManualClock) -> AsyncIterator[Lobby]:
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0, time=manual_clock)
    yield lobby
    await lobby.close()


@pytest.fixture
def play(lobby: Lobby) -> Play:
    """A game with clocks, everyone here."""

    async def start(game: str, *places: str, time: Timing = BLITZ, here: bool = True) -> Table:
        place = await lobby.create(
            TableSpec(game=game, seats=len(places), options={}, places=places, name="Aino", time=time)
        )
        for name in ("Eino", "Oiva")[: places.count("open")]:
            await lobby.sit(place.table, None, name)
        table = await lobby.own(place.table)
        await settled()
        for seat in table.state.seats.persons if here else ():
            table.join(seat)
        return table

    return start
