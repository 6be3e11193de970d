"""Worker process of a bot: one job a line on standard input, two lines of answer on standard output.

A job is JSON and holds a view, never a state. The first line of the answer says that game and bot are loaded (so that
imports do not count as thinking), the second is the index of the chosen action in `legal`, or null. Plugins are named
on the command line by their files: no job can load one.
"""

import faulthandler
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from io import RawIOBase
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta import compiled
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.bots.workers import agreement, analysis, difficulty, explain
from pelipoyta.bots.workers.jobs import (
    AgreementJob,
    AnalysisJob,
    AnyJob,
    ChoiceJob,
    DifficultyJob,
    ExplainJob,
    OtherJob,
)
from pelipoyta.games import load, open_game
from pelipoyta.kernel.game import AnyGame

READY = b"ready\n"
DETAIL = 500  # kept characters of an error
MEMORY = 2 * 1024**3  # bytes of memory; a bot that needs more is broken, and must not take them from the tables


class WorkerAnswer(Struct, frozen=True):
    """Index of the chosen action in `legal` (None: the offer is declined), or the error."""

    choice: int | None = None
    fault: str = ""  # raised, illegal; the pool adds late and died
    detail: str = ""
    found: Raw = Raw(b"null")  # result of an analysis, explanation or difficulty job


Load = Callable[[str], AnyGame]
Find = Callable[[str, str], Choose]


def main(load: Load, find: Find) -> None:
    """Answer jobs until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the owner decides when to stop
    jobs, answers = sys.stdin.buffer, _own_output()
    _bound_memory()
    with suppress(BrokenPipeError):  # the owner is gone, and no process waits for the answer
        while line := jobs.readline():
            answer = answer_job(load, find, line, ready=lambda: answers.write(READY), limited=_killed_after)
            answers.write(msgspec.json.encode(answer) + b"\n")
            if answer.detail.startswith(MemoryError.__name__):  # what it holds cannot be taken away
                return


def _bound_memory() -> None:
    with suppress(ImportError, OSError, ValueError):  # where the system has no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _own_output() -> RawIOBase:
    """Reserve standard output for answers: what a bot prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


@contextmanager
def _killed_after(seconds: float) -> Iterator[None]:
    """End this process after so long, should its owner be gone."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def answer_job(
    load: Load,
    find: Find,
    line: bytes,
    *,
    ready: Callable[[], Any],
    limited: Callable[[float], AbstractContextManager[None]],
) -> WorkerAnswer:
    """Answer one job; `ready` is called once game and bot are loaded, `limited` guards the time of thinking."""
    try:
        job = msgspec.json.decode(line, type=AnyJob)
        if not isinstance(job, ChoiceJob):
            game = load(job.game)
            ready()
            with limited(job.limit):
                return WorkerAnswer(found=Raw(_found(game, job)))
        nouns, choose = load(job.game).nouns, find(job.game, job.bot)
        view = msgspec.json.decode(job.view, type=nouns.view)
        actions = msgspec.json.decode(job.legal, type=list[Raw])
        legal = [msgspec.json.decode(action, type=nouns.action) for action in actions]
        ready()
        with limited(job.limit):
            return _think(choose, job, view, legal)
    except Exception as error:
        return WorkerAnswer(fault="raised", detail=f"{type(error).__name__}: {error}"[:DETAIL])


def _found(game: AnyGame, job: OtherJob) -> bytes:
    match job:
        case AnalysisJob():
            return analysis.run(game, job)
        case AgreementJob():
            return agreement.run(game, job)
        case ExplainJob():
            return explain.run(game, job)
        case DifficultyJob():
            return difficulty.run(game, job)


def _think(choose: Choose, job: ChoiceJob, view: Any, legal: list[Any]) -> WorkerAnswer:
    action = choose(view, job.seat, job.ask, legal, BotRandom.of(job.seed, job.game_seed), job.budget)
    if action in legal:
        return WorkerAnswer(legal.index(action))
    if action is None and job.ask is None:
        return WorkerAnswer(None)
    return WorkerAnswer(fault="illegal", detail=f"{action}"[:DETAIL])


def loader(guests: Sequence[str]) -> Load:
    """Load function for the installed games, and for the plugins in these files."""
    opened = {game.id: game for game in map(open_game, guests)}
    return lambda name: opened.get(name) or load(name)


if __name__ == "__main__":
    compiled.use()
    main(loader(sys.argv[1:]), find)
