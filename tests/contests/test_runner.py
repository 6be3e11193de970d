"""The runner of contests: what it has begun is broken off when the server closes."""

import asyncio
from typing import Any

import pytest

from pelipoyta.contests.series.live import SeriesService
from pelipoyta.contests.tables import LiveTables
from pelipoyta.table.live.lobby import Lobby

pytestmark = pytest.mark.anyio


async def test_a_closed_runner_wakes_no_contest(lobby: Lobby, store: Any) -> None:
    runner = SeriesService(LiveTables(lobby), store)
    woken: list[str] = []
    runner._timers["one"] = asyncio.get_running_loop().call_later(0, woken.append, "one")
    runner.wake("nowhere")
    [task] = runner._tasks
    runner.close()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert task.cancelled() and not woken
