"""The store over IndexedDB keeps the promises of every store."""

import asyncio

import pytest
from tests.offline.ports import MemoryLogs

from pelipoyta.offline.indexed_db import IndexedDbStore
from pelipoyta.table.log.store import Batch, Overtaken, StoreFailed


def test_lines_are_read_as_they_were_stored() -> None:
    async def run() -> None:
        store = await IndexedDbStore.opened(MemoryLogs())
        await store.append([Batch("t", 0, (b'{"a":"\xc3\xa4"}',), b"{}"), Batch("c", 0, (), b"[]", kind="contests")])
        await store.append([Batch("t", 1, (b"1", b"2"))])
        assert await store.read("t", "tables") == (b"{}", [b'{"a":"\xc3\xa4"}', b"1", b"2"])
        assert await store.read("unknown", "tables") is None
        assert await store.lengths() == {"t": 3}
        assert await store.unfinished_contests() == [("c", b"[]")]

    asyncio.run(run())


@pytest.mark.parametrize("first", [0, 2], ids=["written by another tab", "a gap"])
def test_another_tab_overtakes(first: int) -> None:
    async def run() -> None:
        store = await IndexedDbStore.opened(MemoryLogs())
        await store.append([Batch("t", 0, (b"1",), b"{}")])
        with pytest.raises(Overtaken):
            await store.append([Batch("t", first, (b"2",))])
        assert await store.lengths() == {"t": 1}

    asyncio.run(run())


def test_a_full_disk_stores_nothing_and_is_told() -> None:
    async def run() -> None:
        logs = MemoryLogs()
        store = await IndexedDbStore.opened(logs)
        logs.broken = "QuotaExceededError"
        with pytest.raises(StoreFailed, match="QuotaExceededError") as failed:
            await store.check()
        assert not isinstance(failed.value, Overtaken)

    asyncio.run(run())


def test_a_database_keeps_its_secret() -> None:
    async def run() -> None:
        logs = MemoryLogs()
        assert (await IndexedDbStore.opened(logs)).secret == (await IndexedDbStore.opened(logs)).secret

    asyncio.run(run())
