"""Idle processor time: taken by a thread of its own, missed for a minute, and replaced where there is none."""

import os
import sys
import threading
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Raw

from pelipoyta.bots.workers.jobs import AnalysisJob, AnyJob
from pelipoyta.bots.workers.pool import IDLE_STUDY, STUDY, BotPool, StudyFailed
from pelipoyta.bots.workers.priority import MISSED, IdleTime, in_idle_time
from pelipoyta.bots.workers.worker import WorkerAnswer

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no idle policy")
def test_idle_time_is_for_one_thread() -> None:
    before = os.sched_getscheduler(0)
    policy, thread = in_idle_time(lambda: (os.sched_getscheduler(0), threading.get_ident()))
    assert policy == os.SCHED_IDLE and thread != threading.get_ident()
    assert os.sched_getscheduler(0) == before != os.SCHED_IDLE


def test_errors_of_idle_work_are_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        in_idle_time(lambda: 1 // 0)


def test_idle_time_that_was_missed_is_not_expected_for_a_minute() -> None:
    now = [5.0]
    idle = IdleTime(lambda: now[0])
    assert idle.is_likely
    idle.miss()
    now[0] += MISSED - 1
    assert not idle.is_likely
    now[0] += 1
    assert idle.is_likely


class BusyMachine:
    """Worker on a machine without idle time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.asked: list[tuple[bool, float]] = []

    async def answer(self, job: AnyJob, limit: float) -> WorkerAnswer:
        assert isinstance(job, AnalysisJob)
        self.asked.append((job.idle, limit))
        return WorkerAnswer(fault="late") if job.idle else WorkerAnswer(found=Raw(b"7"))

    async def stop(self) -> None:
        """There is no process."""


async def test_a_study_without_idle_time_gets_a_share_of_the_processors() -> None:
    pool = BotPool(1, make=BusyMachine)
    student: Any = pool._students[0]
    assert [await pool.study("dnup", "", b"{}") for _ in range(2)] == [b"7", b"7"]
    assert student.asked == [(True, IDLE_STUDY), (False, STUDY), (False, STUDY)]


async def test_a_study_that_fails_in_idle_time_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def raised(self: BusyMachine, job: AnyJob, limit: float) -> WorkerAnswer:
        self.asked.append((True, limit))
        return WorkerAnswer(fault="raised")

    monkeypatch.setattr(BusyMachine, "answer", raised)
    pool = BotPool(1, make=BusyMachine)
    with pytest.raises(StudyFailed):
        await pool.study("dnup", "", b"{}")
    student: Any = pool._students[0]
    assert student.asked == [(True, IDLE_STUDY)]
