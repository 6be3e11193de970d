"""Test processes that are forked from one that has imported and collected everything: `pytest --forks 3`.

Many tests wait for servers and clocks. Where processors are idle, more processes are forked, at most twice as many.

With xdist each process imports and collects all 17,000 tests for itself, and every test's reports pass through several
layers. Here the tests of a file stay together while there are other files, so that what they share is made once.
"""

import multiprocessing
import sys
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from types import ModuleType
from typing import Any
from warnings import WarningMessage

import pytest
from tests.idle_time import IdleTime

FORK = multiprocessing.get_context("fork")
AT_ONCE = 8  # tests handed over together, at most
LOOK, ROOM = 4.0, 0.3  # seconds between two looks at the machine, and the idle share of it that lets one more begin
SHARE = 6  # and at most this part of what is left of their file, so that others can take the rest


class Plan:
    """Schedule of the tests: file by file, long ones first; at the end workers take half of another's tests."""

    def __init__(self, items: Iterable[pytest.Item]) -> None:
        numbered = groupby(enumerate(items), lambda each: (each[1].path, _lasts(each[1])))
        files = [(lasts, deque(number for number, _ in group)) for (_, lasts), group in numbered]
        self._files = deque(file for _, file in sorted(files, key=lambda each: not each[0]))
        self._taken: dict[int, deque[int]] = {}

    def next(self, worker: int) -> list[int]:
        """Tests for this worker to run now; none: all are handed over."""
        file = self._taken.get(worker) or self._another()
        self._taken[worker] = file
        return [file.popleft() for _ in range(min(AT_ONCE, -(-len(file) // SHARE)))]

    def put_back(self, tests: Iterable[int]) -> None:
        if again := deque(tests):
            self._files.appendleft(again)

    @property
    def is_done(self) -> bool:
        return not self._files and not any(self._taken.values())

    def _another(self) -> deque[int]:
        if self._files:
            return self._files.popleft()
        longest = max(self._taken.values(), key=len, default=deque[int]())
        return deque(reversed([longest.pop() for _ in range((len(longest) + 1) // 2)]))


def _lasts(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


class QuietReporter:
    """Attributes of the terminal reporter that other plugins use, without its hooks."""

    def __init__(self, reporter: Any) -> None:
        self._reporter = reporter

    def __getattr__(self, name: str) -> Any:
        return getattr(self._reporter, name)


class Worker:
    """Runs the tests that it is given in the forked process, and sends their reports."""

    def __init__(self, session: pytest.Session, line: Connection, number: int) -> None:
        self._session, self._line, self._number = session, line, number
        self._reports: list[Any] = []
        self._queue: deque[int] = deque()

    def run(self) -> None:
        self._separate()
        item = self._next()
        while item is not None:
            following = self._next()  # pytest keeps the fixtures that the two share
            self._line.send(("begins", item))
            items = self._session.items
            hook = items[item].ihook
            hook.pytest_runtest_protocol(item=items[item], nextitem=None if following is None else items[following])
            self._line.send(("ended", self._reports))
            self._reports = []
            item = following

    def _separate(self) -> None:
        """Give the process streams, folders and names of its own; its parent prints."""
        plugins = self._session.config.pluginmanager
        capture = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        capture.suspend_global_capture()
        plugins.register(QuietReporter(plugins.unregister(name="terminalreporter")), "terminalreporter")
        folders = self._session.config._tmp_path_factory  # type: ignore[attr-defined]
        folders._basetemp = folders.getbasetemp() / f"fork{self._number}"
        folders._basetemp.mkdir()
        sys.modules["__main__"] = ModuleType("__main__")  # else processes that tests start would import pytest
        plugins.register(self)

    def _next(self) -> int | None:
        if not self._queue:
            self._line.send(("asks", None))
            self._queue.extend(self._line.recv())
        return self._queue.popleft() if self._queue else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        as_data = self._session.config.hook.pytest_report_to_serializable
        self._reports.append(as_data(config=self._session.config, report=report) if report.longrepr else report)

    def pytest_warning_recorded(self, warning_message: WarningMessage, when: str, nodeid: str, location: Any) -> None:
        text = warning_message.category.__name__, str(warning_message.message)
        self._line.send(("warns", (text, when, nodeid, location)))


@dataclass
class Child:
    """A forked process, as its parent sees it."""

    process: ForkProcess
    number: int
    given: deque[int] = field(default_factory=deque)
    running: int | None = None


class Run:
    """Run of all tests of a session in forked processes."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self._session, self._count = session, count
        self._hook, self._items = session.config.hook, session.items
        self._plan = Plan(session.items)
        self._children: dict[Connection, Child] = {}
        self._started = 0
        self._idle = IdleTime(LOOK)

    def run(self) -> None:
        self._session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        try:
            for _ in range(min(self._count, len(self._items))):
                self._start()
            while self._children:
                for line in wait(list(self._children)):
                    assert isinstance(line, Connection)
                    self._receive(line, self._children[line])
                self._stop_early()
                self._grow()
        finally:
            for child in self._children.values():
                child.process.terminate()
                child.process.join()

    def _start(self) -> None:
        ours, theirs = FORK.Pipe()
        self._started += 1
        worker = Worker(self._session, theirs, self._started)
        others = [ours, *self._children]
        process = FORK.Process(target=_work, args=(worker, others))
        process.start()
        theirs.close()
        self._children[ours] = Child(process, self._started)

    def _grow(self) -> None:
        """Start one more process where the machine has room for it."""
        idle = self._idle.share()
        if idle is not None and idle > ROOM and len(self._children) < 2 * self._count and not self._plan.is_done:
            self._start()

    def _receive(self, line: Connection, child: Child) -> None:
        try:
            kind, data = line.recv()
        except (EOFError, ConnectionResetError):
            self._on_exit(line, child)
            return
        if kind == "asks":
            child.given.extend(tests := self._plan.next(child.number))
            line.send(tests)
        elif kind == "begins":
            child.running = child.given.popleft()
            self._hook.pytest_runtest_logstart(**_named(self._items[data]))
        elif kind == "ended":
            self._log(child, data)
        else:
            self._warn(*data)

    def _log(self, child: Child, reports: list[Any]) -> None:
        assert child.running is not None
        for each in reports:
            is_data = isinstance(each, dict)
            of_data = self._hook.pytest_report_from_serializable
            report = of_data(config=self._session.config, data=each) if is_data else each
            self._hook.pytest_runtest_logreport(report=report)
        self._hook.pytest_runtest_logfinish(**_named(self._items[child.running]))
        child.running = None

    def _warn(self, text: tuple[str, str], when: Any, nodeid: str, location: Any) -> None:
        message = WarningMessage(": ".join(text), UserWarning, *(location or ("", 0))[:2])
        named = {"warning_message": message, "when": when, "nodeid": nodeid, "location": location}
        self._hook.pytest_warning_recorded.call_historic(kwargs=named)

    def _on_exit(self, line: Connection, child: Child) -> None:
        """Handle the end of a process; the test that it still ran has failed, and another process goes on."""
        child.process.join()
        del self._children[line]
        line.close()
        if child.running is not None:
            item = self._items[child.running]
            text = f"the test process ended with {child.process.exitcode}"
            crash = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")
            self._log(child, [crash])
        elif child.process.exitcode:
            self._session.shouldfail = f"a test process ended with {child.process.exitcode} between tests"
        self._plan.put_back(child.given)
        if not self._plan.is_done:
            self._start()

    def _stop_early(self) -> None:
        if self._session.shouldfail:
            raise self._session.Failed(self._session.shouldfail)
        if self._session.shouldstop:
            raise self._session.Interrupted(self._session.shouldstop)


def _named(item: pytest.Item) -> dict[str, Any]:
    return {"nodeid": item.nodeid, "location": item.location}


def _work(worker: Worker, others: Iterable[Connection]) -> None:
    for line in others:
        line.close()
    worker.run()


class ForkPlugin:
    """Plugin that replaces pytest's own loop over the tests."""

    def __init__(self, count: int) -> None:
        self._count = count

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or session.config.option.collectonly:
            return None
        Run(session, self._count).run()
        return True
