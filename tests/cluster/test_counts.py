"""Limits of an address and of password attempts hold over all processes, not for each of them."""

import asyncio

import pytest

from pelipoyta.cluster import counts
from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.counts import BusCounts
from pelipoyta.server.accounts.attempts import Attempts
from pelipoyta.server.services.requests.rate_limits import RateLimits
from pelipoyta.server.settings import Settings
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio
SUBJECTS = Subjects.of(b"secret")
HERE, THERE = "203.0.113.9", "198.51.100.7"


@pytest.fixture
async def processes(bus: MemoryBus, monkeypatch: pytest.MonkeyPatch) -> tuple[BusCounts, BusCounts]:
    monkeypatch.setattr(counts, "EVERY", 0.01)
    two = BusCounts(bus, SUBJECTS, "one"), BusCounts(bus, SUBJECTS, "two")
    for each in two:
        await each.start()
    return two


async def settle() -> None:
    await asyncio.sleep(0.05)


async def test_a_limit_is_one_wherever_its_address_connects(processes: tuple[BusCounts, BusCounts]) -> None:
    limits = [
        RateLimits(Settings(tables_per_minute=6, cost_per_ten_seconds=10, misses_per_minute=2), each)
        for each in processes
    ]
    for turn in range(6):
        limits[turn % 2].table(HERE)
        await settle()
    for each in limits:
        with pytest.raises(TableError, match="too_fast"):
            each.table(HERE)
        each.table(THERE)
    limits[0].cost(HERE, 7)
    limits[0].miss(HERE)
    limits[1].miss(HERE)
    await settle()
    with pytest.raises(TableError, match="too_fast"):
        limits[1].cost(HERE, 4)
    limits[1].cost(HERE, 3)
    with pytest.raises(TableError, match="too_fast"):
        limits[0].look(HERE)


async def test_what_was_refused_is_not_told(processes: tuple[BusCounts, BusCounts]) -> None:
    limits = [RateLimits(Settings(tables_per_minute=most), each) for most, each in zip((1, 3), processes, strict=True)]
    limits[0].table(HERE)
    for _ in range(5):
        with pytest.raises(TableError):
            limits[0].table(HERE)
    await settle()
    limits[1].table(HERE)
    limits[1].table(HERE)
    with pytest.raises(TableError):
        limits[1].table(HERE)


async def test_guesses_of_a_password_are_counted_over_all_processes(processes: tuple[BusCounts, BusCounts]) -> None:
    one, two = (Attempts(shared=each) for each in processes)
    for _ in range(3):
        one.wrong("anna", HERE)
    for _ in range(2):
        two.wrong("anna", HERE)
    await settle()
    for each in (one, two):
        with pytest.raises(TableError, match="too_many_attempts"):
            each.check("anna", HERE)
        each.check("anna", THERE)


async def test_without_a_bus_each_process_counts_alone(processes: tuple[BusCounts, BusCounts], bus: MemoryBus) -> None:
    bus.cut = True
    limits = [RateLimits(Settings(tables_per_minute=2), each) for each in processes]
    for each in limits:
        each.table(HERE)
        each.table(HERE)
        with pytest.raises(TableError):
            each.table(HERE)


async def test_many_keys_are_told_in_pieces(
    processes: tuple[BusCounts, BusCounts], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counts, "MOST", 3)
    heard: dict[tuple[str, ...], int] = {}
    processes[1].listen("table", heard.__setitem__)
    for number in range(8):
        processes[0].tell("table", (str(number),), number)
    async with asyncio.timeout(10):
        while len(heard) < 8:
            await asyncio.sleep(0.01)
    assert heard == {(str(number),): number for number in range(8)}
