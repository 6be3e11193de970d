"""TABLE-26 at a live table: on vacation a clock stands, in every process and in the replay alike."""

from typing import Any

import pytest
import time_machine
from msgspec.structs import replace
from tests.manual_clock import ManualClock, settled
from tests.table.clocks.conftest import Play

from pelipoyta.community.notices.turns import turn_rows
from pelipoyta.table.commands import Rest
from pelipoyta.table.decide.play.vacations import rested
from pelipoyta.table.model import DAY, Rested, TimedOut, Timing
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
THREE_DAYS = Timing(3 * DAY, each=True)
NOON = 1_800_000_000.0


def left(table: Any) -> list[float]:
    return [clock.left / DAY / 1000 for clock in table.timer.displays()]


async def entries(store: Any, table: Any) -> list[Any]:
    _, lines = await store.load(table.state.header.id)
    return [line.entry for line in lines]


async def test_a_clock_stands_on_vacation_and_then_goes_on(play: Play, manual_clock: ManualClock, store: Any) -> None:
    with time_machine.travel(NOON, tick=False) as now:
        table = await play("arvaus", "me", "open", time=THREE_DAYS)
        seat = next(iter(table.state.history.asked_version))
        await manual_clock.advance(DAY)
        now.shift(DAY)
        for each in (0, 1):  # both are asked
            await table.submit(Rest(each, NOON + 11 * DAY))
        assert not table.timer.displays()[seat].runs
        await manual_clock.advance(10 * DAY)
        now.shift(10 * DAY)
        assert left(table)[seat] == pytest.approx(2, abs=0.001)
        assert table.state.over is None
        for each in (0, 1):
            await table.submit(Rest(each, 0.0, over=True))
        await manual_clock.advance(2 * DAY - 60)
        assert table.state.over is None
        await manual_clock.advance(120)
        assert table.state.over is not None
        told = [each for each in await entries(store, table) if isinstance(each, Rested | TimedOut)]
    assert [type(each) for each in told] == [Rested, Rested, Rested, Rested, TimedOut]
    assert (told[0].until, told[2].until, told[2].over) == (NOON + 11 * DAY, NOON + 11 * DAY, True)


async def test_another_process_and_the_replay_reckon_the_same(
    play: Play, manual_clock: ManualClock, store: Any
) -> None:
    with time_machine.travel(NOON, tick=False) as now:
        table = await play("arvaus", "me", "open", time=THREE_DAYS)
        seat = next(iter(table.state.history.asked_version))
        await manual_clock.advance(DAY)
        now.shift(DAY)
        await table.submit(Rest(seat, NOON + 4 * DAY))
        await manual_clock.advance(DAY)
        header, lines = await store.load(table.state.header.id)
        again = TableState.folded(header, table.state.game, lines)
        assert again.seats.vacations == table.state.seats.vacations == {seat: Rested(seat, NOON + DAY, NOON + 4 * DAY)}
        assert (again.clocks, turn_rows(again)) == (table.state.clocks, turn_rows(table.state))
        rows = turn_rows(again)
        assert rows is not None
        assert (rows[0].flag, rows[0].rests) == (NOON + 6 * DAY, NOON + 4 * DAY)


async def test_telling_it_again_changes_nothing_and_a_longer_one_replaces_it(play: Play, store: Any) -> None:
    with time_machine.travel(NOON, tick=False):
        table = await play("arvaus", "me", "open", time=THREE_DAYS)
        await table.submit(Rest(0, 0.0, over=True))  # there is none
        for until in (5.0, 5.0, 7.0):
            await table.submit(Rest(0, NOON + until * DAY))
        await table.submit(Rest(0, 0.0, over=True))
        await table.submit(Rest(0, 0.0, over=True))
        told = [each for each in await entries(store, table) if isinstance(each, Rested)]
        assert [(each.until - NOON) / DAY for each in told] == [5.0, 7.0, 0.0]
        assert table.state.seats.rested_since(0, NOON) == 0.0


@pytest.mark.parametrize(
    ("timing", "why"), [(Timing(60, increment=2), "no days"), (Timing(3600, each=True), "an hour")]
)
async def test_no_vacation_in_a_live_game(play: Play, timing: Timing, why: str) -> None:
    table = await play("arvaus", "me", "open", time=timing)
    await table.submit(Rest(0, 2e9))
    assert not table.state.seats.vacations, why


async def test_no_vacation_in_a_contest_nor_before_the_start(play: Play) -> None:
    table = await play("arvaus", "me", "open", time=THREE_DAYS)
    state = table.state
    state.header = replace(state.header, contest="c")
    assert rested(state, Rest(0, 2e9)) is None


async def test_a_player_on_vacation_is_seen_and_may_play(play: Play) -> None:
    from pelipoyta.server.live.updates import table_info

    table = await play("arvaus", "me", "open", time=THREE_DAYS)
    await table.submit(Rest(1, 2e9))
    await settled()
    assert [each.vacation for each in table_info(table).seats] == [None, 2e9]
