"""Test processes: forked from one that has imported and collected everything, or that collects for itself.

What is asked of one is an `Order`; it answers through a connection of its own: ("begins", test), ("ended", Ended) for
each test, and at last ("done", whether the mutant was reached).
"""

import os
import signal
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from multiprocessing.connection import Client, Connection
from shutil import rmtree
from time import monotonic
from types import ModuleType
from typing import Any

import pytest

from mutation.children import adopt_orphans, end_orphans
from mutation.mutants import ROOT, SOURCE
from mutation.switch import Switch, switch_sources

ARGUMENTS = (
    *("-q", "-p", "no:cacheprovider", "-p", "no:rerunfailures", "-p", "no:xdist"),
    *("--assert", "plain", "-m", "not sweep and not long"),
)

OF_OTHERS = ("hypothesis", "anyio", "starlette.testclient", "sqlalchemy", "numpy", "structlog", "uvicorn")


@dataclass(frozen=True)
class Plan:
    """What the package is planted with: modules by path, as `switch_sources` takes them; how many functions."""

    modules: dict[str, Any]
    functions: int = 0


@dataclass(frozen=True)
class Order:
    """Tests to run, one after another, until the first that fails; with the active mutant, or to note calls."""

    tests: Sequence[str]
    active: int | None
    plan: Plan | None = None  # what child processes are planted with; none: all mutants, and probes
    imports: bool = False  # in a process that imports and collects for itself
    budget: float = inf  # seconds in which tests are begun
    notes: str = ""  # where child processes note calls; then all tests are run
    address: str = ""
    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Ended:
    """A test that has ended: what came of it, and which functions it called; those of shared fixtures apart."""

    test: str
    outcome: str
    seconds: float
    called: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    told: str = ""
    reached: bool = False  # the mutant was asked for


def serve(plan: Plan, files: Sequence[str], line: Connection) -> None:
    """Collect the files; then fork a process for each order that comes. ("collected", tests, mutants at import)."""
    switch = planted(plan, None)
    switch.imports = True
    code = run_pytest(files, _Server(switch, line))
    with suppress(BrokenPipeError):  # after the last order
        line.send(("failed", f"pytest ended with {code}"))


def planted(plan: Plan, active: int | None) -> Switch:
    switch = Switch(active, functions=plan.functions)
    switch.install()
    switch_sources(plan.modules)
    return switch


def run_pytest(files: Sequence[str], plugin: object) -> int:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    sys.modules["__main__"] = ModuleType("__main__")  # else processes that tests start would import the runner
    return int(pytest.main([*ARGUMENTS, "--rootdir", str(ROOT), *files], plugins=[plugin]))


class _Server:
    """Takes the place of pytest's loop over tests."""

    def __init__(self, switch: Switch, line: Connection) -> None:
        self._switch, self._line = switch, line

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self._switch.imports = False
        assert str(SOURCE) in str(sys.modules["pelipoyta"].__file__), "the package is that of another checkout"
        adopt_orphans()
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        self._line.send(("collected", [item.nodeid for item in session.items], sorted(self._switch.at_import)))
        while (order := self._hear()) is not None:
            if not os.fork():
                _work(session, order, self._switch)
        return True

    def _hear(self) -> Order | None:
        """The next order; between them processes that have ended are reaped."""
        while not self._line.poll(0.5):
            _reap()
        _reap()
        with suppress(EOFError):
            order: Order | None = self._line.recv()
            if order is not None:
                return order
            end_orphans()
            return self._hear()
        return None


def _reap() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def fresh(order: Order) -> None:
    """In a process that has not imported the package: collect the files of the tests with the mutant, and run them."""
    assert order.plan is not None
    os.setsid()
    answers = _line_to(order)
    os.environ.update(order.env)
    devnull = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(devnull, stream)
    switch = planted(order.plan, order.active)
    run_pytest(sorted({test.partition("::")[0] for test in order.tests}), _Fresh(order, switch, answers))
    answers.send(("ended", Ended("", "failed", 0.0, told="nothing was collected")))
    os._exit(0)


class _Fresh:
    def __init__(self, order: Order, switch: Switch, answers: Connection) -> None:
        self._order, self._switch, self._answers = order, switch, answers

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self._answers.send(("collected",))
        _run(session, self._order, self._switch, self._answers)
        return True


def _work(session: pytest.Session, order: Order, switch: Switch) -> None:
    os.setsid()
    answers = _line_to(order)
    os.environ.update(order.env)
    _settle_in(session)
    _run(session, order, switch, answers)


def _line_to(order: Order) -> Connection:
    answers = Client(order.address)
    answers.send(os.getpid())
    return answers


def _settle_in(session: pytest.Session) -> None:
    """Streams and folders of its own; nothing is printed."""
    plugins = session.config.pluginmanager
    capture = plugins.getplugin("capturemanager")
    capture.stop_global_capturing()
    devnull = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(devnull, stream)
    capture.start_global_capturing()
    capture.suspend_global_capture()
    reporter: Any = plugins.getplugin("terminalreporter")
    reporter._tw._file = os.fdopen(devnull, "w")
    folders = session.config._tmp_path_factory  # type: ignore[attr-defined]
    folders._basetemp = folders.getbasetemp() / f"fork{os.getpid()}"
    folders._basetemp.mkdir()


def _run(session: pytest.Session, order: Order, switch: Switch, answers: Connection) -> None:
    """Run the tests of an order, and end the process."""
    switch.active, switch.reached = order.active, switch.reached and order.imports
    if order.notes:
        switch.watch(order.notes)
    runner = _Runner(session, switch, answers, stops=not order.notes)
    session.config.pluginmanager.register(runner)
    with suppress(BaseException):
        runner.run(_items(session.items, order.tests))
        answers.send(("done", switch.reached))
    folders = session.config._tmp_path_factory  # type: ignore[attr-defined]
    rmtree(folders.getbasetemp(), ignore_errors=True)
    os._exit(0)


def _items(items: Iterable[pytest.Item], tests: Sequence[str]) -> list[pytest.Item]:
    """Of these names; all of a file where the mutant has changed the names of parametrised tests."""
    by_name = {item.nodeid: item for item in items}
    lost = {test.partition("::")[0] for test in tests if test not in by_name}
    found = [by_name[test] for test in tests if test in by_name]
    return found + [item for item in items if item.nodeid.partition("::")[0] in lost and item not in found]


class _Runner:
    """Runs tests as pytest does, and tells what came of each."""

    def __init__(self, session: pytest.Session, switch: Switch, answers: Connection, *, stops: bool) -> None:
        self._session, self._switch, self._answers, self._stops = session, switch, answers, stops
        self._failed, self._outcome = "", "passed"
        self._shared: list[int] = []
        self._own: list[int] = []

    def run(self, items: Sequence[pytest.Item]) -> None:
        for item, after in zip(items, [*items[1:], None], strict=True):
            self._answers.send(("begins", item.nodeid))
            began = monotonic()
            self._failed, self._outcome, self._shared, self._own = "", "passed", [], []
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            called = [*self._own, *self._switch.take()]
            seconds = monotonic() - began
            ended = Ended(
                test=item.nodeid,
                outcome=self._outcome,
                seconds=seconds,
                called=called,
                shared=self._shared,
                told=self._failed[-2000:],
                reached=self._switch.reached,
            )
            self._answers.send(("ended", ended))
            if self._failed and self._stops:
                item.session._setupstate.teardown_exact(None)
                return

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Any:
        """What a fixture of several tests calls, it calls for all of them."""
        if fixturedef.scope == "function":
            return (yield)
        self._own += self._switch.take()
        try:
            return (yield)
        finally:
            self._shared += self._switch.take()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed, self._outcome = str(report.longrepr), "failed"
        elif report.skipped and self._outcome == "passed":
            self._outcome = "skipped"


def seed(line: Connection) -> None:
    """Fork a process for each order that imports for itself; this one has imported what tests need of others."""
    for name in OF_OTHERS:
        with suppress(ImportError):
            __import__(name)
    adopt_orphans()
    while True:
        while not line.poll(0.5):
            _reap()
        _reap()
        try:
            order = line.recv()
        except EOFError:
            return
        if order is None:
            end_orphans()
        elif not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            fresh(order)
