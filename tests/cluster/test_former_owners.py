"""Former owners that do not know that they are none: nobody believes them, and they refuse nothing."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.cluster.processes import WISH, ClusterProcess, Start, asked, guess, until

from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.bus.messages import Attendance, ShownClocks, encoded
from pelipoyta.cluster.remote.table import RemoteTable
from pelipoyta.table.commands import FromSeat, Speak
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, Overtaken, StoreFailed
from pelipoyta.table.model import Timing

pytestmark = pytest.mark.anyio


async def asleep(process: ClusterProcess) -> None:
    """Let a process miss that its lease runs out, as one does that is stopped or cut off."""
    for task in (process.placement._beating, *process.service._tasks):
        assert task
        task.cancel()


async def overtaken(start: Start) -> tuple[ClusterProcess, ClusterProcess, RemoteTable]:
    """A former owner that knows nothing of its heir's move, the heir, and the table as a gateway follows it."""
    first, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    await asleep(first)
    heir = await start(owns=True)
    await until(lambda: heir.lobby.held(name) is not None)
    there = await heir.lobby.own(name)
    await there.submit(guess(there, asked(there), "heir's"))
    await until(lambda: here.state.length == there.state.length)
    return first, heir, here


async def test_a_former_owner_refuses_nothing(start: Start) -> None:
    """By its old state a right move is stale; nobody is told so, and the heir does it."""
    first, heir, here = await overtaken(start)
    here.owner = first.placement.me
    length = here.state.length
    await here.submit(guess(here, asked(here), "right"))
    assert here.state.length > length
    assert here.owner == heir.placement.me


async def test_what_a_former_owner_refused_is_an_error_of_the_server_to_its_own_guests(start: Start) -> None:
    first, _, here = await overtaken(start)
    old = first.lobby.held(here.state.header.id)
    assert isinstance(old, Table)
    command = guess(here, asked(here), "right")
    with pytest.raises(Overtaken):
        await old.submit(command)
    assert old.overtaken
    with pytest.raises(Overtaken):
        await old.submit(command)


async def test_a_lease_that_ran_out_unnoticed_is_counted(start: Start) -> None:
    """Also where the heartbeats went on and failed, as they do while the database is away."""
    owner = await start(owns=True)
    name, _ = await owner.pair()
    await until(owner.placement.is_certain)
    assert owner.placement._beating
    owner.placement._beating.cancel()
    await until(lambda: not owner.placement.is_certain())
    lapses = owner.placement.lapses
    await owner.placement._run(lambda _: owner.placement._beat())
    assert owner.placement.lapses == lapses + 1
    assert not owner.placement.is_certain(), "the tables are not compared yet"
    await until(lambda: owner.placement.compared == owner.placement.lapses)
    assert owner.lobby.held(name) is not None, "nobody took it meanwhile"


async def test_a_table_that_came_back_is_loaded_anew(start: Start) -> None:
    """Its clocks run on, though nobody asks for it."""
    first, heir, here = await overtaken(start)
    name = here.state.header.id
    await heir.placement.release(name)
    await first.service.confirm(name)
    again = first.lobby.held(name)
    assert isinstance(again, Table)
    assert again.state.length == here.state.length


async def test_a_former_owner_that_does_not_know_it_tells_no_clocks(start: Start, bus: MemoryBus) -> None:
    """A process that was cut off shows the clocks as it last knew them; nobody believes it."""
    first, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair(replace(WISH, time=Timing(bank=60, increment=0)))
    here = await gateway.remote(name)
    await first.die()
    heir = await start(owns=True)
    await here.submit(FromSeat(1, Speak("s1", "Hei!")))
    await until(lambda: heir.lobby.held(name) is not None and here._epoch == heir.placement.epoch(name))
    before = here.timer.displays()
    stale = ShownClocks(epoch=here._epoch - 1, displays=())
    bus.publish(first.service.subjects.table(name), encoded(stale))
    gone = Attendance(epoch=here._epoch - 1, connections=(), missing=(0,))
    bus.publish(first.service.subjects.table(name), encoded(gone))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [each.seats for each in here.timer.displays()] == [each.seats for each in before]
    assert here.missing == ()


async def test_a_line_whose_commit_was_not_answered_blocks_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database was lost in the commit: the owner lacks a line that everybody else has read."""
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    there = await owner.lobby.own(name)
    store = owner.kept.append

    async def unanswered(batches: Sequence[Batch]) -> None:
        await store(batches)
        raise StoreFailed("the connection is lost")

    monkeypatch.setattr(owner.kept, "append", unanswered)
    with pytest.raises(StoreFailed):
        await here.submit(guess(here, asked(here), "first"))
    monkeypatch.undo()
    await until(lambda: here.state.length > there.state.length)
    await here.submit(guess(here, asked(here), "second"))
    assert there.overtaken
    again = await owner.lobby.own(name)
    assert again.state.length == here.state.length
