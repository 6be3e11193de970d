"""What players are called (TABLE-10): theirs to say at any time, kept in the log, and with them in a rematch."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pelipoyta.table.commands import FromSeat, Rematch, Rename, Resign
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


def names(state: TableState) -> list[str]:
    return [player.name if player else "?" for player in state.seats.players]


async def folded(store: Any, games: Any, table: str) -> TableState:
    header, lines = await store.load(table)
    return TableState.folded(header, games[header.game], lines)


async def test_a_new_name_is_cleaned_kept_and_goes_along(seated: Seated, store: Any, games: Any) -> None:
    table = await seated("arvaus", "me", "open")
    before = names(table.state)[1]
    await table.submit(FromSeat(0, Rename("a", "  Aino\u202e \n K")))
    for state in (table.state, await folded(store, games, table.state.header.id)):
        assert names(state) == ["Aino K", before]
    await table.submit(FromSeat(0, Resign("b")))
    await table.submit(FromSeat(0, Rename("c", "Aune")))
    await table.submit(FromSeat(0, Rematch("d")))
    assert table.state.offers.next
    assert names(await folded(store, games, table.state.offers.next)) == [before, "Aune"]


async def test_the_game_does_not_notice(seated: Seated) -> None:
    """No move, no number, nothing to undo, and an offer stands."""
    table = await seated("arvaus", "me", "open")
    at, steps = dict(table.state.versions), table.state.history.record_steps()
    assert (await table.submit(FromSeat(1, Rename("a", "Eino")))).version == at[1]
    assert (dict(table.state.versions), table.state.history.record_steps()) == (at, steps)


async def test_the_same_name_again_is_no_line(seated: Seated) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Rename("a", "Aune")))
    length = table.state.length
    await table.submit(FromSeat(0, Rename("b", " Aune ")))
    assert table.state.length == length
