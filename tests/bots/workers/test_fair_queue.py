"""Whoever waits for a process gets it in turn."""

import asyncio

import pytest

from pelipoyta.bots.workers.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


async def test_nobody_who_comes_back_pushes_in() -> None:
    desk, order = FairQueue(["one"]), list[str]()

    async def often(name: str) -> None:
        for _ in range(3):
            async with desk.one():
                order.append(name)
                await asyncio.sleep(0)

    await asyncio.gather(*(often(name) for name in "abc"))
    assert "".join(order) == "abcabcabc"


async def test_the_one_used_last_is_used_first() -> None:
    desk = FairQueue(["cold", "warm"])
    for _ in range(2):
        async with desk.one() as first:
            assert first == "warm"
            async with desk.one() as second:
                assert second == "cold"
        async with desk.one() as again:
            assert again == "warm"


@pytest.mark.parametrize("moments", [0, 1, 2, 3])
async def test_who_no_longer_waits_keeps_nothing(moments: int) -> None:
    """Whether it left before, or in the very moment in which it would have been its turn."""
    desk = FairQueue(["one"])

    async def wait() -> None:
        async with desk.one():
            pass

    async with desk.one():
        left = asyncio.create_task(wait())
        await asyncio.sleep(0)
        if moments:
            left.cancel()
    left.cancel()
    for _ in range(moments):
        await asyncio.sleep(0)
    async with asyncio.timeout(20), desk.one() as found:
        assert found == "one"
