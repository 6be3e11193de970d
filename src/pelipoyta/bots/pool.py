"""Bots in processes of their own, for tables: no bot can hold up, crash or cheat a game.

A job carries a view and legal actions as JSON. A bot that raises, answers with what is not legal, is late or dies is
replaced for that choice by a random legal action, and the log says so.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import structlog
from msgspec import Raw

from pelipoyta.bots.uniform import uniform
from pelipoyta.bots.worker import READY, Answer, Job
from pelipoyta.kernel.game import Seat

COMMAND = (sys.executable, "-P", "-m", "pelipoyta.bots.worker")
LOADING = 30.0  # seconds a process may take to start and load a game
GRACE = 1.0  # seconds a bot may be over its budget
log = structlog.get_logger("pelipoyta.bots")


class BotPool:
    """A few processes that wait for choices to make; they start when first needed."""

    def __init__(self, workers: int = 0, command: Sequence[str] = COMMAND, grace: float = GRACE) -> None:
        self.fallbacks = Counter[str]()  # how often a bot was replaced: raised, illegal, late, died
        self._grace = grace
        self._workers = [_Worker(command) for _ in range(workers or os.cpu_count() or 1)]
        self._idle = asyncio.LifoQueue[_Worker]()  # last in, first out: a warm process before a cold one
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(
        self,
        game_id: str,
        bot: str,
        seat: Seat,
        view: Any,
        ask: str | None,
        legal: Sequence[Any],
        seed: int | str,
        budget: float,
    ) -> Any:
        """The bot's choice among `legal`; None only where `ask` is None and the bot lets the offer pass."""
        if ask is not None and len(legal) == 1:
            return legal[0]
        job = encode_job(game_id, bot, seat, view, ask, legal, seed, budget, budget + 2 * self._grace)
        answer = await self._answer(job, budget + self._grace)
        if not answer.fault:
            return None if answer.choice is None else legal[answer.choice]
        self.fallbacks[answer.fault] += 1
        log.warning("bot replaced", game=game_id, bot=bot, seat=seat, ask=ask, why=answer.fault, detail=answer.detail)
        return None if ask is None else uniform(view, seat, ask, legal, Random(seed), budget)

    async def _answer(self, job: bytes, limit: float) -> Answer:
        worker = await self._idle.get()
        try:
            return await worker.answer(job, limit)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Stop every process."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def __aenter__(self) -> "BotPool":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()


def encode_job(
    game: str,
    bot: str,
    seat: Seat,
    view: Any,
    ask: str | None,
    legal: Sequence[Any],
    seed: int | str,
    budget: float,
    limit: float,
) -> bytes:
    """The line a process is sent: all that the bot will ever know."""
    seen, able = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(legal))
    return msgspec.json.encode(Job(game, bot, seat, ask, seen, able, seed, budget, limit)) + b"\n"


class _Worker:
    """One process, started anew whenever it is gone."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._killed: list[Process] = []

    async def answer(self, job: bytes, limit: float) -> Answer:
        """What the bot says to the job."""
        try:
            return await self._exchange(job, limit)
        except TimeoutError:
            return Answer(fault="late")
        except (OSError, msgspec.DecodeError) as error:
            return Answer(fault="died", detail=str(error))

    async def _exchange(self, job: bytes, limit: float) -> Answer:
        """The job there and the answer back; a process that does not answer is put down, also when nobody waits."""
        try:
            # An idle process may have been killed by anyone; the bot is not to blame, so a fresh one is asked.
            process, line = await self._hand(job)
            if not line:
                process, line = await self._hand(job)
            if line == READY:
                async with asyncio.timeout(limit):
                    line = await _reader(process).readline()
            return msgspec.json.decode(line, type=Answer)
        except BaseException:
            self._put_down()
            raise

    async def _hand(self, job: bytes) -> tuple[Process, bytes]:
        """Give the job to the process; its first words, or none if it is dead."""
        process = self._process = self._process or await create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        assert process.stdin is not None
        with suppress(ConnectionError):
            process.stdin.write(job)
            await process.stdin.drain()
        async with asyncio.timeout(LOADING):
            line = await _reader(process).readline()
        if not line:
            self._put_down()
        return process, line

    def _put_down(self) -> None:
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._killed = [*(process for process in self._killed if process.returncode is None), self._process]
            self._process = None

    async def stop(self) -> None:
        self._put_down()
        await asyncio.gather(*(process.wait() for process in self._killed))


def _reader(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout
