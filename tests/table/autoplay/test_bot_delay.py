"""A bot's pace: by how hard its choice looks to anyone, never by how long it searched or what it holds (TABLE-11)."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from statistics import median
from typing import Any

import pytest

from pelipoyta.kernel.game import altered
from pelipoyta.table.autoplay.autoplayer import AutoPlayer
from pelipoyta.table.autoplay.bot_delay import FARTHEST, BotDelay, Lateness
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table

Seated = Callable[..., Awaitable[Table]]


def taken(doubt: float, share: float = 1.0) -> list[float]:
    random = Random(3)
    return [BotDelay(pause=2.0).over(doubt, share, random) for _ in range(4000)]


def test_a_hard_choice_takes_longer_than_a_plain_one_and_none_takes_for_ever() -> None:
    plain, hard = taken(0.0), taken(1.0)
    assert median(plain) == pytest.approx(1.2, rel=0.03) and median(hard) == pytest.approx(3.2, rel=0.03)
    assert max(hard) == pytest.approx(3.2 * FARTHEST) and min(plain) == pytest.approx(1.2 / FARTHEST)
    assert median(taken(0.5, share=0.5)) == pytest.approx(1.1, rel=0.03)


def test_a_bot_searches_within_its_time_and_never_longer_than_the_house_allows() -> None:
    delay = BotDelay(pause=0.8, budget=1.0)
    assert delay.thinking(0.6) < 0.6
    assert delay.thinking(30.0) == 1.0
    assert delay.thinking(0.01) > 0  # a budget of nothing is none
    assert delay.thinking(0.0) == 1.0  # where nobody waits


def test_one_that_need_not_think_is_late_as_those_that_do() -> None:
    overdue, random = Lateness(), Random(1)
    assert overdue.draw(1, "play", random) == 0.0
    for seconds in (-0.3, -0.1, 0.4, 0.6):
        overdue.add(1, "play", seconds)
    late = [overdue.draw(1, "play", random) for _ in range(400)]
    assert 0.4 < sum(each == 0.0 for each in late) / 400 < 0.6
    assert median(each for each in late if each) == pytest.approx(0.5, rel=0.15)
    assert overdue.draw(1, "draw", random) == overdue.draw(0, "play", random) == 0.0


@pytest.mark.anyio
async def test_how_hard_it_looks_is_asked_of_one_who_sees_what_all_see(
    advisers: Any, store: Any, games: Any, salkku: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the bot has put in, in secret: the very same is shown to those who say how hard its choice looks."""
    monkeypatch.setattr(AutoPlayer, "_is_unseen", lambda *_: False)
    shown = set()
    for number in range(4):
        advisers.looks.clear()
        advisers.answer = lambda job, number=number: salkku.Pick(number) if job.ask else None
        lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.001, 1.0))
        place = await lobby.create(
            TableSpec(game="salkku", seats=2, options={}, places=("me", "bot:first"), name="Aino")
        )
        table = await lobby.find(place.table)
        async with asyncio.timeout(20):
            while len(table.state.game_state.picks[1]) < 3:
                await asyncio.sleep(0.001)
        shown.add(tuple(advisers.looks))
        await lobby.close()
    assert len(shown) == 1 and len(shown.pop()) == 3


@pytest.mark.anyio
async def test_without_a_pause_nobody_is_asked_how_hard_it_looks(seated: Seated, advisers: Any) -> None:
    table = await seated("salkku", "me", "bot:first")
    async with asyncio.timeout(20):
        while len(table.state.game_state.picks[1]) < 3:
            await asyncio.sleep(0.001)
    assert not advisers.looks
    assert {job.budget for job in advisers.jobs} == {1.0}


@pytest.mark.anyio
async def test_many_small_answers_in_a_row_come_without_pauses(
    advisers: Any, store: Any, games: Any, salkku: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pause would be an hour: the game says that such a question is answered briskly, also where all see it."""
    monkeypatch.setattr(AutoPlayer, "_is_unseen", lambda *_: False)
    games["salkku"] = altered(salkku.GAME, brisk=("pick",))
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(3600.0, 1.0))
    place = await lobby.create(TableSpec(game="salkku", seats=2, options={}, places=("me", "bot:first"), name="Aino"))
    table = await lobby.find(place.table)
    async with asyncio.timeout(20):
        while len(table.state.game_state.picks[1]) < 3:
            await asyncio.sleep(0.001)
    await lobby.close()


@pytest.mark.anyio
async def test_a_table_is_not_idle_while_a_bot_holds_its_answer(
    advisers: Any, store: Any, games: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected, and the table must stay in memory all the same."""
    monkeypatch.setattr(AutoPlayer, "_is_unseen", lambda *_: False)
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(3600.0, 1.0))
    place = await lobby.create(TableSpec(game="salkku", seats=2, options={}, places=("me", "bot:first"), name="Aino"))
    table = await lobby.own(place.table)
    assert not table.idle
    await lobby.close()
