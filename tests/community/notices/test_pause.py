"""How long the dispatcher waits between two looks at what is due."""

import asyncio
from collections.abc import Coroutine
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.community.notices.test_dispatcher import opened

from pelipoyta.community.notices.dispatcher import IDLE, PERIOD


@pytest.mark.anyio
@pytest.mark.parametrize(("due", "pause"), [(None, IDLE), (2.0, 2.0), (7.0, PERIOD), (-1.0, PERIOD)])
async def test_the_next_look_is_when_the_next_notice_is_due(
    due: float | None, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most a period later; what is overdue after a look is held by another process."""
    waited: list[float] = []

    async def wait_for(waits: Coroutine[Any, Any, bool], seconds: float) -> None:
        waits.close()
        waited.append(seconds)
        raise asyncio.CancelledError

    async with opened() as house:
        monkeypatch.setattr("pelipoyta.community.notices.dispatcher.asyncio.wait_for", wait_for)
        monkeypatch.setattr(house.dispatcher, "step", AsyncMock())
        if due is not None:
            await house.add("event", "e", {}, due=0.0)
            house.now = -due
        with pytest.raises(asyncio.CancelledError):
            await house.dispatcher.run()
        assert waited == [pause]
