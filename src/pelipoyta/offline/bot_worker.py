"""Bots in a web worker of their own, so that the board answers while they think."""

import asyncio
from collections.abc import Awaitable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

import msgspec

from pelipoyta.bots.registry import find
from pelipoyta.bots.workers.jobs import AnyJob
from pelipoyta.bots.workers.worker import WorkerAnswer, answer_job
from pelipoyta.games import load

LOADING = 60.0  # seconds for a web worker to start and load a game, given once
IDLE = 45.0  # seconds without a job after which the worker, which takes as much memory as the page's, is ended


class WorkerPort(Protocol):
    """The JavaScript side of a web worker that runs `answer`."""

    def ask(self, job: str) -> Awaitable[str]:
        """Send a job, and wait for its answer; starts the worker where there is none."""

    def end(self) -> None:
        """End the worker at once."""


class WebWorker:
    """A web worker as the pool of bots knows it: one job at a time, restarted after it was late."""

    def __init__(self, port: WorkerPort) -> None:
        self._port = port
        self._turn = asyncio.Lock()
        self._loaded: set[str] = set()  # games that this worker has loaded
        self._idle: asyncio.TimerHandle | None = None

    async def answer(self, job: AnyJob, limit: float) -> WorkerAnswer:
        """Answer of the worker to the job."""
        async with self._turn:
            self._stay()
            try:
                async with asyncio.timeout(limit if job.game in self._loaded else LOADING + limit):
                    text = await self._port.ask(msgspec.json.encode(job).decode())
            except TimeoutError:
                await self.stop()
                return WorkerAnswer(fault="late")
            except Exception as error:
                await self.stop()
                return WorkerAnswer(fault="died", detail=str(error))
        self._loaded.add(job.game)
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end)
        return msgspec.json.decode(text, type=WorkerAnswer)

    async def stop(self) -> None:
        """End the worker; the next job starts a new one."""
        self._end()

    def _end(self) -> None:
        self._stay()
        self._port.end()
        self._loaded.clear()

    def _stay(self) -> None:
        """Do not end the worker for idleness."""
        if self._idle:
            self._idle.cancel()
            self._idle = None


def answer(job: str) -> str:
    """Answer a job inside the web worker: JSON to JSON."""
    done = answer_job(load, find, job.encode(), ready=lambda: None, limited=_unlimited)
    return msgspec.json.encode(done).decode()


def _unlimited(_seconds: float) -> AbstractContextManager[None]:
    """No limit from within: a web worker that is late is ended from outside."""
    return nullcontext()
