"""A wall clock that jumps years ahead and back changes what is written beside a line, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any

import pytest
import time_machine

from pelipoyta.table.commands import Do, FromSeat, Speak, Undo
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
YEAR = 365 * 86_400.0


async def test_a_game_goes_on_whatever_the_clock_says(
    seated: Callable[..., Awaitable[Table]], lobby: Lobby, store: Any, games: Any, salkku: Any
) -> None:
    pick = salkku.Pick
    with time_machine.travel(20 * YEAR, tick=False) as clock:
        jump = cycle((30 * YEAR, 0.0, 12 * YEAR, -5 * YEAR))
        table = await seated("salkku", "me", "open")
        for seat, what in (
            (0, pick(1)),
            (0, None),
            (0, pick(2)),
            (1, pick(3)),
            (1, "Kello?"),
            (1, pick(3)),
            (0, pick(1)),
        ):
            clock.move_to(next(jump))
            await table.submit(command(table, seat, what))
            await lobby.sweep()
        assert lobby.holds(table.state.header.id)
        header, lines = await store.load(table.state.header.id)
    assert table.state.game_state.picks == [(2, 1), (3, 3)]
    assert len({line.time for line in lines[-4:]}) == 4  # it did jump
    assert TableState.folded(header, games["salkku"], lines).game_state == table.state.game_state


def command(table: Table, seat: int, what: Any) -> FromSeat:
    if isinstance(what, str):
        return FromSeat(seat, Speak("", what))
    return FromSeat(seat, Do("", table.state.versions[seat], what)) if what else FromSeat(seat, Undo(""))


async def test_a_table_is_put_away_by_the_time_that_passed(
    seated: Callable[..., Awaitable[Table]], lobby: Lobby
) -> None:
    with time_machine.travel(20 * YEAR) as clock:
        table = await seated("arvaus", "me", "open")
        while not table.idle:
            await asyncio.sleep(0)
        clock.shift(YEAR)
        await lobby.sweep()
        assert lobby.holds(table.state.header.id)
        clock.shift(-2 * YEAR)
        table.touched -= 1000
        await lobby.sweep()
        assert not lobby.holds(table.state.header.id)
