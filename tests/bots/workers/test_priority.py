"""Idle processor time: taken by one thread, and missed for a minute."""

import os
import sys
import threading

import pytest

from pelipoyta.bots.workers.priority import MISSED, IdleTime, use_idle_time


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no idle policy")
def test_idle_time_is_for_one_thread() -> None:
    before, seen = os.sched_getscheduler(0), list[int]()

    def idle() -> None:
        use_idle_time()
        seen.append(os.sched_getscheduler(0))

    thread = threading.Thread(target=idle)
    thread.start()
    thread.join()
    assert seen == [os.SCHED_IDLE] and os.sched_getscheduler(0) == before != os.SCHED_IDLE


def test_idle_time_that_was_missed_is_not_expected_for_a_minute() -> None:
    now = [5.0]
    idle = IdleTime(lambda: now[0])
    assert idle.is_likely
    idle.miss()
    now[0] += MISSED - 1
    assert not idle.is_likely
    now[0] += 1
    assert idle.is_likely
