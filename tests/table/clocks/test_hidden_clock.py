"""TABLE-16: where anything is hidden the clocks never show which answers were forced."""

import asyncio
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.manual_clock import ManualClock, settled
from tests.table.clocks.conftest import WINDOW
from tests.table.conftest import SALKKU, Minds, Pick
from tests.table.memory_store import MemoryStore

from pelipoyta.table.autoplay.answer_delay import AnswerTimes, Prior
from pelipoyta.table.autoplay.autoplayer import AutoPlayer
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.model import Tick, Timing
from pelipoyta.table.state.clock import Clocks

SPAN = st.floats(0.0, 30.0)
TIMINGS = st.builds(Timing, bank=st.integers(5, 90), increment=st.integers(0, 5), delay=st.integers(0, 5))
LOW, HIGH = (0, 0, 2), (1, 3, 2)  # having put in a nought, one has no choice but another


async def story(picks: tuple[int, ...], timing: Timing, spans: list[float], line: int) -> tuple[list[Any], list[Any]]:
    """What all see of the clocks after each answer of seat 0, and what the log says of them."""
    manual_clock, store = ManualClock(), MemoryStore()
    lobby = Lobby(
        {"salkku": SALKKU}, store, Minds(), lambda game: ("first",), BotDelay(0.0, 1.0), 60.0, time=manual_clock
    )
    place = await lobby.create(
        TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", time=timing)
    )
    await lobby.sit(place.table, None, "Eino")
    table = await lobby.own(place.table)
    await settled()
    table.join(1)  # the table answers nothing for one who is away, so that the test does
    table.timer.player_connected(0)
    table.timer.arrange()
    table.timer.set_latency(0, line)
    seen = [table.timer.displays()]
    for number, span in zip(picks, spans, strict=True):
        await manual_clock.advance(span)
        seen.append(table.timer.displays())
        if table.state.over:
            break
        forced = len(table.state.history.current.legal(0)) == 1
        await table.submit(
            FromSeat(0, Do("", table.state.versions[0], Pick(number)), by="table" if forced else "player")
        )
        seen.append(table.timer.displays())
    _, lines = await store.load(place.table) or (None, [])
    await lobby.close()
    return seen, [each.clock for each in lines]


@settings(max_examples=40, deadline=None)
@given(TIMINGS, st.lists(SPAN, min_size=3, max_size=3), st.integers(0, 3000))
def test_the_clock_is_the_same_whatever_the_hand(timing: Timing, spans: list[float], line: int) -> None:
    assert asyncio.run(story(LOW, timing, spans, line)) == asyncio.run(story(HIGH, timing, spans, line))


@given(st.floats(0.0, 60.0), st.floats(0.0, 5.0), st.integers())
def test_the_table_answers_while_it_is_free(usual: float, most: float, seed: int) -> None:
    assert AnswerTimes().draw(0, "pick", "Pick", Prior(usual, 1.0, most), Random(seed)) <= most


@pytest.mark.parametrize("usual", [0.5, 2.0, 7.0, 20.0])
def test_what_is_charged_does_not_show_a_forced_answer(usual: float) -> None:
    """Of a free and a forced answer of one player each costs more as often, at any speed of play."""
    random, longer, even = Random(f"charged {usual}"), 0.0, 1000
    clocks = Clocks(Timing(bank=600), WINDOW, (0, 1)).after(Tick(asked=(0,), fresh=(0,)))
    for _ in range(even):
        times = AnswerTimes()
        for _ in range(16):
            times.add(0, "pick", "Pick", usual * random.lognormvariate(0.0, 0.3))
        spare = (clocks.free + clocks.left(0) / 2) / 1000
        forced = times.draw(0, "pick", "Pick", Prior(usual, 1.0, spare), random)
        free = usual * random.lognormvariate(0.0, 0.3)
        costs = [600_000 - clocks.left(0, round(seconds * 1000)) for seconds in (free, forced)]
        longer += 0.5 if costs[0] == costs[1] else costs[0] > costs[1]
    assert 0.45 < longer / even < 0.55


@pytest.mark.anyio
async def test_the_time_of_a_slow_player_is_not_cut_to_what_is_free(play: Any) -> None:
    table = await play("salkku", "me", "open", time=Timing(bank=60))
    assert table.timer.spare_time(0) == WINDOW + 30.0


@pytest.mark.anyio
async def test_the_table_leaves_half_of_the_time(
    store: Any, advisers: Any, games: Any, manual_clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow its player has been, the only answer costs no more than half of what is left."""
    pauses: list[float] = []
    pause_as = AutoPlayer._pause_as

    def noted(*args: Any) -> float:
        pauses.append(pause_as(*args))
        return 0.0

    monkeypatch.setattr(AutoPlayer, "_pause_as", noted)
    monkeypatch.setattr(AnswerTimes, "_any", lambda *args: 100.0)
    slow = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.8, 1.0), 60.0, time=manual_clock)
    place = await slow.create(
        TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", time=Timing(bank=60))
    )
    await slow.sit(place.table, None, "Eino")
    table = await slow.find(place.table)
    await settled()
    table.join(0)
    manual_clock.time += 3.0
    await table.submit(FromSeat(0, Do("", table.state.versions[0], Pick(0))))
    await settled()
    assert table.state.game_state.picks[0] == (0, 0)
    assert pauses and all(0 <= pause <= WINDOW - 3.0 + 60 / 2 for pause in pauses)
    await slow.close()
