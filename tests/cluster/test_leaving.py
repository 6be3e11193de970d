"""An owner process that leaves or was too slow: its tables are free at once, and it knows what it lost."""

import asyncio
import threading

import psycopg
import pytest
from msgspec.structs import replace
from tests.cluster.processes import WISH, Start, until
from tests.postgres import PostgresServer

from pelipoyta.cluster import service
from pelipoyta.cluster.placement import Placement
from pelipoyta.table.model import Timing

pytestmark = pytest.mark.anyio
LONG, SHORT = 600.0, 0.2  # leases in seconds


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


async def test_the_tables_of_one_who_leaves_are_free_at_once(url: str) -> None:
    """And neither its thread nor its connection is left."""
    leaving, heir = Placement(url, lease=LONG), Placement(url, lease=LONG)
    await leaving.start()
    assert await leaving.claim("t1") and not await heir.claim("t1")
    for _ in range(20):
        assert await leaving.claim("t1")
    assert leaving._beats <= 2, "a heartbeat rests until the next"
    threads = {each for each in threading.enumerate() if each.name.startswith("placement")}
    await leaving.close()
    assert await heir.claim("t1") and heir.epoch("t1") == 2
    assert leaving._db.closed
    await heir.close()
    assert not any(each.is_alive() for each in threads)


async def test_a_former_owner_that_claims_in_vain_owns_nothing(url: str) -> None:
    slow, heir = Placement(url, lease=SHORT), Placement(url, lease=LONG)
    assert await slow.claim("t1") and slow.epoch("t1") == 1
    while not await heir.claim("t1"):
        await asyncio.sleep(0.02)
    assert not await slow.claim("t1") and slow.epoch("t1") is None
    for each in (slow, heir):
        await each.close()


async def test_clocks_run_on_when_their_owner_leaves_and_nobody_is_there(start: Start) -> None:
    """As in a deploy: a game over days, both players asleep; a table without clocks waits until it is asked for."""
    leaving = await start(owns=True)
    timed, _ = await leaving.pair(replace(WISH, time=Timing(bank=600, increment=0)))
    untimed, _ = await leaving.pair()
    heir = await start(owns=True)
    leaving.service.leave()
    await leaving.lobby.close()
    await leaving.service.end_lease()
    await until(lambda: heir.lobby.held(timed) is not None)
    there = await heir.lobby.own(timed)
    assert there.state.clocks and there.timer.runs
    assert heir.lobby.held(untimed) is None
    assert not (await heir.lobby.own(untimed)).state.frozen


async def test_one_who_leaves_takes_nothing_more(start: Start) -> None:
    leaving, gateway = await start(owns=True), await start(owns=False)
    leaving.service.leave()
    name, _ = await gateway.pair(replace(WISH, time=Timing(bank=600, increment=0)))
    await leaving.lobby.close()
    await leaving.service.end_lease()
    assert await gateway.placement.living() == []
    heir = await start(owns=True)
    await until(lambda: heir.lobby.held(name) is not None)


async def test_clocks_of_a_restored_database_run_on(start: Start, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup tells nothing of owners: the contest leader gives out tables that no process ever placed."""
    monkeypatch.setattr(service, "LEADER_EVERY", 0.1)
    first = await start(owns=True)
    name, _ = await first.pair(replace(WISH, time=Timing(bank=600, increment=0)))
    await first.die()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("DELETE FROM placed")
        db.execute("DELETE FROM owners WHERE id <> 'new'")
    heir = await start(owns=True)
    await until(lambda: heir.lobby.held(name) is not None)
