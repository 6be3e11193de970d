"""Who is too fast is told so, and who has gone is forgotten."""

import pytest
from limits import RateLimitItemPerMinute, RateLimitItemPerSecond

from pelipoyta.server import limits
from pelipoyta.server.limits import FORGET, MovingWindow


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def test_the_window_moves_with_the_clock(clock: Clock) -> None:
    window, two = MovingWindow(), RateLimitItemPerSecond(2)
    assert window.hit(two, "message", "a")
    clock.now += 0.6
    assert window.hit(two, "message", "a")
    assert not window.hit(two, "message", "a")
    clock.now += 0.5  # the first is out of the window, the second is not; what was refused never counted
    assert window.hit(two, "message", "a")
    assert not window.hit(two, "message", "a")


def test_each_has_limits_of_its_own(clock: Clock) -> None:
    window, one = MovingWindow(), RateLimitItemPerSecond(1)
    assert window.hit(one, "message", "a") and window.hit(one, "message", "b") and window.hit(one, "hello", "a")
    assert not window.hit(one, "message", "a")


def test_the_same_key_has_a_window_for_each_limit(clock: Clock) -> None:
    window = MovingWindow()
    assert window.hit(RateLimitItemPerSecond(1), "a") and window.hit(RateLimitItemPerMinute(1), "a")
    clock.now += 2
    assert window.hit(RateLimitItemPerSecond(1), "a") and not window.hit(RateLimitItemPerMinute(1), "a")


def test_who_has_gone_is_forgotten(clock: Clock) -> None:
    window, one = MovingWindow(), RateLimitItemPerSecond(1)
    for name in range(100):
        window.hit(one, str(name))
    clock.now += FORGET + 1
    window.hit(one, "new")
    assert len(window) == 1
