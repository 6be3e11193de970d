"""Giving up where a game knows how the others play on."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel import Concession, Over
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import FromSeat, Resign
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


async def folded(table: Table, store: Any) -> TableState:
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, load("lotr"), lines)


async def test_the_others_play_on(seated: Seated, games: Any, store: Any) -> None:
    """TABLE-1, LOTR-30.42: the same again after a restart."""
    games["lotr"] = load("lotr")
    table = await seated("lotr", "me", "open", "open")
    await table.submit(FromSeat(1, Resign("a")))
    assert table.state.phase == "playing"
    assert (await folded(table, store)).game_state == table.state.game_state
    with pytest.raises(IllegalAction, match="gone-already"):
        await table.submit(FromSeat(1, Resign("b")))
    await table.submit(FromSeat(2, Resign("c")))
    assert table.state.over == Over((1.0, 0.0, 0.0), "LOTR-30.42")
    assert (await folded(table, store)).over == table.state.over


async def test_it_is_a_step_of_the_record(seated: Seated, games: Any) -> None:
    games["lotr"] = load("lotr")
    table = await seated("lotr", "me", "open")
    await table.submit(FromSeat(0, Resign("a")))
    assert table.state.history.record_steps() == (Concession(0),)
