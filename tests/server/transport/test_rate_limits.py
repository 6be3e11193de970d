"""Who is too fast is told so, and who has gone is forgotten."""

import pytest

from pelipoyta.server.services.requests import rate_limits
from pelipoyta.server.services.requests.rate_limits import (
    FORGET,
    PIECE,
    ConnectionLimits,
    Rate,
    SlidingWindow,
    SlidingWindows,
)
from pelipoyta.table.errors import TableError


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limits, "monotonic", clock)
    return clock


def hits(window: SlidingWindow, weight: int = 1) -> bool:
    try:
        window.hit(weight)
    except TableError as error:
        return error.code != "too_fast"
    return True


def test_the_window_moves_with_the_clock(clock: Clock) -> None:
    window = SlidingWindow(Rate(2, 1))
    assert hits(window)
    clock.now += 0.6
    assert hits(window) and not hits(window)
    clock.now += 0.5  # the first is out of the window, the second is not; what was refused never counted
    assert hits(window) and not hits(window)


def test_it_says_how_long_the_window_is() -> None:
    window = SlidingWindow(Rate(1, 60))
    window.hit()
    with pytest.raises(TableError) as full:
        window.refuse_if_full()
    assert (full.value.code, full.value.facts) == ("too_fast", {"seconds": 60})


def test_a_look_is_no_hit() -> None:
    window = SlidingWindow(Rate(1, 1))
    window.refuse_if_full()
    window.refuse_if_full()
    assert hits(window)


def test_a_large_message_counts_for_several(clock: Clock) -> None:
    line = ConnectionLimits(SlidingWindow(Rate(5, 1)), SlidingWindow(Rate(5, 60)))
    line.message(3 * PIECE)  # four pieces
    line.message(10)
    assert not hits(line.messages)
    clock.now += 1
    line.message(1_000_000)  # after silence, anything may be said
    assert not hits(line.messages)


def test_each_has_limits_of_its_own() -> None:
    windows = SlidingWindows(Rate(1, 1))
    assert hits(windows["a", 1]) and hits(windows["b", 1]) and hits(windows["a", 2])
    assert not hits(windows["a", 1])


def test_who_has_gone_is_forgotten(clock: Clock) -> None:
    windows = SlidingWindows(Rate(1, 1))
    for name in range(100):
        windows[name,].hit()
    clock.now += FORGET + 1
    windows["new",].hit()
    assert len(windows) == 1


def test_who_came_first_is_forgotten_first(clock: Clock) -> None:
    windows = SlidingWindows(Rate(1, 1))
    windows["old",].hit()
    clock.now += FORGET
    windows["young",].hit()
    clock.now += 1
    windows["new",].hit()
    assert len(windows) == 2 and windows["young",].hits
