"""Nobody acts who is not at the table, and whatever they ask for, nothing changes."""

from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import HOST
from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Rematch, Resign, Speak, Undo
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio
WISHES: list[Any] = [
    lambda seat: FromSeat(seat, Do("", 1, arvaus.Guess(3))),
    lambda seat: FromSeat(seat, Undo("")),
    lambda seat: FromSeat(seat, Resign("")),
    lambda seat: FromSeat(seat, DrawOffer("", "offer")),
    lambda seat: FromSeat(seat, Rematch("")),
    lambda seat: FromSeat(seat, Speak("", "hello")),
]


@pytest.mark.parametrize("seat", [2, 7, -2])
@pytest.mark.parametrize("wish", WISHES)
async def test_a_seat_that_is_not_there(seated: Any, wish: Any, seat: int) -> None:
    table = await seated("arvaus", "me", "open")
    with pytest.raises(TableError) as refused:
        await table.submit(wish(seat))
    assert (refused.value.code, refused.value.facts) == ("no_such_seat", {"seat": seat})
    assert (table.state.length, table.state.versions) == (3, {None: 1, 0: 1, 1: 1})


@pytest.mark.parametrize("wish", WISHES[:-1])
async def test_a_host_whom_the_game_gives_no_say(seated: Any, wish: Any) -> None:
    """TABLE-5, TABLE-8: who does not play and does not judge can only talk."""
    table = await seated("arvaus", "open", "open")
    with pytest.raises(TableError) as refused:
        await table.submit(wish(HOST))
    assert (refused.value.code, refused.value.facts) == ("onlooker", {"rule": "TABLE-5"})
    await table.submit(WISHES[-1](HOST))
