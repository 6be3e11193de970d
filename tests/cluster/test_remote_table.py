"""Tables across processes: commands travel to the owner, its lines to everyone, and another owner goes on."""

import pytest
from msgspec.structs import replace
from tests.cluster.processes import GAMES, WISH, Noted, Start, asked, guess, until
from tests.table.conftest import Pick

from pelipoyta.cluster import connection_registry
from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.placement import placement_of
from pelipoyta.cluster.remote.table import RemoteTable
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Do, FromSeat, Reseat, Speak, TakeSeat
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Player, Timing

pytestmark = pytest.mark.anyio


async def test_moves_at_a_gateway_are_decided_by_the_owner(start: Start) -> None:
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    for number in range(4):
        seat = asked(here)
        before = here.state.length
        receipt = await here.submit(guess(here, seat, f"c{number}"))
        assert here.state.length > before, "what was acknowledged is adopted here already"
        assert receipt.version == here.state.versions[seat]
    there = await owner.lobby.own(name)
    assert there.state.length == here.state.length
    assert there.state.versions == here.state.versions
    assert there.state.game_state == here.state.game_state
    assert isinstance(here.audience, Noted)
    assert here.audience.told["transition"] >= 5


async def test_a_command_that_is_sent_twice_is_done_once(start: Start) -> None:
    _, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    command = guess(here, asked(here), "same")
    first = await here.submit(command)
    length = here.state.length
    assert await here.submit(command) == first
    assert here.state.length == length


async def test_refusals_travel(start: Start) -> None:
    _, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    wrong = FromSeat(asked(here), Do("x", here.state.versions[asked(here)], Pick(999)))
    with pytest.raises(IllegalAction) as ruled_out:
        await here.submit(wrong)
    assert ruled_out.value.refusal.rule.startswith("SALK")
    with pytest.raises(TableError) as refused:
        await here.submit(TakeSeat(Player("Oiva", "key"), 0))
    assert refused.value.code == "seat_taken"


async def test_what_the_bus_loses_is_read_from_the_log(start: Start, bus: MemoryBus) -> None:
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    there = await owner.lobby.own(name)
    bus.cut = True
    for number in range(2):
        await there.submit(guess(there, asked(there), f"c{number}"))
    assert here.state.length < there.state.length
    await until(lambda: here.state.length == there.state.length)
    bus.cut = False
    await there.submit(guess(there, asked(there), "later"))
    await until(lambda: here.state.length == there.state.length)
    assert here.state.versions == there.state.versions


async def test_another_owner_goes_on_where_one_died(start: Start, url: str) -> None:
    """The command that meets the dead owner is done by its heir, once, without a word to the player."""
    first, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    await here.submit(guess(here, asked(here), "before"))
    assert placement_of(url, name) == (first.placement.me, 2)
    await first.die()
    heir = await start(owns=True)
    length = here.state.length
    await here.submit(guess(here, asked(here), "after"))
    assert placement_of(url, name) == (heir.placement.me, 3)
    there = await heir.lobby.own(name)
    assert there.state.length == here.state.length == length + 1


async def test_abandoned_tables_are_taken_over_without_a_visitor(start: Start, url: str) -> None:
    first = await start(owns=True)
    name, _ = await first.pair(replace(WISH, time=Timing(bank=60, increment=0)))
    await first.die()
    heir = await start(owns=True)
    await until(lambda: heir.lobby.held(name) is not None)
    assert placement_of(url, name) == (heir.placement.me, 2)
    await until(lambda: heir.resumed)


async def test_clocks_lose_at_most_a_heartbeat_with_their_owner(start: Start) -> None:
    first = await start(owns=True)
    name, _ = await first.pair(replace(WISH, time=Timing(bank=60, increment=0)))
    table = await first.lobby.own(name)
    for seat in (0, 1):
        table.join(seat)
    began = {each.seats: each.left + each.room for each in table.timer.displays()}
    await until(lambda: any(each.left + each.room < began[each.seats] - 800 for each in table.timer.displays()))
    before = {display.seats: display.left + display.room for display in table.timer.displays()}
    await first.die()
    heir = await start(owns=True)
    await until(lambda: heir.lobby.held(name) is not None)
    after = {display.seats: display.left + display.room for display in (await heir.lobby.own(name)).timer.displays()}
    assert all(abs(after[seats] - before[seats]) <= 500 for seats in before), (before, after)


async def test_guests_of_other_processes_are_counted_and_forgotten(
    start: Start, bus: MemoryBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_registry, "EXPIRY", 1.0)
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here, there = await gateway.remote(name), await owner.lobby.own(name)
    here.join(0)
    here.join(None)
    await until(lambda: (there.connections[0], there.connections[None]) == (1, 1))
    here.leave(None)
    await until(lambda: there.connections[None] == 0)
    bus.cut = True
    await until(lambda: there.connections[0] == 0)
    bus.cut = False
    await until(lambda: there.connections[0] == 1)


async def test_a_new_key_of_a_seat_turns_its_connections_out_everywhere(start: Start) -> None:
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await (await owner.lobby.own(name)).submit(Reseat(0, Player("Aino", "another key")))
    assert isinstance(here.audience, Noted)
    told = here.audience.told
    await until(lambda: told["closed"])


async def test_chat_reaches_the_other_process(start: Start) -> None:
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here, there = await gateway.remote(name), await owner.lobby.own(name)
    await here.submit(FromSeat(1, Speak("s1", "Hei!")))
    assert [line.spoke.text for line in here.state.chat.lines_for(0)] == ["Hei!"]
    assert [line.spoke.text for line in there.state.chat.lines_for(0)] == ["Hei!"]


async def test_an_unknown_table_leaves_no_trace(start: Start, url: str) -> None:
    owner = await start(owns=True)
    with pytest.raises(TableError):
        await owner.lobby.find("nosuchtable")
    assert placement_of(url, "nosuchtable") is None


async def test_processes_that_do_both_follow_one_another(start: Start) -> None:
    one, two = await start(owns=True), await start(owns=True)
    name, _ = await one.pair()
    mine, followed = await one.lobby.own(name), await two.lobby.find(name)
    assert isinstance(followed, RemoteTable)
    await until(lambda: followed.state.started)
    await followed.submit(guess(followed, asked(followed), "c1"))
    assert mine.state.length == followed.state.length


async def test_rules_that_an_owner_does_not_know_wait_for_one_that_does(start: Start) -> None:
    """A table with older rules is left alone by an owner without them, and goes on at one that has them."""
    old = await start(owns=True)
    name, _ = await old.pair()
    newer = {**GAMES, "salkku": replace_version(GAMES["salkku"].version + 1)}
    new = await start(owns=True, games=newer)
    await old.die()
    await until(lambda: name in new.service._unreadable)
    assert new.lobby.held(name) is None
    again = await start(owns=True)
    await until(lambda: again.lobby.held(name) is not None)
    assert not (await again.lobby.own(name)).state.frozen


def replace_version(version: int) -> object:
    from dataclasses import replace as of

    return of(GAMES["salkku"], version=version, replays=())
