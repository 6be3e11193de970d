"""Pool of bot processes for tables: no bot can delay, crash or cheat a game.

A job carries a view and legal actions as JSON. A bot that raises, answers illegally, is late or dies is replaced for
that choice by a random legal action, which is logged.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Protocol

import msgspec
import structlog
from msgspec import Raw

from pelipoyta.bots.uniform import uniform
from pelipoyta.bots.workers.fair_queue import FairQueue
from pelipoyta.bots.workers.jobs import AgreementJob, AnalysisJob, AnyJob, ChoiceJob, DifficultyJob, ExplainJob
from pelipoyta.bots.workers.worker import READY, WorkerAnswer
from pelipoyta.compiled.places import build_command, current_stamp
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.optional.hint import Hint

COMMAND = (sys.executable, "-P", "-m", "pelipoyta.bots.workers.worker")
LOADING = 15.0  # seconds for a process to start and load a game, given once
GRACE = 1.0  # seconds a bot may exceed its budget
LEAST = 0.05  # least share of the budget, however long the wait for a process was
EXPLAINING = 5.0  # seconds for an explanation, which takes a few milliseconds
STUDY = 120.0  # seconds for a piece of an analysis, which takes one or two on an idle machine
LONGEST = 16 * 1024 * 1024  # bytes of an answer: a whole analysis is one
log = structlog.get_logger("pelipoyta.bots")


class StudyFailed(Exception):
    """The piece could not be computed: the worker raised, was late or died."""


class JobWorker(Protocol):
    """Worker that answers one job at a time, restarted by itself where it has died."""

    async def answer(self, job: AnyJob, limit: float) -> WorkerAnswer:
        """Answer of the worker to the job, within `limit` seconds once its game is loaded."""

    async def stop(self) -> None: ...


class BotPool:
    """Workers that make choices, processes unless `make` says otherwise; they start on first use."""

    def __init__(
        self,
        workers: int = 0,
        command: Sequence[str] = COMMAND,
        grace: float = GRACE,
        make: Callable[[Sequence[str]], JobWorker] | None = None,
    ) -> None:
        self.fallbacks = Counter[str]()  # number of replaced choices: raised, illegal, late, died
        self.choices = 0  # asked of a process
        self._grace = grace
        make = make or _WorkerProcess
        self._workers = [make(command) for _ in range(workers or os.cpu_count() or 1)]
        self._queue = FairQueue(self._workers)
        self._students = [make(command) for _ in self._workers]  # separate processes: choices wait for no analysis
        self._study_queue = FairQueue(self._students)

    async def choose(self, request: BotRequest) -> Any:
        """The bot's choice among the legal ones; None only where nothing is asked and the bot lets the offer pass.

        Waiting for a process is a part of the budget: a request that waited gets less time to think, and is not late.
        """
        ask, legal, budget = request.ask, request.legal, request.budget
        if ask is not None and len(legal) == 1:
            return legal[0]
        self.choices += 1
        due = asyncio.get_running_loop().time() + budget
        async with self._queue.one() as worker:
            left = max(due - asyncio.get_running_loop().time(), budget * LEAST)
            answer = await worker.answer(choice_job(request, left, left + 2 * self._grace), left + self._grace)
        if not answer.fault:
            return None if answer.choice is None else legal[answer.choice]
        self.fallbacks[answer.fault] += 1
        facts = {"game": request.game_id, "bot": request.bot, "seat": request.seat, "ask": ask}
        log.warning("bot replaced", **facts, why=answer.fault, detail=answer.detail)
        return None if ask is None else uniform(request.view, request.seat, ask, legal, Random(request.seed), budget)

    @property
    def waiting(self) -> int:
        """Number of choices that wait for a process."""
        return self._queue.waiting

    async def explain(self, game_id: str, seat: Seat, view: Any, action: Any) -> tuple[Hint, ...]:
        """Hints of the game for the action; none on failure."""
        seen, chosen = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(action))
        job = ExplainJob(game=game_id, limit=2 * EXPLAINING, seat=seat, view=seen, action=chosen)
        answer = await self._answer(job, EXPLAINING)
        if answer.fault:
            log.warning("explanation failed", game=game_id, why=answer.fault, detail=answer.detail)
            return ()
        return msgspec.json.decode(answer.found, type=tuple[Hint, ...])

    async def difficulty(self, game_id: str, seat: Seat, view: Any, seed: int) -> float:
        """Difficulty of the seat's choice for a spectator, from 0 to 1; one half, should that fail."""
        seen = Raw(msgspec.json.encode(view))
        job = DifficultyJob(game=game_id, limit=2 * EXPLAINING, seat=seat, view=seen, seed=seed)
        answer = await self._answer(job, EXPLAINING)
        if answer.fault:
            log.warning("difficulty unknown", game=game_id, why=answer.fault, detail=answer.detail)
            return 0.5
        return msgspec.json.decode(answer.found, type=float)

    async def study(self, game_id: str, record: str, piece: bytes) -> bytes:
        """Result of a piece of an analysis, as JSON; raises StudyFailed."""
        job = AnalysisJob(game=game_id, limit=2 * STUDY, record=record, piece=piece)
        async with self._study_queue.one() as worker:
            answer = await worker.answer(job, STUDY)
        if answer.fault:
            log.warning("study failed", game=game_id, why=answer.fault, detail=answer.detail)
            raise StudyFailed(answer.fault)
        return bytes(answer.found)

    async def compare(self, job: AgreementJob) -> bytes:
        """Compared choices of a game, as JSON; raises StudyFailed."""
        async with self._study_queue.one() as worker:
            answer = await worker.answer(job, job.limit)
        if answer.fault:
            log.warning("comparison failed", game=job.game, why=answer.fault, detail=answer.detail)
            raise StudyFailed(answer.fault)
        return bytes(answer.found)

    async def _answer(self, job: AnyJob, limit: float) -> WorkerAnswer:
        async with self._queue.one() as worker:
            return await worker.answer(job, limit)

    async def close(self) -> None:
        """Stop all processes."""
        await asyncio.gather(*(worker.stop() for worker in (*self._workers, *self._students)))

    async def __aenter__(self) -> "BotPool":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()


def choice_job(request: BotRequest, budget: float, limit: float) -> ChoiceJob:
    """Everything that the bot is told."""
    return ChoiceJob(
        game=request.game_id,
        limit=limit,
        bot=request.bot,
        seat=request.seat,
        ask=request.ask,
        view=Raw(msgspec.json.encode(request.view)),
        legal=Raw(msgspec.json.encode(request.legal)),
        seed=request.seed,
        budget=budget,
        game_seed=request.game_seed,
    )


class _WorkerProcess:
    """Worker process, restarted whenever it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._loaded: set[str] = set()  # games that this process has loaded
        self._killed: list[Process] = []
        self._build = ""  # stamp of the build when the process began

    async def answer(self, job: AnyJob, limit: float) -> WorkerAnswer:
        """Answer of the worker to the job."""
        try:
            return await self._exchange(job, limit)
        except TimeoutError:
            return WorkerAnswer(fault="late")
        except (OSError, msgspec.DecodeError) as error:
            return WorkerAnswer(fault="died", detail=str(error))

    async def _exchange(self, job: AnyJob, limit: float) -> WorkerAnswer:
        """Send the job and read the answer; a process that does not answer is killed, also on cancellation."""
        try:
            # An idle process may have been killed from outside; that is no fault of the bot, so a fresh one is asked.
            return await self._asked(job, limit) or await self._asked(job, limit) or WorkerAnswer(fault="died")
        except BaseException:
            self._put_down()
            raise

    def _renew(self) -> None:
        """Restart the process after a new build, which plays faster (`make play` builds in the background)."""
        if self._process and self._build != (build := current_stamp()) != "":
            log.info("bots are compiled from now on", build=build[:8])
            self._put_down()

    async def _asked(self, job: AnyJob, limit: float) -> WorkerAnswer | None:
        """The answer, or None from a process that was dead before it began.

        One time limit covers the whole exchange: a stopped process is as late as a slow bot.
        """
        self._renew()
        warm = job.game in self._loaded
        async with asyncio.timeout(limit if warm else LOADING) as clock:
            process = self._process = self._process or await self._started()
            await _send(process, job)
            line = await _reader(process).readline()
            if line == READY:
                self._loaded.add(job.game)
                if not warm:
                    clock.reschedule(asyncio.get_running_loop().time() + limit)
                line = await _reader(process).readline()
            elif not line:
                self._put_down()
                return None
        return msgspec.json.decode(line, type=WorkerAnswer)

    async def _started(self) -> Process:
        self._build = current_stamp()
        if not self._build:
            _say_uncompiled()
        return await create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST)

    def _put_down(self) -> None:
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._killed = [*(process for process in self._killed if process.returncode is None), self._process]
            self._process = None
            self._loaded.clear()

    async def stop(self) -> None:
        self._put_down()
        await asyncio.gather(*(process.wait() for process in self._killed))


@cache
def _say_uncompiled() -> None:
    """Log it for operators; `serve` prints its own message."""
    log.info("bots search fewer positions", why="rules are not compiled", remedy=build_command())


async def _send(process: Process, job: AnyJob) -> None:
    assert process.stdin is not None
    with suppress(ConnectionError, RuntimeError):  # it is dead, which uvloop says so: reading will show it
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()


def _reader(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout
