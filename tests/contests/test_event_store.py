"""Event store and runner of contests: overtaken steps run again, and everything due is done once it can be."""

import asyncio
from time import time
from typing import Any

import pytest
from msgspec import Struct

from pelipoyta.contests.event_store import TRIES, EventStore
from pelipoyta.contests.runner import ContestRunner
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
    """The smallest contest: a sum."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.length = 0
        self.sum = 0

    def adopt(self, line: Line) -> None:
        self.length += 1
        self.sum += line.entry


class Counts(ContestRunner[Count]):
    """Advancing fills the sum up; a full one is over."""

    def __init__(self, store: Any, lobby: Any) -> None:
        super().__init__(lobby, EventStore(store, "count", Header, Line, Count))

    def is_over(self, contest: Count) -> bool:
        return contest.sum == FULL

    async def _advance(self, contest: Count) -> float | None:
        await self._events.append(contest, [1] * (FULL - contest.sum))
        return None

    async def announce(self, header: Header) -> None:
        await self._announce(header, "count")

    async def add(self, count: Count) -> None:
        await self._events.append(count, [1])

    async def do(self, step: Any) -> Count:
        return await self._do("kisa", step)


class LateCounts(Counts):
    """Adds one at a time, the next when a hundredth of a second has gone by."""

    async def _advance(self, contest: Count) -> float | None:
        await self._events.append(contest, [1])
        return None if self.is_over(contest) else time() + 0.01


@pytest.fixture
async def counts(store: Any, lobby: Any) -> Counts:
    counts = Counts(store, lobby)
    await counts.announce(Header())
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
    while (count := await counts.find("kisa")).sum < FULL:
        await asyncio.sleep(0.001)
    return count


async def test_who_was_overtaken_begins_anew(counts: Counts, store: Any) -> None:
    tried = fails_first(store, *[Overtaken("quicker")] * (TRIES - 1))
    assert (await counts.do(counts.add)).sum == 1 and tried == [0] * TRIES


async def test_who_is_overtaken_again_and_again_is_told_so(counts: Counts, store: Any) -> None:
    tried = fails_first(store, *[Overtaken("quicker")] * TRIES)
    with pytest.raises(StoreFailed):
        await counts.do(counts.add)
    assert tried == [0] * TRIES


async def test_what_is_due_is_done_though_the_store_fails_for_a_while(
    counts: Counts, store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelipoyta.contests.runner.RETRY", 0.001)
    tried = fails_first(store, StoreFailed("full"), StoreFailed("full"))
    counts.wake("kisa")
    assert (await filled(counts)).length == FULL
    while store.unfinished:
        await asyncio.sleep(0.001)
    assert tried == [0, 0, 0, FULL]  # the last notes that it is over


async def test_steps_are_taken_one_at_a_time(counts: Counts) -> None:
    """Each looks, waits and adds: none of them is overtaken by another of the same house."""
    looked = []

    async def look_and_add(count: Count) -> None:
        looked.append(count.sum)
        await asyncio.sleep(0)
        await counts.add(count)

    await asyncio.gather(*[counts.do(look_and_add) for _ in range(FULL)])
    assert looked == list(range(FULL)) and (await filled(counts)).length == FULL


async def test_what_is_of_another_kind_is_not_found(counts: Counts, store: Any) -> None:
    await EventStore(store, "other", Header, Line, Count).create(Header("muu", kind="other"))
    for name in ("muu", "nothing"):
        with pytest.raises(TableError, match="no_such_count"):
            await counts.find(name)


async def test_a_full_count_is_finished_and_not_resumed(counts: Counts, store: Any) -> None:
    assert [name for name, _ in await store.unfinished_contests()] == ["kisa"]
    await counts.resume("kisa")
    assert (await counts.find("kisa")).sum == FULL and await store.unfinished_contests() == []
    appends = store.appends
    counts.wake("kisa")
    await asyncio.sleep(0.01)
    assert store.appends == appends


async def test_the_next_step_comes_when_it_is_due(store: Any, lobby: Any) -> None:
    counts = LateCounts(store, lobby)
    await counts.announce(Header())
    began = time()
    counts.wake("kisa")
    assert (await filled(counts)).length == FULL and time() - began >= 0.01 * (FULL - 1)
