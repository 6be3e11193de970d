"""Runs of tests in test processes, several at once, each within limits of time."""

import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, Listener, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from mutation.process import Ended, Order, Plan, seed, serve
from mutation.switch import KEPT, VARIABLE

FORK = multiprocessing.get_context("fork")
SCRIPTS = Path(__file__).parents[1]
FIRST = 15.0  # seconds that a test may take on the unchanged code; a slower one judges no mutant
LEAST = 20.0  # seconds that a test may take, or ten times as long as on the unchanged code
COLLECTS = 600.0  # seconds that it may take to import and collect
ENDS = 60.0  # seconds that the end of a run may take
Work = Generator[Order, "Result", Any]


class BaselineFailed(Exception):
    """The tests do not pass on the unchanged code, so that no mutant can be judged by them."""


@dataclass
class Result:
    """What came of an order: the test that failed or hung, if one did, and all that ended."""

    failed: str | None = None
    hung: bool = False
    reached: bool = False
    ended: list[Ended] = field(default_factory=list)


@dataclass
class _Running:
    order: Order
    work: Work
    line: Connection
    process: int
    folder: TemporaryDirectory[str]
    deadline: float
    until: float  # then no further test is waited for
    test: str = ""
    result: Result = field(default_factory=Result)


class Processes:
    """The two processes that fork others: one has collected everything, one imports for each order anew."""

    def __init__(self, plan: Plan, files: Sequence[str], kept: Path) -> None:
        self._folder = TemporaryDirectory()
        self._plan, self.seconds = plan, dict[str, float]()
        os.environ[KEPT] = str(kept / "code")
        (Path(self._folder.name) / "sitecustomize.py").write_text("import mutation.switch\n", encoding="utf-8")
        self._listener = Listener(str(Path(self._folder.name) / "line"), backlog=16)
        self._listener._listener._socket.settimeout(COLLECTS)  # type: ignore[attr-defined]
        self._seed, _ = self._fork(seed)
        self._server, self._process = self._fork(lambda line: serve(plan, files, line))
        self.tests, self.at_import = self._collected()

    def _fork(self, work: Callable[[Connection], None]) -> tuple[Connection, Any]:
        ours, theirs = FORK.Pipe()

        def run() -> None:
            ours.close()
            work(theirs)

        process = FORK.Process(target=run)
        process.start()
        theirs.close()
        return ours, process

    def _collected(self) -> tuple[list[str], set[int]]:
        try:
            what, *told = self._server.recv()
        except EOFError:
            what, told = "failed", ["the test process ended"]
        if what == "failed":
            self.close()
            raise BaselineFailed(f"the tests cannot be collected: {told[0]}")
        return told[0], set(told[1])

    def start(self, order: Order, work: Work) -> _Running:
        folder = TemporaryDirectory()
        plan = order.plan or self._plan
        there = Path(folder.name) / "plan.json"
        told = {"modules": plan.modules, "active": order.active, "notes": order.notes, "functions": plan.functions}
        there.write_text(json.dumps(told), encoding="utf-8")
        paths = os.pathsep.join([self._folder.name, str(SCRIPTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {**order.env, VARIABLE: str(there), "PYTHONPATH": paths}
        forks = self._seed if order.imports else self._server
        forks.send(replace(order, address=self._listener.address, env=env))
        line = self._listener.accept()
        limit = COLLECTS if order.imports else ENDS
        pid: int = line.recv()
        now = monotonic()
        return _Running(
            order=order,
            work=work,
            line=line,
            process=pid,
            folder=folder,
            deadline=now + limit,
            until=now + order.budget,
        )

    def idle(self) -> None:
        """Nothing runs: end what tests have left behind."""
        self._seed.send(None)
        self._server.send(None)

    def limit(self, test: str) -> float:
        return max(LEAST, 10 * self.seconds[test]) if test in self.seconds else FIRST

    def close(self) -> None:
        self._seed.close()
        self._server.close()
        self._listener.close()
        self._process.join(30)
        self._folder.cleanup()


def drive(works: Iterable[Work], processes: Processes, jobs: int) -> None:
    """Do works side by side: each asks for an order and is told its result, until it returns."""
    waiting, running = iter(works), dict[Connection, _Running]()

    def advance(work: Work, result: Result | None) -> None:
        with suppress(StopIteration):
            order = next(work) if result is None else work.send(result)
            started = processes.start(order, work)
            running[started.line] = started

    while True:
        while len(running) < jobs and (work := next(waiting, None)) is not None:
            advance(work, None)
        if not running:
            return
        for each in _finished(running, processes):
            del running[each.line]
            _bury(each)
            if each.result.hung and not running:
                processes.idle()
            advance(each.work, each.result)


def _finished(running: Mapping[Connection, _Running], processes: Processes) -> list[_Running]:
    """Those that are done, have died, or are late."""
    ready = wait(list(running), 1.0)
    now = monotonic()
    done = [each for line, each in running.items() if line in ready and _hear(each, processes)]
    late = [each for line, each in running.items() if line not in ready and each.deadline < now]
    for each in late:
        each.result.failed, each.result.hung = each.test, True
    return done + late


def _hear(run: _Running, processes: Processes) -> bool:
    """Take in what is told; true when nothing more will be."""
    try:
        what, *told = run.line.recv()
    except (EOFError, ConnectionResetError):
        run.result.failed = run.test if run.result.failed is None else run.result.failed
        return True
    if what == "begins":
        run.test, run.deadline = told[0], monotonic() + processes.limit(told[0])
    elif what == "ended":
        run.result.ended.append(told[0])
        run.result.reached |= told[0].reached
        run.deadline = monotonic() + ENDS
        if told[0].outcome == "failed" and run.result.failed is None:
            run.result.failed = told[0].test
        return run.result.failed is None and monotonic() > run.until
    elif what == "done":
        run.result.reached |= told[0]
        return True
    return False


def _bury(run: _Running) -> None:
    run.line.close()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(run.process, signal.SIGKILL)
    run.folder.cleanup()
