"""The operator's log: what repeats is written once a minute, with how often it was not."""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
import structlog

from pelipoyta.server import log_setup
from pelipoyta.server.log_setup import KNOWN, QUIET, RepeatFilter, configure_logging
from pelipoyta.server.telemetry.faults import FaultCounter

SetUp = Callable[..., None]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(log_setup, "monotonic", clock)
    return clock


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Set up the logs as in a process of their own: pytest has its hands in this one's."""

    def alone(*args: Any, **kwargs: Any) -> None:
        root = logging.getLogger()
        monkeypatch.setattr(root, "handlers", [])
        monkeypatch.setattr(root, "level", root.level)
        configure_logging(*args, **kwargs)

    return alone


def test_what_repeats_is_written_once_a_minute(clock: Clock, set_up: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", as_json=True)
    log, library = structlog.get_logger("ours"), logging.getLogger("theirs")
    for _ in range(1000):
        log.warning("turned away", address="192.0.2.1")
        library.error("socket.accept() out of %s", "descriptors")
    assert capsys.readouterr().err.count("\n") == 2
    clock.now += QUIET + 1
    log.warning("turned away", address="192.0.2.2")
    library.error("socket.accept() out of %s", "descriptors")
    ours, theirs = capsys.readouterr().err.splitlines()
    assert '"and_before": 999' in ours and "192.0.2.2" in ours
    told = json.loads(theirs)
    assert (told["logger"], told["level"]) == ("theirs", "error")
    assert told["event"] == "socket.accept() out of descriptors (and 999 times before)"


def test_what_differs_is_written(clock: Clock, set_up: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info")
    log = structlog.get_logger("ours")
    for why in ("late", "died", "late"):
        log.warning("bot replaced", why=why)
    for _ in range(2):
        log.info("table created")
    assert capsys.readouterr().err.count("\n") == 4


def fail(number: int) -> None:
    if number == 1:
        raise ValueError(number)
    raise ValueError(number)


def test_errors_are_told_apart_by_their_place(clock: Clock, set_up: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    log = structlog.get_logger("ours")
    for number in (1, 2, 1, 2):
        try:
            fail(number)
        except ValueError as error:
            log.error("request failed", exc_info=error)
            log.exception("command failed")
            logging.getLogger("theirs").error("Exception in ASGI application", exc_info=error)
    assert capsys.readouterr().err.count("Traceback") == 6


def test_a_log_of_many_different_lines_is_not_remembered_for_ever(clock: Clock) -> None:
    repeats = RepeatFilter()
    for number in range(KNOWN + 100):
        record = logging.LogRecord("theirs", logging.ERROR, "", 0, f"line {number}", (), sys.exc_info())
        assert repeats.record(record)
    assert len(repeats._events) == KNOWN


def test_lines_of_libraries_are_as_ours_and_without_colours(
    clock: Clock, set_up: SetUp, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal too, where NO_COLOR asks for none; request and table of what is served are in both."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    for as_json, colour in ((True, "1"), (False, "1"), (False, "")):
        monkeypatch.setenv("NO_COLOR", colour)
        set_up("info", as_json=as_json)
        with structlog.contextvars.bound_contextvars(request="r-1", table="t-1"):
            structlog.get_logger("ours").info("table created")
            logging.getLogger("uvicorn.error").info("%s - accepted", "192.0.2.1")
        ours, theirs = capsys.readouterr().err.splitlines()
        assert "r-1" in ours and "r-1" in theirs and "t-1" in theirs and "192.0.2.1 - accepted" in theirs
        assert ("\x1b[" in ours, "\x1b[" in theirs) == (not colour, not colour)
        if as_json:
            assert json.loads(ours).keys() == json.loads(theirs).keys() - {"logger"}


def test_faults_of_the_last_day_are_counted(
    clock: Clock, set_up: SetUp, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those too that are not written again; without what a client sent; hours that are past are forgotten."""
    faults = FaultCounter()
    monkeypatch.setattr(log_setup, "FAULTS", faults)
    set_up("info")
    for _ in range(3):
        structlog.get_logger("ours").warning("bot replaced", why="late")
        logging.getLogger("theirs").error("%s was refused", "<script>")
        structlog.get_logger("ours").info("table created")
    found = {each.event: (each.level, each.count) for each in faults.of_last_day()}
    assert found == {"bot replaced": ("warning", 3), "%s was refused": ("error", 3)}
    later = time.time() + 25 * 3600
    monkeypatch.setattr("pelipoyta.server.telemetry.faults.time", lambda: later)
    assert faults.of_last_day() == []
