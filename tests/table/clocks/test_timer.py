"""TABLE-16 at a live table: the right clock runs, the right flag falls; no test waits, time is advanced by hand."""

import asyncio
from typing import Any

import msgspec
import pytest
import time_machine
from tests.manual_clock import ManualClock, settled
from tests.table.clocks.conftest import WINDOW, Play

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Resign, Speak, Undo
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.model import Ticked, TimedOut, Timing
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio


def left(table: Table) -> list[float]:
    return [clock.left / 1000 for clock in table.timer.displays()]


async def pick(table: Table, seat: int, action: Any) -> None:
    await table.submit(FromSeat(seat, Do("", table.state.versions[seat], action)))


async def test_every_asked_seat_runs_and_stands_once_it_has_answered(
    play: Play, manual_clock: ManualClock, salkku: Any
) -> None:
    """Those who answer one question blind think at the same time."""
    table = await play("salkku", "me", "open")
    assert left(table) == [60, 60] and all(clock.runs for clock in table.timer.displays())
    await manual_clock.advance(WINDOW + 10)
    assert left(table) == [50, 50]
    for _ in range(3):
        await pick(table, 0, salkku.Pick(1))
    await manual_clock.advance(7)
    assert left(table) == [52, 43]
    assert [clock.runs for clock in table.timer.displays()] == [False, True]


async def test_telling_of_a_choice_takes_no_time_of_one_who_is_asked_no_more(
    play: Play, manual_clock: ManualClock, salkku: Any, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play("salkku", "me", "open")
    monkeypatch.setattr(
        "pelipoyta.table.live.table.notify", lambda *told: setattr(manual_clock, "time", manual_clock.time + 3)
    )
    for _ in range(3):
        await pick(table, 0, salkku.Pick(1))
    await pick(table, 1, salkku.Pick(1))
    ran = [msgspec.json.decode(line)["clock"].get("ran", {}) for line in store.lines[table.state.header.id][-2:]]
    assert [set(each) for each in ran] == [{"0", "1"}, {"1"}]


async def test_the_first_moments_of_a_turn_are_free(play: Play, manual_clock: ManualClock) -> None:
    table = await play("arvaus", "me", "open", time=Timing(bank=60, delay=3))
    assert table.timer.displays()[0].room == (WINDOW + 3) * 1000
    await manual_clock.advance(WINDOW + 3)
    assert left(table) == [60, 60]
    await manual_clock.advance(1)
    assert left(table) == [59, 59]


async def test_who_runs_out_of_time_loses(
    play: Play, manual_clock: ManualClock, salkku: Any, store: Any, games: Any
) -> None:
    table = await play("salkku", "me", "open")
    await manual_clock.advance(10)
    for _ in range(3):
        await pick(table, 0, salkku.Pick(1))
    await manual_clock.advance(54.9)
    assert not table.state.over
    await manual_clock.advance(0.2)
    over = table.state.over
    assert over and (over.scores, over.why, over.by) == ((1.0, 0.0), "TABLE-16", 1)
    with pytest.raises(TableError) as error:
        await pick(table, 1, salkku.Pick(1))
    assert error.value.facts == {"rule": "TABLE-16"}
    header, lines = await store.load(table.state.header.id)
    again = TableState.folded(header, games["salkku"], lines)
    assert again.over == over and again.clocks == table.state.clocks


async def test_nothing_is_noted_after_a_flag(play: Play, manual_clock: ManualClock, store: Any) -> None:
    """Time was to be noted in the very moment in which it ran out."""
    table = await play("arvaus", "me", "open", time=Timing(bank=10))
    table.timer.stop()  # the house is busy
    manual_clock.time += 100
    table._time_is_due()
    await settled()
    lines = [msgspec.json.decode(line)["entry"]["type"] for line in store.lines[table.state.header.id]]
    assert table.state.over and lines[-1] == "TimedOut"


async def test_two_flags_in_the_same_moment_are_a_draw(play: Play, manual_clock: ManualClock) -> None:
    table = await play("arvaus", "me", "open")
    await manual_clock.advance(80)
    over = table.state.over
    assert over and (over.scores, over.why, over.by) == ((0.5, 0.5), "TABLE-16", None)


async def test_an_answer_that_was_on_its_way_counts(
    play: Play, manual_clock: ManualClock, salkku: Any, store: Any
) -> None:
    """The delay of the line, as it was measured, is forgiven; how much of it, the log says."""
    table = await play("arvaus", "me", "open")
    table.timer.set_latency(0, 300)
    table.timer.set_latency(1, 100_000)
    await manual_clock.advance(10)
    await pick(table, 0, arvaus_guess(table))
    tick = (await store.load(table.state.header.id))[1][-1].clock
    assert tick.forgiven == {0: 300} and left(table)[0] == 60 - 5 + 0.3 + 2
    await manual_clock.advance(WINDOW + 60 - 10 + 0.9)
    assert not table.state.over  # a second at most
    await manual_clock.advance(0.2)
    assert table.state.over


def arvaus_guess(table: Table) -> Any:
    return table.state.history.current.legal(0)[0]


async def test_a_flag_falls_before_the_answer_that_came_too_late(
    play: Play, manual_clock: ManualClock, store: Any
) -> None:
    """The server may be late to notice: what counts is when, not who was heard first."""
    table = await play("arvaus", "me", "open")
    guess = arvaus_guess(table)
    table.timer.stop()  # nobody wakes up
    manual_clock.time += 30
    await pick(table, 0, guess)
    manual_clock.time += 60
    with pytest.raises(TableError):
        await pick(table, 1, guess)
    assert table.state.over and table.state.over.by == 1
    entry = (await store.load(table.state.header.id))[1][-1].entry
    assert entry == TimedOut((1,))


async def test_when_the_game_is_over_no_flag_falls(play: Play, manual_clock: ManualClock) -> None:
    """What the game's own rules have ended stays as they ended it, though a clock was about to run out."""
    table = await play("arvaus", "me", "open")
    guess = arvaus_guess(table)
    await manual_clock.advance(WINDOW + 59.9)
    await pick(table, 0, guess)
    await pick(table, 1, guess)
    over = table.state.over
    await manual_clock.advance(3600)
    assert over and over.why != "TABLE-16" and table.state.over == over


async def test_after_giving_up_no_clock_is_asked(play: Play, manual_clock: ManualClock) -> None:
    """The end is no answer: it brings no increment, and nobody thinks on."""
    table = await play("arvaus", "me", "open")
    await manual_clock.advance(WINDOW + 10)
    await table.submit(FromSeat(0, Resign("r")))
    assert table.state.over and table.state.clocks
    assert [face.asked for face in table.state.clocks.faces.values()] == [False, False]
    await manual_clock.advance(10)
    assert [(clock.left / 1000, clock.runs) for clock in table.timer.displays()] == [(52, False), (52, False)]


async def test_bots_have_no_clock(play: Play, manual_clock: ManualClock) -> None:
    table = await play("arvaus", "me", "bot:first")
    assert [clock.seats for clock in table.timer.displays()] == [(0,)]
    await manual_clock.advance(WINDOW + 30)
    assert left(table) == [30]


async def test_a_wall_clock_that_jumps_changes_nothing(play: Play, manual_clock: ManualClock, salkku: Any) -> None:
    with time_machine.travel(1e9, tick=False) as wall:
        table = await play("salkku", "me", "open")
        for jump in (-1e8, 3e8, -1e8):
            wall.shift(jump)
            await manual_clock.advance(WINDOW)
            await pick(table, 0, salkku.Pick(1))
    assert left(table) == [60 - 2 * WINDOW + 2, 60 - 2 * WINDOW]


async def test_time_is_noted_now_and_then_and_nobody_is_told(play: Play, manual_clock: ManualClock, store: Any) -> None:
    table = await play("arvaus", "me", "open")
    at = dict(table.state.versions)
    await manual_clock.advance(40)
    lines = (await store.load(table.state.header.id))[1]
    assert [line.clock.ran[0] for line in lines if isinstance(line.entry, Ticked)] == [15_000, 15_000]
    assert table.state.versions == at and left(table) == [60 - 35, 60 - 35]


async def test_a_time_entry_that_is_stored_slowly_gives_no_time(
    play: Play, manual_clock: ManualClock, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it, and an heir counts from when it was written (docs/cluster.md)."""
    table = await play("arvaus", "me", "open")
    append, durable = store.append, asyncio.Event()

    async def slow(batches: Any) -> None:
        await durable.wait()
        await append(batches)

    monkeypatch.setattr(store, "append", slow)
    await manual_clock.advance(15 + 3)
    assert left(table) == [60 - 13, 60 - 13]
    durable.set()
    await settled()
    noted = [
        line.clock.ran[0] for line in (await store.load(table.state.header.id))[1] if isinstance(line.entry, Ticked)
    ]
    assert noted == [15_000]  # one: none is due while it is stored, or each would leave a line
    assert left(table) == [60 - 13, 60 - 13]
    await manual_clock.advance(30)
    assert left(table) == [60 - 43, 60 - 43]


async def test_clocks_stand_while_the_house_is_closed(
    play: Play, manual_clock: ManualClock, lobby: Lobby, store: Any, advisers: Any, games: Any
) -> None:
    table = await play("arvaus", "me", "open")
    await manual_clock.advance(WINDOW + 12.5)
    await lobby.close()
    manual_clock.time += 86_400
    later = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0, time=manual_clock)
    again = await later.own(table.state.header.id)
    await settled()
    assert left(again) == [47.5, 47.5]
    again.join(0)
    await manual_clock.advance(10)  # whoever has come back is asked to go on; the other is waited for
    assert left(again) == [37.5, 47.5]
    await manual_clock.advance(25)
    assert left(again) == [12.5, 42.5]
    await later.close()


async def test_a_line_that_cannot_be_stored_is_nobodys_time(play: Play, manual_clock: ManualClock, store: Any) -> None:
    """And a flag that could not be written down falls once it can."""
    table = await play("arvaus", "me", "open")
    await pick(table, 0, arvaus_guess(table))
    store.fails = StoreFailed("full")
    await manual_clock.advance(70)
    assert not table.state.over
    store.fails = None
    await manual_clock.advance(2)
    assert table.state.over and table.state.over.by == 1


async def test_taking_back_turns_no_clock_back(play: Play, manual_clock: ManualClock, salkku: Any) -> None:
    table = await play("salkku", "me", "open")
    await manual_clock.advance(WINDOW + 10)
    await pick(table, 0, salkku.Pick(1))
    await table.submit(FromSeat(0, Undo("")))
    await manual_clock.advance(5)
    assert left(table)[0] == 45


async def test_talk_and_names_stop_no_clock(play: Play, manual_clock: ManualClock) -> None:
    table = await play("arvaus", "me", "open")
    await manual_clock.advance(WINDOW + 1)
    await table.submit(FromSeat(0, Speak("s", "Hetki!")))
    await manual_clock.advance(1)
    assert left(table) == [58, 58]


async def test_where_the_game_says_so_who_is_late_passes(
    lobby: Lobby, play: Play, manual_clock: ManualClock, games: Any, salkku: Any
) -> None:
    games["salkku"] = altered(games["salkku"], late=lambda state, seat: salkku.Pick(0))
    table = await play("salkku", "me", "open", time=Timing(bank=10))
    for _ in range(3):
        await pick(table, 1, salkku.Pick(1))
    await manual_clock.advance(WINDOW + 11)
    assert table.state.game_state.picks[0] == (0, 0, 0) and table.state.over and table.state.over.why == "SALK-3"


@pytest.mark.parametrize("wrong", [Timing(bank=60, increment=1, each=True), Timing(bank=60, delay=1, each=True)])
async def test_days_a_move_have_no_increment(lobby: Lobby, wrong: Timing) -> None:
    with pytest.raises(TableError) as error:
        await lobby.create(
            TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino", time=wrong)
        )
    assert error.value.code == "bad_time"


async def test_nobody_takes_back_after_the_flag(play: Play, manual_clock: ManualClock, salkku: Any) -> None:
    table = await play("salkku", "me", "open")
    await pick(table, 0, salkku.Pick(1))
    await manual_clock.advance(100)
    with pytest.raises((TableError, IllegalAction)):
        await table.submit(FromSeat(0, Undo("")))
