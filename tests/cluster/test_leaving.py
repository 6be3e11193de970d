"""An owner process that leaves or was too slow: its tables are free at once, and it knows what it lost."""

import asyncio
import threading

import pytest
from tests.postgres import PostgresServer

from pelipoyta.cluster.placement import Placement

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
