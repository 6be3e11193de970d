"""The hall: each table is held once, and whoever looks for what is not there harms nobody."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from time import thread_time
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel.game import altered
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Speak, Undo
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.loading import SLICE
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.live.table_cache import OFTEN, TableCache
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]
WISH = TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino")


async def left_alone(lobby: Lobby) -> Table:
    """A table that nobody has needed for a long time."""
    table = await lobby.own((await lobby.create(WISH)).table)
    while not table.idle:
        await asyncio.sleep(0)
    table.touched -= 1000
    return table


async def miss(lobby: Lobby, name: str) -> None:
    with pytest.raises(TableError, match="no_such_table"):
        await lobby.own(name)


async def test_lookups_of_what_is_not_there_do_not_stop_the_sweeper(lobby: Lobby) -> None:
    """Whenever a sweep comes while such a lookup is under way, the table is put away all the same."""
    for steps in range(8):
        table = await left_alone(lobby)
        looking = [asyncio.create_task(miss(lobby, f"nosuch{n}")) for n in range(3)]
        for _ in range(steps):
            await asyncio.sleep(0)
        await lobby.sweep()
        assert not lobby.holds(table.state.header.id)
        await asyncio.gather(*looking)
    assert not lobby._tables._sweeper.done()


async def test_a_table_that_cannot_be_put_away_keeps_no_other(lobby: Lobby, capsys: pytest.CaptureFixture[str]) -> None:
    async def broken() -> None:
        raise RuntimeError("the lid is stuck")

    first, second = await left_alone(lobby), await left_alone(lobby)
    first.close = broken  # type: ignore[method-assign]
    await lobby.sweep()
    assert not lobby.holds(second.state.header.id)
    assert "table not evicted" in capsys.readouterr().out


async def test_the_sweeper_goes_on_and_says_what_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sweeps = 0

    async def sweep(hall: TableCache) -> None:
        nonlocal sweeps
        sweeps += 1
        raise RuntimeError("dust")

    async def nothing(name: str) -> Table:
        raise TableError("no_such_table")

    monkeypatch.setattr(TableCache, "sweep", sweep)
    monkeypatch.setattr("pelipoyta.table.live.table_cache.OFTEN", 0.001)
    hall = TableCache(nothing, idle=0.001)
    async with asyncio.timeout(20):
        while sweeps < 3:
            await asyncio.sleep(0.001)
    assert not hall._sweeper.done()
    await hall.close()
    assert "sweep failed" in capsys.readouterr().out


async def test_two_who_find_a_table_overtaken_share_the_next(lobby: Lobby) -> None:
    place = await lobby.create(WISH)
    (await lobby.own(place.table)).overtaken = True
    one, two = await asyncio.gather(lobby.own(place.table), lobby.find(place.table))
    assert one is two and not one.overtaken


async def test_a_search_given_up_fails_in_silence(lobby: Lobby, store: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def load(table: str) -> Any:
        await asyncio.sleep(0)
        raise StoreFailed("no disk")

    store.load = load
    search = asyncio.create_task(lobby.own("elsewhere"))
    await asyncio.sleep(0)
    search.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert lobby._tables._loads == {} and not caplog.records


async def test_an_overtaken_table_is_put_away_though_its_bot_had_the_move(
    seated: Seated, lobby: Lobby, store: Any, advisers: Any, salkku: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot does not try again: whoever overtook it plays on."""
    monkeypatch.setattr("pelipoyta.table.autoplay.autoplayer.RETRY", 0.001)
    think, tried = asyncio.Event(), Counter[str]()

    async def thought(job: Any) -> Any:
        await think.wait()
        return job.legal[0]

    advisers.answer = thought
    table = await seated("salkku", "me", "bot:first")
    name = table.state.header.id
    other = Lobby(lobby.games, store, advisers, lambda game: (), BotDelay(0.0))
    await (await other.find(name)).submit(FromSeat(0, Do("", 1, salkku.Pick(1))))
    append = store.append

    async def counted(batches: Any) -> None:
        tried.update(batch.table for batch in batches)
        await append(batches)

    store.append = counted
    await other.close()
    think.set()
    async with asyncio.timeout(20):
        while not table.idle:
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.02)
    assert tried == {name: 1} and table.overtaken
    await lobby.sweep()
    assert not lobby.holds(name)


async def test_a_long_log_is_folded_in_slices(seated: Seated, lobby: Lobby, store: Any, salkku: Any) -> None:
    """While thousands of lines are folded, others get their turn as often as if it were a short one.

    By the time this thread had: others on the machine take none of it.
    """
    table = await seated("salkku", "me", "open")
    name = table.state.header.id
    await table.submit(FromSeat(0, Do("", 1, salkku.Pick(1))))
    await table.submit(FromSeat(0, Undo("")))
    await lobby.put_away(name)
    taken_back = store.lines[name][-2:]
    store.lines[name] += taken_back * 2000
    loading, began = asyncio.create_task(lobby.own(name)), thread_time()
    turns = 0
    while not loading.done():
        await asyncio.sleep(0)
        turns += 1
    assert (await loading).state.length == len(store.lines[name])
    assert turns > (thread_time() - began) / SLICE / 10


async def test_a_game_whose_rules_cannot_start_it_leaves_its_table_alive(
    lobby: Lobby, games: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(options: Any, seats: int) -> Any:
        raise ZeroDivisionError

    games["arvaus"] = altered(arvaus.GAME, start=broken)
    place = await lobby.create(WISH)
    async with asyncio.timeout(20):
        assert (await lobby.sit(place.table, None, "Eino")).seat == 1
        with pytest.raises(TableError, match="not_started"):
            await (await lobby.own(place.table)).submit(FromSeat(0, Undo("")))
    assert "game does not start" in capsys.readouterr().out


async def test_who_sits_down_last_is_answered_though_the_start_cannot_be_stored(lobby: Lobby, store: Any) -> None:
    place = await lobby.create(WISH)
    table = await lobby.own(place.table)
    append = store.append

    async def one_more(batches: Any) -> None:
        store.append = append
        await append(batches)
        store.fails = StoreFailed("disk full")

    store.append = one_more
    async with asyncio.timeout(20):
        assert (await lobby.sit(place.table, None, "Eino")).seat == 1
        with pytest.raises(StoreFailed):
            await table.submit(
                FromSeat(0, Speak("", "Where is the board?"))
            )  # heard at once, though it cannot be kept either
    assert not table.state.started


@pytest.mark.parametrize(("idle", "pause"), [(400.0, 100.0), (0.001, OFTEN)])
async def test_tables_are_swept_four_times_in_the_idle_time_and_not_all_the_time(
    lobby: Lobby, idle: float, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise asyncio.CancelledError

    cache = TableCache(lobby.find, idle)
    await cache.close()
    monkeypatch.setattr("pelipoyta.table.live.table_cache.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await cache._sweep_for_ever()
    assert slept == [pause]
