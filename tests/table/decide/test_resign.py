"""Giving up where a game knows how the others play on."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from pelipoyta.games import load
from pelipoyta.kernel import Concession, Over
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import FromSeat, Resign
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Resigned
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


async def test_an_old_log_in_which_giving_up_ended_the_game_ends_the_same(
    seated: Seated, games: Any, store: Any
) -> None:
    """The game of today would play on; what was stored as over by TABLE-1 stays over."""
    games["lotr"] = load("lotr")
    table = await seated("lotr", "me", "open", "open")
    await table.submit(FromSeat(1, Resign("a")))
    header, lines = await store.load(table.state.header.id)
    over = Over((1.0, 0.0, 1.0), "TABLE-1", 1)
    old = TableState.folded(header, load("lotr"), [*lines[:-1], replace(lines[-1], over=over)])
    assert isinstance(lines[-1].entry, Resigned) and (old.over, old.phase) == (over, "over")
    assert old.history.record_steps() == () and table.state.history.record_steps() == (Concession(1),)
