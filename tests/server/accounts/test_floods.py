"""Floods of sign-ups and passwords from one address: they wait, and others are served."""

from typing import Any

import pytest
from tests.server.accounts.conftest import PASSWORD, Browser, code

from pelipoyta.server.accounts.hashing import COURTEOUS, HashQueue


@pytest.fixture
def few(opened: Any, settings: Any) -> Any:
    """A server with the limits of accounts as they are in the field, or lower."""
    return opened(settings.model_copy(update={"sign_ups_per_hour": 3, "cost_per_ten_seconds": 75}))


def test_accounts_of_an_address_are_counted_by_the_hour(few: Any) -> None:
    mallory = Browser(few, few.stack)
    answers = [mallory.post("/api/account/sign-up", name=f"Flood {number}", password=PASSWORD) for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert (code(answers[3]), answers[3].headers["retry-after"]) == ("too_fast", "3600")


def test_hashes_of_an_address_are_counted_by_what_they_cost(few: Any) -> None:
    mallory = Browser(few, few.stack)
    answers = [mallory.sign_in(f"nobody {number}", PASSWORD) for number in range(6)]
    assert [answer.status_code for answer in answers] == [401] * 5 + [429]
    assert int(answers[5].headers["retry-after"]) <= 10


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_hashes_give_way_to_games() -> None:
    import os
    import threading

    queue = HashQueue()
    own = os.getpriority(os.PRIO_PROCESS, 0)
    nice = await queue.run(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    assert nice == max(own, COURTEOUS) if os.uname().sysname == "Linux" else nice == own
    assert os.getpriority(os.PRIO_PROCESS, 0) == own
    queue.close()
