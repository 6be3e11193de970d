"""The cache of computed values: what was used last stays, and a value is computed once."""

import pytest

from pelipoyta.server.services.cache import AsyncLRU

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
