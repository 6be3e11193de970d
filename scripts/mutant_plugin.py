"""Pytest plugin that tells the mutants' switch which test runs, and notes how long each test took."""

import os
from collections.abc import Iterator

import pytest

from mutant_switch import SWITCHED, append

if SWITCHED:
    SWITCHED.enter("", "import")  # what is imported before the first test belongs to no test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    yield from _during(item, "setup")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield from _during(item, "call")


def _during(item: pytest.Item, phase: str) -> Iterator[None]:
    if SWITCHED:
        SWITCHED.enter(item.nodeid, phase)
    yield


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how long each test took; with xdist, the process that collects the reports does."""
    if SWITCHED and SWITCHED.notes and report.when in ("setup", "call") and "PYTEST_XDIST_WORKER" not in os.environ:
        append(SWITCHED.notes, [-1, report.nodeid, report.duration])
