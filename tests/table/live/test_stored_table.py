"""A finished table is read from its log without becoming live; a running one is live."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import FromSeat, Rename, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.stored_table import StoredTable, StoredTables
from pelipoyta.table.live.table import Table

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


@pytest.fixture
async def later(store: Any, advisers: Any, games: Any) -> Any:
    """A lobby of a server that was started after the games were played."""
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0)
    yield lobby
    await lobby.close()


async def finished(seated: Seated) -> Table:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Resign("")))
    return table


async def test_a_finished_table_is_read_without_a_live_one(seated: Seated, later: Lobby) -> None:
    table = await finished(seated)
    name = table.state.header.id
    read = await later.read(name)
    assert isinstance(read, StoredTable) and await later.read(name) is read
    assert name not in later._tables and later.holds(name)
    assert read.state.over == table.state.over and read.state.versions == table.state.versions
    assert (read.chance.commitment, read.chance.decks) == (table.chance.commitment, table.chance.decks)
    assert (read.missing, read.connections.total()) == ((), 0)


async def test_a_running_or_live_table_is_read_live(seated: Seated, lobby: Lobby, later: Lobby) -> None:
    table = await seated("arvaus", "me", "open")
    name = table.state.header.id
    assert await lobby.read(name) is table
    assert isinstance(await later.read(name), Table) and name in later._tables
    await table.submit(FromSeat(0, Resign("")))
    assert await lobby.read(name) is table


async def test_what_happens_after_the_end_is_read(seated: Seated, later: Lobby) -> None:
    """A table that was live in between is folded anew."""
    name = (await finished(seated)).state.header.id
    assert isinstance(await later.read(name), StoredTable)
    live = await later.find(name)
    await live.submit(FromSeat(0, Rename("", "Helmi")))
    await later._tables._evict(name, live)
    read = await later.read(name)
    assert isinstance(read, StoredTable)
    assert next(player.name for player in read.state.seats.players if player) == "Helmi"


async def test_a_table_that_becomes_live_while_its_log_is_folded(seated: Seated, later: Lobby, store: Any) -> None:
    name = (await finished(seated)).state.header.id
    load = store.load
    calls: list[str] = []

    async def slowly(table: str) -> Any:
        found = await load(table)
        if not calls:
            calls.append(table)
            await later.find(table)
        return found

    store.load = slowly
    assert isinstance(await later.read(name), Table) and name not in later._stored


async def test_an_unknown_table(later: Lobby) -> None:
    with pytest.raises(TableError, match="no_such_table"):
        await later.read("nowhere")


async def test_the_least_recently_read_is_forgotten(seated: Seated, store: Any, games: Any) -> None:
    names = [(await finished(seated)).state.header.id for _ in range(3)]
    stored = StoredTables(games, store, most=2)
    for name in (names[0], names[1], names[0], names[2]):
        await stored.find(name)
    assert [name in stored for name in names] == [True, False, True]
