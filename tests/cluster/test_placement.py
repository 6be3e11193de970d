"""Placement on a real PostgreSQL: one owner a table, a paused owner is fenced off, nothing acknowledged is lost."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.postgres import PostgresServer

from pelipoyta.cluster.placement import Placement, placement_of
from pelipoyta.table.log.postgres import PostgresStore
from pelipoyta.table.log.store import Batch, Overtaken

pytestmark = pytest.mark.anyio
LONG, SHORT = 600.0, 0.3  # leases in seconds


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
async def owners(url: str) -> AsyncIterator[tuple[Placement, Placement]]:
    two = Placement(url, "first", LONG), Placement(url, "second", LONG)
    yield two
    for each in two:
        await each.close()


async def test_a_living_owner_keeps_its_table(owners: tuple[Placement, Placement]) -> None:
    first, second = owners
    assert await first.claim("t1")
    assert not await second.claim("t1")
    assert await first.claim("t1"), "claiming again changes nothing"
    assert (first.epoch("t1"), second.epoch("t1")) == (1, None)
    found = await second.owner_of("t1")
    assert found is not None
    assert (found.id, found.address) == (first.me, "first")


async def test_a_released_table_goes_to_the_next_with_a_higher_epoch(owners: tuple[Placement, Placement]) -> None:
    first, second = owners
    await first.claim("t1")
    await first.release("t1")
    assert await second.claim("t1")
    assert (first.epoch("t1"), second.epoch("t1")) == (None, 2)
    assert not await first.claim("t1")


async def test_a_silent_owner_loses_its_tables_and_a_heartbeat_keeps_them(url: str) -> None:
    beating, silent, heir = Placement(url, lease=SHORT), Placement(url, lease=SHORT), Placement(url, lease=LONG)
    await beating.start()
    await beating.claim("kept")
    await silent.claim("lost")
    while not await heir.claim("lost"):
        await asyncio.sleep(0.02)
    assert heir.epoch("lost") == 2
    assert not await heir.claim("kept")
    assert await heir.abandoned(["kept", "lost"]) == []
    for each in (beating, silent, heir):
        await each.close()


async def test_every_append_needs_the_fence(url: str, owners: tuple[Placement, Placement]) -> None:
    first, second = owners
    one, two = PostgresStore(url, fence=first), PostgresStore(url, fence=second)
    await one.append([Batch("t1", 0, (b"a",), b"{}")])
    assert placement_of(url, "t1") == (first.me, 1), "a new table belongs to its maker"
    with pytest.raises(Overtaken):
        await two.append([Batch("t1", 1, (b"b",))])
    await one.append([Batch("t1", 1, (b"b",))])
    await first.release("t1")
    with pytest.raises(Overtaken):
        await one.append([Batch("t1", 2, (b"c",))])
    await second.claim("t1")
    await two.append([Batch("t1", 2, (b"d",))])
    with pytest.raises(Overtaken):
        await one.append([Batch("t1", 3, (b"e",))])
    assert await one.read("t1", "tables") == (b"{}", [b"a", b"b", b"d"])
    await one.close()
    await two.close()


async def test_logs_of_contests_need_no_owner(url: str, owners: tuple[Placement, Placement]) -> None:
    stores = [PostgresStore(url, fence=owner) for owner in owners]
    await stores[0].append([Batch("c1", 0, (b"a",), b"{}", kind="contests")])
    await stores[1].append([Batch("c1", 1, (b"b",), kind="contests")])
    for store in stores:
        await store.close()


async def test_a_stopped_process_that_goes_on_writes_nothing_more(url: str) -> None:
    """SIGSTOP beyond the lease, another owner takes over, SIGCONT: the former owner's next line is refused."""
    owner = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("owner_process.py")), url, str(SHORT)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert owner.stdout is not None
    acknowledged = [int(owner.stdout.readline()) for _ in range(20)]
    owner.send_signal(signal.SIGSTOP)
    heir = Placement(url, lease=LONG)
    while not await heir.claim("t1"):
        await asyncio.sleep(0.02)
    store = PostgresStore(url, fence=heir)
    found = await store.read("t1", "tables")
    assert found is not None
    taken_at = len(found[1])
    await store.append([Batch("t1", taken_at, (b"heir",))])
    owner.send_signal(signal.SIGCONT)
    rest, _ = await asyncio.to_thread(owner.communicate, timeout=60)
    acknowledged += [int(line) for line in rest.split() if line.isdigit()]
    assert rest.strip().endswith("overtaken")
    lines = (await store.read("t1", "tables") or (b"", []))[1]
    assert lines[taken_at:] == [b"heir"]
    assert acknowledged == list(range(len(acknowledged)))
    assert taken_at >= len(acknowledged), "everything acknowledged is there, each line once"
    await store.close()
    await heir.close()


async def test_a_claim_waits_for_a_commit_under_way(url: str, owners: tuple[Placement, Placement]) -> None:
    """The fence is held until the commit: a claim in the middle of an append comes after it."""
    import psycopg

    first, _ = owners
    store = PostgresStore(url, fence=first)
    await store.append([Batch("t1", 0, (b"a",), b"{}")])
    heir = Placement(url, lease=LONG)
    with psycopg.connect(url) as db:
        db.execute("DELETE FROM owners WHERE id = %s", (first.me,))
        db.commit()
        db.execute("SELECT 1 FROM placed WHERE table_id = 't1' FOR SHARE")
        claiming = asyncio.create_task(heir.claim("t1"))
        began = time.monotonic()
        while time.monotonic() - began < 0.2:
            await asyncio.sleep(0.02)
            assert not claiming.done()
        db.commit()
    assert await claiming
    await store.close()
    await heir.close()


async def test_all_tables_of_a_dead_owner_are_found_wherever_a_look_begins(url: str) -> None:
    """Each look begins at a random name, so that many heirs are given different tables; none is left over."""
    dead, heir = Placement(url, lease=SHORT), Placement(url, lease=LONG)
    store = PostgresStore(url, fence=dead)
    names = {f"{letter}{number}" for letter in "2akz" for number in range(12)}
    header = b'{"game":"salkku","version":1}'
    for name in sorted(names):
        await store.append([Batch(name, 0, (b"0",), header)])
    await store.close()
    await until_out(url, dead)
    found: list[str] = []
    while some := await heir.orphans(most=5):
        assert len(some) == min(5, len(names) - len(found)), "a look that comes to the end begins anew"
        for orphan in some:
            assert await heir.claim(orphan.table)
            found.append(orphan.table)
    assert sorted(found) == sorted(names)
    await heir.close()
    await dead.close()


async def until_out(url: str, owner: Placement) -> None:
    """Wait until the lease of an owner that does not beat has run out."""
    look = Placement(url, owns=False)
    while owner.me in [each.id for each in await look.living()]:
        await asyncio.sleep(0.05)
    await look.close()
