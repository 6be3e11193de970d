"""An answer that was lost is asked for again with the asker's own key, and nothing is done twice (TABLE-4)."""

import asyncio
from typing import Any

import pytest

from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import FromSeat, Rematch, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio
WISH = TableSpec(game="arvaus", seats=3, options={}, places=("me", "open", "open"), name="Aino")


async def test_a_table_asked_for_again_is_the_same_table(lobby: Lobby, store: Any) -> None:
    made = await lobby.create(WISH, "a key of my own")
    assert await lobby.create(WISH, "a key of my own") == made
    assert (made.seat, made.key, len(store.headers)) == (0, "a key of my own", 1)
    assert (await lobby.create(WISH, "another key")).table != made.table
    assert (await lobby.create(WISH)).table != (await lobby.create(WISH)).table


async def test_a_table_without_a_line_yet_is_the_same_table_too(lobby: Lobby, store: Any) -> None:
    looking_on = TableSpec(game="arvaus", seats=2, options={}, places=("open", "open"), name="Aino")
    made = await lobby.create(looking_on, "key")
    assert await lobby.create(looking_on, "key") == made and made.seat is None
    assert len(store.headers) == 1


async def test_two_askings_at_once_make_one_table(lobby: Lobby, store: Any) -> None:
    places = await asyncio.gather(*(lobby.create(WISH, "key") for _ in range(5)))
    assert len(set(places)) == len(store.headers) == 1


async def test_a_seat_asked_for_again_is_the_same_seat(lobby: Lobby, store: Any) -> None:
    """Also when the table is full, the game on its way, and whatever else is wished for now."""
    table = (await lobby.create(WISH)).table
    seat = await lobby.sit(table, None, "Eino", key="my key")
    lines = len(store.lines[table])
    assert await lobby.sit(table, None, "Eino", key="my key") == seat
    assert await lobby.sit(table, 2, "Oiva", key="my key") == seat
    assert len(store.lines[table]) == lines
    other = await lobby.sit(table, None, "Oiva", key="other key")
    assert (seat.seat, other.seat) == (1, 2)
    assert await lobby.sit(table, None, "Eino", key="my key") == seat
    with pytest.raises(TableError, match="table_full"):
        await lobby.sit(table, None, "Saara", key="late key")


async def test_after_a_restart_too(lobby: Lobby, store: Any, advisers: Any) -> None:
    made = await lobby.create(WISH, "host's key")
    seat = await lobby.sit(made.table, 2, "Eino", key="guest's key")
    later = Lobby(lobby.games, store, advisers, lobby.bots, BotDelay(0.0))
    assert await later.create(WISH, "host's key") == made
    assert await later.sit(made.table, None, "Eino", key="guest's key") == seat
    await later.close()


async def test_what_could_not_be_stored_is_done_when_asked_again(lobby: Lobby, store: Any) -> None:
    store.fails = StoreFailed("disk full")
    with pytest.raises(StoreFailed):
        await lobby.create(WISH, "key")
    store.fails = None
    made = await lobby.create(WISH, "key")
    store.fails = StoreFailed("disk full")
    with pytest.raises(StoreFailed):
        await lobby.sit(made.table, None, "Eino", key="guest")
    store.fails = None
    assert (await lobby.sit(made.table, None, "Eino", key="guest")).seat == 1


async def test_a_rematch_is_a_table_of_its_own(lobby: Lobby) -> None:
    made = await lobby.create(
        TableSpec(game="arvaus", seats=2, options={}, places=("me", "bot:first"), name="Aino"), "key"
    )
    table = await lobby.find(made.table)
    while not table.state.started:
        await asyncio.sleep(0)
    await table.submit(FromSeat(0, Resign("r")))
    await table.submit(FromSeat(0, Rematch("m")))
    assert table.state.offers.next not in (None, made.table)
    assert (await lobby.find(str(table.state.offers.next))).state.seats.of("key") == 1
