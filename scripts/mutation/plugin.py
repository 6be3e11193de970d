"""Pytest plugin that tells the mutants' switch which test runs, and notes how long each test took."""

import os
from collections.abc import Generator
from typing import Any

import pytest

from mutation.switch import SWITCHED, append

if SWITCHED:
    SWITCHED.enter("", "import")  # what is imported before the first test belongs to no test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    if SWITCHED:
        SWITCHED.begin(item.nodeid)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    """What a fixture of several tests reaches, it reaches for all of them."""
    test = SWITCHED.test if SWITCHED else ""
    _enter(test, "call" if fixturedef.scope == "function" else "setup")
    found = yield
    _enter(test, "call")
    return found


def _enter(test: str, phase: str) -> None:
    if SWITCHED:
        SWITCHED.enter(test, phase)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how long each test took; with xdist, the process that collects the reports does."""
    if SWITCHED and SWITCHED.notes and report.when in ("setup", "call") and "PYTEST_XDIST_WORKER" not in os.environ:
        append(SWITCHED.notes, [-1, report.nodeid, report.duration])
