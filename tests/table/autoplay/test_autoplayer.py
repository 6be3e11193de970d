"""Seats the house answers for: bots see only their view, and nobody waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pelipoyta.table.autoplay.autoplayer import AutoPlayer
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.001)


async def test_bots_play_a_game_to_its_end_with_their_views_alone(seated: Seated, advisers: Any, salkku: Any) -> None:
    advisers.answer = lambda job: job.legal[-1] if job.ask else None
    table = await seated("salkku", "me", "bot:first", "bot:first")
    await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(1))))
    for number in (1, 2):
        await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(number))))
    await until(lambda: table.state.over)
    assert {job.seat for job in advisers.jobs} == {1, 2}
    for job in advisers.jobs:
        assert job.view == salkku.GAME.view(salkku.GAME.determinize(job.view, Random(1)), job.seat)
        assert job.view.picks[0] == ()  # the person's secret


async def test_a_bot_has_one_nature_at_a_table_and_another_at_the_next(
    seated: Seated, advisers: Any, salkku: Any
) -> None:
    async def natures() -> list[str]:
        """Of all bots so far, after one more table."""
        table = await seated("salkku", "me", "bot:first", "bot:first")
        await until(lambda: all(len(table.state.game_state.picks[seat]) == 3 for seat in (1, 2)))
        assert len(advisers.jobs) > 2  # more choices than bots
        return sorted({job.game_seed for job in advisers.jobs})

    assert len(await natures()) == 2
    assert len(await natures()) == 4


async def test_a_bot_is_asked_once_though_others_answer_meanwhile(seated: Seated, advisers: Any, salkku: Any) -> None:
    thinking = asyncio.Event()

    async def slowly(job: SimpleNamespace) -> Any:
        await thinking.wait()
        return job.legal[0]

    advisers.answer = slowly
    table = await seated("salkku", "me", "open", "bot:first")
    await until(lambda: advisers.jobs)
    for seat, number in ((0, 1), (1, 2), (0, 3), (0, 3)):  # the last one tells all that seat 0 is ready
        await table.submit(FromSeat(seat, Do("", table.state.versions[seat], salkku.Pick(number))))
    assert len(advisers.jobs) == 1
    thinking.set()
    await until(lambda: len(table.state.game_state.picks[2]) == 3)


async def test_free_actions_are_offered_before_the_next_bot_goes_on(seated: Seated, advisers: Any, salkku: Any) -> None:
    def answer(job: SimpleNamespace) -> Any:
        if job.ask is None:
            return salkku.Wave() if job.seat == 1 else None
        return salkku.Pick(1)

    advisers.answer = answer
    table = await seated("salkku", "me", "bot:first", "bot:first")

    def offered(seat: int) -> list[SimpleNamespace]:
        return [job for job in advisers.jobs if job.ask is None and job.seat == seat]

    await until(lambda: table.state.game_state.waved[1] and len(table.state.game_state.picks[2]) == 3 and offered(2))
    assert len(offered(1)) == 1  # having waved, it has nothing more to do
    assert not table.state.game_state.waved[2]  # it was offered, and let it pass
    assert table.state.game_state.picks[0] == ()


async def test_bots_that_fail_are_stood_in_for(
    seated: Seated, advisers: Any, capsys: pytest.CaptureFixture[str], salkku: Any
) -> None:
    def broken(job: SimpleNamespace) -> Any:
        if job.seat == 1:
            raise RuntimeError("no bots today")
        return salkku.Pick(77)  # not legal

    advisers.answer = broken
    table = await seated("salkku", "me", "bot:first", "bot:first")
    await until(lambda: [len(picks) for picks in table.state.game_state.picks] == [0, 3, 3])
    said = capsys.readouterr().out
    assert "bot choice failed" in said and "automatic choice failed" in said


async def test_a_bot_goes_on_when_the_store_works_again(
    seated: Seated, advisers: Any, store: Any, salkku: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelipoyta.table.autoplay.autoplayer.RETRY", 0.01)
    release = asyncio.Event()

    async def when_released(job: SimpleNamespace) -> Any:
        await release.wait()
        return job.legal[0]

    advisers.answer = when_released
    table = await seated("salkku", "me", "bot:first")
    store.fails = StoreFailed("disk full")
    release.set()
    await asyncio.sleep(0.05)
    assert table.state.game_state.picks[1] == ()
    store.fails = None
    await until(lambda: len(table.state.game_state.picks[1]) == 3)


async def test_bots_among_themselves_wait_for_a_spectator(lobby: Lobby, advisers: Any) -> None:
    place = await lobby.create(
        TableSpec(game="arvaus", seats=2, options={}, places=("bot:first", "bot:first"), name="")
    )
    table = await lobby.find(place.table)
    await until(lambda: table.state.started)
    await asyncio.sleep(0.02)
    assert advisers.jobs == [] and table.idle
    table.join(None)
    await until(lambda: table.state.over)


async def test_a_game_starts_when_the_store_lets_it(
    lobby: Lobby, store: Any, games: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelipoyta.table.live.table.RETRY", 0.01)
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "bot:first"), name="Aino"))
    store.fails = StoreFailed("disk full")
    table = await lobby.find(place.table)
    await asyncio.sleep(0.03)
    assert not table.state.started
    store.fails = None
    await until(lambda: table.state.started)


async def test_rules_that_fail_harm_one_command_only(
    seated: Seated, games: Any, salkku: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def shaky(state: Any, seat: int, action: Any) -> Any:
        if action == salkku.Pick(3):
            raise ZeroDivisionError
        return salkku.GAME.apply(state, seat, action)

    games["salkku"] = replace(salkku.GAME, apply=shaky)
    table = await seated("salkku", "me", "open")
    with pytest.raises(ZeroDivisionError):
        await table.submit(FromSeat(0, Do("", 1, salkku.Pick(3))))
    await table.submit(FromSeat(0, Do("", 1, salkku.Pick(2))))
    assert table.state.game_state.picks[0] == (2,)
    assert "command failed" in capsys.readouterr().out


async def test_the_house_takes_its_time(advisers: Any, store: Any, games: Any, salkku: Any) -> None:
    """A bot thinks at once and answers after a pause; so does the table for a person without a choice."""
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(pause=3600.0))
    place = await lobby.create(TableSpec(game="salkku", seats=2, options={}, places=("me", "bot:first"), name="Aino"))
    table = await lobby.find(place.table)
    await until(lambda: advisers.jobs)
    await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(0))))
    await asyncio.sleep(0.02)
    assert table.state.game_state.picks == [(0,), ()]
    await lobby.close()


async def test_a_pause_is_as_long_as_the_house_wants_and_never_the_same(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, advisers: Any
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    table = await seated("salkku", "me", "open")
    autoplayer = AutoPlayer(table, advisers, BotDelay(pause=2.0), Random(1))
    monkeypatch.setattr("pelipoyta.table.autoplay.autoplayer.asyncio.sleep", sleep)
    for _ in range(200):
        await autoplayer._pause()
    assert 1.2 <= min(slept) < 1.4 and 2.6 < max(slept) <= 2.8
    assert len(set(slept)) == 200


async def test_what_nobody_saw_needs_no_pause(advisers: Any, store: Any, games: Any) -> None:
    """An army of secret choices would keep the others waiting for nothing."""
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(pause=0.001))
    place = await lobby.create(TableSpec(game="salkku", seats=2, options={}, places=("me", "bot:first"), name="Aino"))
    table = await lobby.find(place.table)
    await until(lambda: table.state.started and len(table.state.game_state.picks[1]) == 3)
    assert [seat for seat, _ in advisers.looks] == [1]  # how hard it looks is asked for a pause alone
    await lobby.close()
