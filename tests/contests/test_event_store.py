"""What keeps meetings and tournaments: who is overtaken begins anew, and what is due is done once it can be."""

import asyncio
from typing import Any

import pytest
from msgspec import Struct

from pelipoyta.contests.event_store import TRIES, EventStore
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Overtaken, StoreFailed

pytestmark = pytest.mark.anyio
FULL = 10


class Header(Struct):
    id: str = "kisa"
    game: str = "arvaus"
    kind: str = "count"


class Line(Struct):
    entry: int
    time: float


class Count:
    """The least of stories: a sum."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.length = 0
        self.sum = 0

    def adopt(self, line: Line) -> None:
        self.length += 1
        self.sum += line.entry


class Counts:
    """What lacks is due to be added."""

    def __init__(self, store: Any) -> None:
        self.ledger = EventStore(store, "count", Header, Line, Count, self._fill)

    async def _fill(self, count: Count) -> None:
        await self.ledger.append(count, [1] * (FULL - count.sum))

    async def add(self, count: Count) -> None:
        await self.ledger.append(count, [1])


@pytest.fixture
async def counts(store: Any) -> Counts:
    counts = Counts(store)
    await counts.ledger.announce(Header())
    return counts


def fails_first(store: Any, *failures: Exception) -> list[int]:
    """The store fails so, one time after another, and then no more; which line was to be written is noted."""
    append, tried = store.append, list[int]()

    async def append_or_fail(batches: Any) -> None:
        tried.append(batches[-1].first)
        if len(tried) <= len(failures):
            raise failures[len(tried) - 1]
        await append(batches)

    store.append = append_or_fail
    return tried


async def filled(counts: Counts) -> Count:
    while (count := await counts.ledger.find("kisa")).sum < FULL:
        await asyncio.sleep(0.001)
    return count


async def test_who_was_overtaken_begins_anew(counts: Counts, store: Any) -> None:
    tried = fails_first(store, *[Overtaken("quicker")] * (TRIES - 1))
    assert (await counts.ledger.do("kisa", counts.add)).sum == 1 and tried == [0] * TRIES


async def test_who_is_overtaken_again_and_again_is_told_so(counts: Counts, store: Any) -> None:
    tried = fails_first(store, *[Overtaken("quicker")] * TRIES)
    with pytest.raises(StoreFailed):
        await counts.ledger.do("kisa", counts.add)
    assert tried == [0] * TRIES and not counts.ledger.is_awake("kisa")


async def test_what_is_due_is_done_though_the_store_fails_for_a_while(
    counts: Counts, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelipoyta.contests.event_store.RETRY", 0.001)
    tried = fails_first(store, StoreFailed("full"), StoreFailed("full"))
    counts.ledger.wake("kisa")
    assert (await filled(counts)).length == FULL and tried == [0, 0, 0] and counts.ledger.is_awake("kisa")


async def test_steps_are_taken_one_at_a_time(counts: Counts) -> None:
    """Each looks, waits and adds: none of them is overtaken by another of the same house."""
    looked = []

    async def look_and_add(count: Count) -> None:
        looked.append(count.sum)
        await asyncio.sleep(0)
        await counts.add(count)

    await asyncio.gather(*[counts.ledger.do("kisa", look_and_add) for _ in range(FULL)])
    assert looked == list(range(FULL)) and (await filled(counts)).length == FULL


async def test_what_is_of_another_kind_is_not_found(counts: Counts, store: Any) -> None:
    await EventStore(store, "other", Header, Line, Count, counts.add).announce(Header("muu", kind="other"))
    for name in ("muu", "nothing"):
        with pytest.raises(TableError, match="no_such_count"):
            await counts.ledger.find(name)
