"""Times that owners tell by their own clocks: a late message is known to be late."""

from pelipoyta.cluster.remote.clock_offsets import KEPT, WINDOW, ClockOffsets

AHEAD = 1000.0  # seconds by which our clock is ahead of the owner's


class Watch:
    """Clock that is wound by hand."""

    now = 5000.0

    def __call__(self) -> float:
        return self.now


def test_a_late_message_is_known_to_be_late() -> None:
    watch = Watch()
    times = ClockOffsets(watch)
    times.observe("owner", watch.now - AHEAD)
    watch.now += 10
    late = times.observe("owner", watch.now - AHEAD - 1.6)
    assert round(late(), 3) == 1.6
    watch.now += 3
    assert round(late(), 3) == 4.6


def test_the_first_message_is_set_right_by_a_quicker_one() -> None:
    watch = Watch()
    times = ClockOffsets(watch)
    first = times.observe("owner", watch.now - AHEAD - 1.6)
    assert round(first(), 3) == 0.0, "nothing else is known yet"
    times.observe("owner", watch.now - AHEAD)
    assert round(first(), 3) == 1.6


def test_clocks_that_drift_apart_are_followed() -> None:
    watch = Watch()
    times = ClockOffsets(watch)
    for number in range(100):
        watch.now += WINDOW / 2
        told = times.observe("owner", watch.now - AHEAD - number * 0.01)
    assert told() < 0.05


def test_an_owner_of_an_older_version_is_believed() -> None:
    watch = Watch()
    times = ClockOffsets(watch)
    times.observe("", 0.0)
    watch.now += 50
    told = times.observe("", 0.0)
    watch.now += 2
    assert told() == 2


def test_another_owner_has_a_clock_of_its_own_and_old_ones_are_forgotten() -> None:
    watch = Watch()
    times = ClockOffsets(watch)
    for number in range(KEPT + 5):
        assert times.observe(f"owner-{number}", float(number))() == 0.0
    assert len(times._ahead) == KEPT
