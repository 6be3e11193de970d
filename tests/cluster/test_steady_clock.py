"""Times of lines by an owner's steady clock, while its wall clock is set back and right again."""

import pytest

from pelipoyta.cluster.steady_clock import SteadyClock, steady


def test_a_line_is_placed_between_the_jumps_of_the_wall_clock() -> None:
    wall, passed = 1_000_000.0, 0.0
    clock = SteadyClock(lambda: wall + passed, lambda: passed)
    assert clock.look() == 1_000_000.0
    written = {"before": wall + passed}
    passed, wall = 10.0, wall - 3600
    assert clock.look() == 1_000_010.0, "a jump of the wall clock moves nothing"
    passed = 15.0
    written["during"] = wall + passed
    passed, wall = 20.0, wall + 3600
    clock.look()
    passed = 30.0
    written["after"] = wall + passed
    found = {name: steady(at, clock.jumps) for name, at in written.items()}
    assert found == {"before": 1_000_000.0, "during": 1_000_015.0, "after": 1_000_030.0}


def test_many_jumps_are_not_kept_for_ever() -> None:
    wall = 0.0
    clock = SteadyClock(lambda: wall, lambda: 5.0)
    for number in range(100):
        wall = 5.0 + number * 60
        clock.look()
    assert len(clock.jumps) == 8


@pytest.mark.parametrize("jumps", [[], [(50.0, 0.0)]])
def test_a_time_before_all_that_is_known_is_left_open(jumps: list[tuple[float, float]]) -> None:
    assert steady(10.0, jumps) is None
