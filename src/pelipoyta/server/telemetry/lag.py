"""Lag of the event loop: by how much a timer is late, which is how long everything else waits."""

import asyncio
from contextlib import suppress

from pelipoyta.server.telemetry.meters import Histogram

EVERY = 0.25  # seconds


class LagMeter:
    """Measures the lag while it runs."""

    def __init__(self, lag: Histogram) -> None:
        self._lag = lag
        self._task = asyncio.create_task(self._measure(), name="loop-lag")

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(loop.time() - due, 0.0))
