"""One command at a time: whoever comes while a line is being stored waits, and is served in order."""

import asyncio
from typing import Any

import pytest

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio


class Slow:
    """A store that is done when the test says so."""

    def __init__(self, store: Any) -> None:
        self.waiting: list[asyncio.Future[None]] = []
        self._store, self._stored = store, store.append
        store.append = self.append

    def append(self, batches: Any) -> "asyncio.Future[None]":
        self.waiting.append(asyncio.get_running_loop().create_future())
        self._batches = batches
        return self.waiting[-1]

    async def done(self, error: Exception | None = None) -> None:
        if error:
            self.waiting[-1].set_exception(error)
        else:
            await self._stored(self._batches)
            self.waiting[-1].set_result(None)
        await asyncio.sleep(0)


def pick(table: Table, seat: int, number: int, salkku: Any) -> "asyncio.Task[Receipt]":
    return asyncio.create_task(table.submit(FromSeat(seat, Do("", table.state.versions[seat], salkku.Pick(number)))))


async def test_those_who_wait_are_served_in_order(seated: Any, store: Any, salkku: Any) -> None:
    table = await seated("salkku", "me", "open", "open")
    slow = Slow(store)
    doing = [pick(table, seat, seat + 1, salkku) for seat in (2, 0, 1)]
    await asyncio.sleep(0)
    for served in (1, 2, 3):
        assert len(slow.waiting) == served and sum(map(len, table.state.game_state.picks)) == served - 1
        await slow.done()
    await asyncio.gather(*doing)
    assert [trace.step.seat for trace in table.state.history.steps] == [2, 0, 1]


async def test_one_that_cannot_be_stored_keeps_no_other_waiting(seated: Any, store: Any, salkku: Any) -> None:
    table = await seated("salkku", "me", "open", "open")
    slow = Slow(store)
    first, wrong, last = (pick(table, seat, number, salkku) for seat, number in ((0, 1), (1, 9), (2, 3)))
    await asyncio.sleep(0)
    await slow.done(StoreFailed("disk full"))
    await slow.done()
    found = await asyncio.gather(first, wrong, last, return_exceptions=True)
    assert [type(each) for each in found] == [StoreFailed, IllegalAction, Receipt]
    assert table.state.game_state.picks == [(), (), (3,)]


async def test_whoever_gave_up_waiting_has_moved_all_the_same(seated: Any, store: Any, salkku: Any) -> None:
    """A line that breaks while its move is stored: the move stands, and the table goes on."""
    table = await seated("salkku", "me", "open", "open")
    slow = Slow(store)
    gone, waits = pick(table, 0, 1, salkku), pick(table, 1, 2, salkku)
    await asyncio.sleep(0)
    gone.cancel()
    await slow.done()
    await slow.done()
    await waits
    assert table.state.game_state.picks == [(1,), (2,), ()]


async def test_a_closed_table_takes_nothing_in(seated: Any, store: Any, salkku: Any) -> None:
    table = await seated("salkku", "me", "open", "open")
    slow = Slow(store)
    doing = [pick(table, seat, 1, salkku) for seat in (0, 1)]
    await asyncio.sleep(0)
    await table.close()
    await slow.done()
    assert len(slow.waiting) == 1 and sum(map(len, table.state.game_state.picks)) == 0
    for each in doing:
        each.cancel()
