"""What one process holds is found by all: a sent record, a study under way, an open page, a player at a table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.cluster.processes import ClusterProcess, Start, until
from tests.nats import nats_server
from tests.table.memory_store import MemoryStore

from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.bus.nats import NatsBus
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.peer_lookup import BusPeerLookup
from pelipoyta.games import load
from pelipoyta.server.archive.documents import StudyText
from pelipoyta.server.archive.service import in_this_process
from pelipoyta.server.live.room import Room
from pelipoyta.server.notices.pages import NoticePages
from pelipoyta.server.people.friends.onlookers import announce, looking_on
from pelipoyta.server.services.analysis_queue import AnalysisQueue
from pelipoyta.server.services.peers import NoPeers
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio
HERE = "127.0.0.1"
GAMES = {"dnup": load("dnup")}
RECORD = Path(__file__).parents[1] / "games/dnup/golden/two-greedy.game"


async def two(start: Start) -> tuple[ClusterProcess, ClusterProcess]:
    return await start(owns=True), await start(owns=False)


async def test_a_record_that_was_sent_to_one_process_is_read_at_another(start: Start) -> None:
    one, other = await two(start)
    archives = [in_this_process(MemoryStore(), GAMES) for _ in range(2)]
    archives[0].peers, archives[1].peers = one.service.peer_lookup, other.service.peer_lookup
    sent = msgspec.json.decode(await archives[0].send(RECORD.read_text(), HERE))
    name = sent["path"].rpartition("/")[2]
    await asyncio.sleep(0)
    assert (await archives[1].check_sent(name)).name == name
    archives[0]._sent.clear()
    assert (await archives[1].check_sent(name)).name == name, "it is held here too from then on"
    with pytest.raises(TableError, match="replay_gone"):
        await archives[1].check_sent("0" * 64)


async def test_a_record_that_is_put_away_is_held_no_longer(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.server.archive.service.SENT", 10)
    one, other = await two(start)
    archive = in_this_process(MemoryStore(), GAMES)
    archive.peers = one.service.peer_lookup
    archive._keep("old", "old text")
    await asyncio.sleep(0)
    assert await other.service.peer_lookup.look_up("record", "old") == b"old text"
    archive._keep("new", "new text")
    assert await other.service.peer_lookup.look_up("record", "old") is None


async def test_a_record_that_another_process_alters_is_not_believed(start: Start) -> None:
    one, other = await two(start)
    one.service.peer_lookup.register("record", "0" * 64, lambda: b"another game")
    archive = in_this_process(MemoryStore(), GAMES)
    archive.peers = other.service.peer_lookup
    await asyncio.sleep(0)
    with pytest.raises(TableError, match="replay_gone"):
        await archive.check_sent("0" * 64)


async def test_a_study_is_followed_at_every_process_and_made_once(start: Start) -> None:
    one, other = await two(start)
    goes_on = asyncio.Event()

    async def study(game: str, record: str, piece: bytes) -> bytes:
        await goes_on.wait()
        raise ValueError("nothing is found")

    queues = [AnalysisQueue(study, MemoryStore()) for _ in range(2)]
    queues[0].peers, queues[1].peers = one.service.peer_lookup, other.service.peer_lookup
    text = StudyText(game="salkku", text="", name="n1", older="n0")
    assert await queues[1].look(text) is None
    await queues[0].ask(text, keep=False, address=HERE)
    await asyncio.sleep(0)
    found = await queues[1].ask(text, keep=False, address=HERE)
    assert not found.failed and queues[1].waiting == 0, "the other process makes it"
    goes_on.set()
    await until(lambda: queues[0].waiting == 0)
    end = await queues[1].look(text)
    assert end is not None and end.failed


class Page:
    """A page of a person."""

    person = "anna"
    heard = 1e12  # long after now
    visible = True

    def tell(self, text: bytes) -> None:
        """Say nothing."""


async def test_a_visible_page_is_known_at_every_process(start: Start) -> None:
    one, other = await two(start)
    pages, page = NoticePages(one.service.peer_lookup), Page()
    pages.enter(page)
    await asyncio.sleep(0)
    assert await other.service.peer_lookup.look_up("page", "anna") is not None
    assert await other.service.peer_lookup.look_up("page", "eino") is None
    page.visible = False
    assert await other.service.peer_lookup.look_up("page", "anna") is None
    page.visible = True
    pages.leave(page)
    assert await other.service.peer_lookup.look_up("page", "anna") is None


async def test_an_onlooker_is_known_at_every_process_while_looking_on(start: Start) -> None:
    one, other = await two(start)
    table: Any = SimpleNamespace(state=SimpleNamespace(header=SimpleNamespace(id="t1")))
    there, room = {"anna"}, Room(table)
    room.onlookers = lambda: frozenset(there)  # type: ignore[method-assign]
    left = announce(one.service.peer_lookup, room, "anna")
    await asyncio.sleep(0)
    elsewhere = other.service.peer_lookup
    assert await looking_on(elsewhere, "t1", ("anna", "eino")) == {"anna"}
    assert await looking_on(elsewhere, "t2", ("anna",)) == frozenset()
    there.clear()  # turned out of a game that nobody watches
    assert await looking_on(elsewhere, "t1", ("anna",)) == frozenset()
    there.add("anna")
    left()
    assert await looking_on(elsewhere, "t1", ("anna",)) == frozenset()


async def test_a_process_that_knows_nothing_of_a_table_learns_who_is_at_it(start: Start) -> None:
    _, gateway = await two(start)
    stranger = await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    assert not await stranger.service.peer_lookup.is_connected(name, 0)
    here.join(0)
    async with asyncio.timeout(10):
        while not await stranger.service.peer_lookup.is_connected(name, 0):
            await asyncio.sleep(0.02)
    assert not await stranger.service.peer_lookup.is_connected(name, 1)
    assert not await stranger.service.peer_lookup.is_connected("no-such-table", 0)


async def test_without_a_bus_nothing_is_known_and_nothing_fails(start: Start, bus: MemoryBus) -> None:
    one, other = await two(start)
    name, _ = await one.pair()
    bus.cut = True
    one.service.peer_lookup.register("page", "anna", lambda: b"here")
    assert await other.service.peer_lookup.look_up("page", "anna") is None
    assert not await other.service.peer_lookup.is_connected(name, 0)
    bus.cut = False
    alone = NoPeers()
    alone.register("page", "anna", lambda: b"here")()
    assert await alone.look_up("page", "anna") is None and not await alone.is_connected(name, 0)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with nats_server() as server:
        yield server.url


async def test_on_nats_who_has_it_answers_before_who_has_it_no_more(address: str) -> None:
    buses = [NatsBus(address) for _ in range(3)]
    for bus in buses:
        await bus.start()
    subjects = Subjects.of(b"secret")
    first, second, asker = (BusPeerLookup(bus, subjects, placement=None) for bus in buses)  # type: ignore[arg-type]
    first.register("page", "anna", lambda: None)
    drop = second.register("page", "anna", lambda: b"here")
    async with asyncio.timeout(10):
        while await asker.look_up("page", "anna") != b"here":
            await asyncio.sleep(0.02)
    for _ in range(5):
        assert await asker.look_up("page", "anna") == b"here"
    drop()
    async with asyncio.timeout(10):
        while await asker.look_up("page", "anna") is not None:
            await asyncio.sleep(0.02)
    assert await asker.look_up("page", "nobody") is None
    for bus in buses:
        await bus.close()
