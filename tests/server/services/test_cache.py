"""The cache of computed values: what was used last stays, and a value is computed once."""

import asyncio
from threading import Event

import pytest

from pelipoyta.server.services.cache import AsyncLRU
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio


async def test_the_least_recently_used_value_goes_first() -> None:
    cache = AsyncLRU[str](2)
    await cache.of("a", lambda: "A")
    await cache.of("b", lambda: "B")
    assert cache.get("a") == "A"
    await cache.of("c", lambda: "C")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("A", None, "C")


async def test_a_cached_value_is_not_computed_again() -> None:
    cache = AsyncLRU[int](1)
    made = [await cache.of("a", lambda number=number: number) for number in (1, 2)]  # type: ignore[misc]
    assert made == [1, 1]


async def test_a_key_waits_for_no_other() -> None:
    """While one value is computed, another is; and those who ask for the same wait for one computation."""
    cache, go_on, made = AsyncLRU[str](4), Event(), list[str]()

    def slow() -> str:
        made.append("slow")
        assert go_on.wait(60)
        return "slow"

    waiting = [asyncio.create_task(cache.of("slow", slow)) for _ in range(3)]
    async with asyncio.timeout(30):
        assert await cache.of("quick", lambda: "quick") == "quick"
    go_on.set()
    assert await asyncio.gather(*waiting) == ["slow"] * 3 and made == ["slow"]


async def test_a_refusal_is_remembered_and_displaces_no_value() -> None:
    cache, made = AsyncLRU[str](1), list[int]()
    await cache.of("value", lambda: "V")

    def refuse() -> str:
        made.append(1)
        raise TableError("record_edited", {"line": 3})

    for _ in range(3):
        with pytest.raises(TableError) as refused:
            await cache.of("bad", refuse)
        assert (refused.value.code, refused.value.facts) == ("record_edited", {"line": 3})
    assert (len(made), cache.get("value")) == (1, "V")
