"""TABLE-16: a house that opens again wakes the tables whose clocks run; a flag falls though nobody comes back."""

from pathlib import Path
from typing import Any

import pytest
from tests.manual_clock import ManualClock, settled
from tests.table.clocks.conftest import BLITZ

from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import FromSeat, Resign
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.live.timer import RETURN
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.model import Timing

pytestmark = pytest.mark.anyio


def house(games: Any, store: Any, advisers: Any, manual_clock: ManualClock) -> Lobby:
    return Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0, time=manual_clock)


async def begun(lobby: Lobby, time: Timing | None = BLITZ) -> Table:
    place = await lobby.create(
        TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino", time=time)
    )
    await lobby.sit(place.table, None, "Eino")
    await settled()
    return await lobby.own(place.table)


async def test_a_flag_falls_though_nobody_comes_back(
    store: Any, advisers: Any, games: Any, manual_clock: ManualClock
) -> None:
    first = house(games, store, advisers, manual_clock)
    name = (await begun(first)).state.header.id
    await first.close()
    manual_clock.time += 10_000  # closed: that costs nobody
    again = house(games, store, advisers, manual_clock)
    await again.wake()
    await settled()
    assert again.holds(name)
    table = await again.own(name)
    await manual_clock.advance(RETURN - 1)
    assert not table.state.over and not table.timer.unsaved(), "it waits for its players first"
    await manual_clock.advance(BLITZ.bank + 10)
    assert table.state.over is not None and table.state.over.why == "TABLE-16"
    await again.close()


async def test_a_real_store_knows_which_to_wake(
    tmp_path: Path, advisers: Any, games: Any, manual_clock: ManualClock
) -> None:
    """Those with clocks that are not over: not one without a clock, nor one that was given up."""
    store = SqliteStore(tmp_path / "games.sqlite3")
    lobby = house(games, store, advisers, manual_clock)
    running, calm, over = await begun(lobby), await begun(lobby, None), await begun(lobby)
    while not (running.state.started and over.state.started):
        await settled()
    await over.submit(FromSeat(0, Resign("a")))
    assert await store.timed() == [running.state.header.id]
    assert calm.state.started
    await lobby.close()
    await store.close()


async def test_one_that_cannot_be_fetched_keeps_no_other_asleep(
    store: Any, advisers: Any, games: Any, manual_clock: ManualClock
) -> None:
    first = house(games, store, advisers, manual_clock)
    names = [(await begun(first)).state.header.id for _ in range(2)]
    await first.close()
    store.lines[names[0]].insert(0, b"{")
    again = house(games, store, advisers, manual_clock)
    await again.wake()
    assert [again.holds(name) for name in names] == [False, True]
    await again.close()
