"""Tables of the corpus with clocks, and those at which a player leaves while the others play on."""

from functools import partial

from tests.corpus.house import House, until, wish

from pelipoyta.table.commands import FromSeat, Resign, Rest
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import DAY, Timing

LEAVES = (2, 20, 50)  # choices before a player leaves: of three, the last to bid, and later
DELAY = 240  # milliseconds of a line
FOUR = ("me", "open", "open", "open")


async def play_timed(house: House) -> None:
    await clocks(house)
    await leavers(house)


async def clocks(house: House) -> None:
    """Banks, increments, delays, clocks of turns and of teams; one that ran out, and time noted in between."""
    for label, wanted, choices, seconds in (
        ("rolechess with a clock", wish("rolechess", "me", "open", time=Timing(120, increment=2)), 10, 4.3),
        ("dnup by days", wish("dnup", "me", "open", "open", time=Timing(3 * DAY, each=True)), 6, 40.0),
        ("lotr with a delay", wish("lotr", "me", "open", time=Timing(600, delay=3)), 12, 7.1),
        ("sequence with clocks of teams", wish("sequence", *FOUR, time=Timing(90, team=True)), 8, 6.2),
    ):
        table = await _watched(house, label, wanted)
        for _ in range(choices):
            await house.manual_clock.advance(seconds)
            await house.play(table, 1)
        for away in (False, True) if wanted.time and wanted.time.each else ():  # a vacation (TABLE-26)
            await table.submit(Rest(0, 2e9, over=away))
            await house.manual_clock.advance(seconds)
    for label, wanted, choices, seconds in (
        ("rolechess out of time", wish("rolechess", "me", "open", time=Timing(30, increment=1)), 3, 100),
        ("lotr out of time", wish("lotr", "me", "open", "open", time=Timing(60)), 6, 120),
        ("dnup whose time is noted", wish("dnup", "me", "open", time=Timing(900)), 0, 45),
    ):
        table = await _watched(house, label, wanted)
        await house.play(table, choices)
        length = table.state.length
        await house.manual_clock.advance(seconds)
        await until(partial(_longer, table, length))


def _longer(table: Table, length: int) -> bool:
    return table.state.length > length


async def _watched(house: House, label: str, wanted: TableSpec) -> Table:
    """A table whose players are all here: no clock runs before they have come."""
    table = await house.table(label, wanted)
    for seat in table.state.seats.persons:
        table.join(seat)
        table.timer.set_latency(seat, DELAY)
    return table


async def leavers(house: House) -> None:
    """Players who give up or run out of time while others play on, some of them when chance falls at that."""
    for way in ("gives up", "is late"):
        for choices in LEAVES:
            timing = Timing(60) if way == "is late" else None
            table = await _watched(
                house, f"lotr of three, one {way} after {choices}", wish("lotr", *FOUR[:3], time=timing)
            )
            await house.play(table, choices)
            if timing:
                await house.manual_clock.advance(100)
            elif not table.state.over:
                await table.submit(FromSeat(next(iter(table.state.history.asked_version)), Resign(house.id())))
            await house.play(table, 3)
