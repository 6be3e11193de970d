"""Forked test processes: whatever goes wrong in one of them is told, and every test is run once."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.forks import Plan
from tests.idle_time import IdleTime

ROOT = Path(__file__).parents[1]
FAULTS = """
import os
import time
import warnings

import pytest

@pytest.fixture(scope="session")
def lasting(tmp_path_factory):
    yield tmp_path_factory.mktemp("lasting")
    raise ValueError("torn down")

@pytest.fixture
def bad():
    raise ValueError("not made")

@pytest.mark.parametrize("number", range(40))
def test_passes(number): pass

def test_fails():
    print("said by the test")
    os.system("echo said by its child")
    assert 3 == 4

def test_lacks_what_it_needs(bad): pass

def test_dies(): os._exit(7)

def test_hangs():
    time.sleep(60)

def test_warns(): warnings.warn("beware")

@pytest.mark.skip(reason="not here")
def test_skipped(): pass

@pytest.mark.xfail(reason="known")
def test_known(): assert False

def test_finally(lasting): assert lasting.is_dir()
"""
WANTED = {"PASSED": 42, "FAILED": 3, "ERROR": 2, "SKIPPED": 1, "XFAIL": 1}


def run(folder: Path, text: str, *more: str, program: tuple[str, ...] = ("-m", "pytest")) -> str:
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider"]
    settings = ["-c", str(folder / "pytest.ini"), "--rootdir", str(folder), "--timeout", "2", "-q", "-rA"]
    command = [sys.executable, *program, *plugins, *settings, *more, str(folder)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    return ran.stdout + ran.stderr


def outcomes(said: str) -> Counter[str]:
    return Counter(re.findall(r"^([A-Z]+)[ :].*test_it", said, re.MULTILINE))


def test_what_goes_wrong_is_told_as_without_forks(tmp_path: Path) -> None:
    said = run(tmp_path, FAULTS, "--forks", "2", "-p", "no:rerunfailures")
    assert outcomes(said) == WANTED, said
    assert "the test process ended with 7" in said
    assert all(f"said by {who}" in said for who in ("the test", "its child"))
    assert all(f"ValueError: {what}" in said for what in ("not made", "torn down"))
    assert "Timeout" in said and "beware" in said and "XFAIL" in said


def test_what_failed_once_is_run_again_and_told(tmp_path: Path) -> None:
    text = "tried = []\ndef test_it():\n    tried.append(1)\n    assert len(tried) == 2\ndef test_not(): assert False\n"
    said = run(tmp_path, text, "--forks", "2", "--reruns", "1")
    assert "1 failed, 1 passed, 2 rerun" in said, said


def test_a_process_that_ends_between_tests_is_told(tmp_path: Path) -> None:
    text = "import os, threading\ndef test_it(): threading._register_atexit(os._exit, 3)\n"
    said = run(tmp_path, text, "--forks", "2")
    assert "a test process ended with 3 between tests" in said, said


class Item:
    """A test as the plan sees it."""

    def __init__(self, path: str, lasts: bool) -> None:
        self.path, self._lasts = path, lasts

    def get_closest_marker(self, name: str) -> bool | None:
        return self._lasts or None


@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_every_test_is_handed_over_once(workers: int) -> None:
    items: Any = [Item(f"test_{number // 30}.py", number // 30 == 2) for number in range(100)]
    plan, given, waiting = Plan(items), list[int](), [*range(workers)]
    while waiting:
        worker = waiting.pop(0)
        tests = plan.next(worker)
        given += tests
        waiting += [worker] if tests else []
    assert sorted(given) == [*range(100)] and plan.is_done
    assert given[0] == 60, "the file that lasts long comes first"


def test_tests_of_a_process_that_died_are_run_by_another() -> None:
    items: Any = [Item("test_a.py", False) for _ in range(4)]
    plan = Plan(items)
    lost = plan.next(0)
    plan.put_back(lost)
    assert not plan.is_done
    given = list[int]()
    while tests := plan.next(1):
        given += tests
    assert sorted(given) == [*range(4)]


def test_idle_time_is_the_share_that_nothing_used(tmp_path: Path) -> None:
    statistics = tmp_path / "stat"
    statistics.write_text("cpu 10 0 10 100 5\ncpu0 1 1 1 1 1\n")
    idle = IdleTime(0, statistics)
    statistics.write_text("cpu 40 0 20 130 10\ncpu0 1 1 1 1 1\n")
    assert idle.share() == 30 / 75
    assert idle.share() == 0.0  # nothing has passed
    assert IdleTime(60, statistics).share() is None  # too early
    assert IdleTime(0, tmp_path / "none").share() == 0.0


def test_more_processes_are_forked_where_the_machine_is_idle(tmp_path: Path) -> None:
    text = "import os, time, pytest\n@pytest.mark.parametrize('n', range(24))\ndef test_it(n):\n    time.sleep(0.5)\n"
    text += "    print('ran in', os.getpid())\n"
    idle = "import sys, pytest; from tests import forks; forks.LOOK, forks.ROOM = 0.2, -1.0; "
    program = ("-c", idle + "sys.exit(pytest.main(sys.argv[1:]))")
    said = run(tmp_path, text, "--forks", "2", program=program)
    assert "24 passed" in said and len(set(re.findall(r"ran in (\d+)", said))) == 4, said
