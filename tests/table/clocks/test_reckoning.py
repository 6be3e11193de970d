"""TABLE-16: what a clock has left follows from the log alone; properties over any course of time."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pelipoyta.table.model import Tick, Timing
from pelipoyta.table.state.clock import MAX_FORGIVEN, MAX_FORGIVEN_IN_GAME, Clocks, fallen

MS = st.integers(0, 400_000)
TIMINGS = st.builds(
    Timing, bank=st.integers(1, 600), increment=st.integers(0, 60), delay=st.integers(0, 60), each=st.just(False)
)


@st.composite
def courses(draw: Any) -> list[Tick]:
    """Ticks as a table may write them: only who was asked has run, and a turn begins for whoever is asked anew."""
    ticks, asked = [Tick(asked=(0,), fresh=(0,))], {0}
    for _ in range(draw(st.integers(0, 12))):
        after = draw(st.sets(st.sampled_from((0, 1, 2))))
        fresh = {number for number in after if number not in asked or draw(st.booleans())}
        ran = {number: draw(MS) for number in asked}
        ticks.append(Tick(ran, {}, tuple(sorted(after)), tuple(sorted(fresh))))
        asked = after
    return ticks


def clocks(timing: Timing, window: int = 0) -> Clocks:
    return Clocks(timing, window, (0, 1, 2))


def run(start: Clocks, ticks: list[Tick]) -> Clocks:
    for tick in ticks:
        start = start.after(tick)
    return start


def restated(timing: Timing, window: int, ticks: list[Tick], number: int) -> int:
    """Once more, turn by turn: what each took is told apart from how it was written down."""
    left, turn, asked = timing.bank * 1000, 0, False
    free = (timing.delay + window) * 1000
    for tick in ticks:
        for _ in range(tick.ran.get(number, 0) if asked else 0):
            turn += 1
            left -= turn > free
        ends = asked and (number not in tick.asked or number in tick.fresh)
        left = (left + timing.increment * 1000 if left > 0 else 0) if ends else left
        turn = 0 if number in tick.fresh or number not in tick.asked else turn
        asked = number in tick.asked
    return left


SMALL = st.builds(Timing, bank=st.integers(1, 2), increment=st.integers(0, 1), delay=st.integers(0, 1))
SHORT = st.lists(st.integers(0, 1500), min_size=1, max_size=5)


@given(SMALL, st.integers(0, 1), SHORT, st.randoms(use_true_random=False))
def test_each_turn_costs_what_a_plain_restatement_says(timing: Timing, window: int, spans: list[int], any: Any) -> None:
    ticks = [Tick(asked=(0,), fresh=(0,))]
    for span in spans:
        asked = any.random() < 0.7
        ran = {0: span} if ticks[-1].asked else {}
        fresh = asked and (not ticks[-1].asked or any.random() < 0.5)
        ticks.append(Tick(ran, {}, (0,) if asked else (), (0,) if fresh else ()))
    assert run(clocks(timing, window), ticks).face(0).left == restated(timing, window, ticks, 0)


@given(TIMINGS, courses())
def test_who_is_not_asked_loses_no_time(timing: Timing, ticks: list[Tick]) -> None:
    reckoned = clocks(timing)
    for tick in ticks:
        before, reckoned = reckoned, reckoned.after(tick)
        for number in (0, 1, 2):
            if not before.face(number).asked:
                assert reckoned.face(number).left == before.face(number).left


@given(TIMINGS, courses(), st.integers(0, 5), st.integers(1, 20))
def test_it_does_not_matter_how_often_time_was_noted(timing: Timing, ticks: list[Tick], at: int, parts: int) -> None:
    """Lines that say nothing but that time has passed may come at any moment, or never."""
    noted: list[Tick] = []
    for number, tick in enumerate(ticks):
        if number == at and number:
            part = {who: ms // parts for who, ms in tick.ran.items()}
            noted.append(Tick(part, {}, ticks[number - 1].asked))
            tick = Tick({who: ms - part[who] for who, ms in tick.ran.items()}, {}, tick.asked, tick.fresh)
        noted.append(tick)
    assert run(clocks(timing), noted) == run(clocks(timing), ticks)


@given(TIMINGS, MS, st.integers(0, 5_000))
def test_a_line_is_forgiven_its_delay_and_no_more_than_was_taken(timing: Timing, ran: int, line: int) -> None:
    started = clocks(timing).after(Tick(asked=(0,), fresh=(0,)))
    forgiven = started.forgiven(0, ran, line)
    taken = timing.bank * 1000 - started.left(0, ran)
    assert 0 <= forgiven <= min(line, MAX_FORGIVEN) and forgiven <= taken
    assert started.left(0, ran - forgiven) == started.left(0, ran) + forgiven


@given(TIMINGS, MS, MS)
def test_more_thought_never_leaves_more_time(timing: Timing, ran: int, more: int) -> None:
    started = clocks(timing).after(Tick(asked=(0,), fresh=(0,)))
    assert started.left(0, ran + more) <= started.left(0, ran)
    assert started.left(0, ran + more) >= started.left(0, ran) - more


@given(TIMINGS, st.dictionaries(st.sampled_from((0, 1, 2)), MS, min_size=1))
def test_the_first_flag_falls_alone_and_equal_ones_together(timing: Timing, ran: dict[int, int]) -> None:
    started = clocks(timing).after(Tick(asked=(0, 1, 2), fresh=(0, 1, 2)))
    out = fallen(started, ran, {})
    late = {number: started.left(number, ms) for number, ms in ran.items() if started.left(number, ms) <= 0}
    assert set(out) == {number for number, left in late.items() if left == min(late.values())}


def test_an_increment_is_given_once_until_another_seat_is_asked() -> None:
    """A turn of three parts that chance ends; old tables gave an increment for each part."""
    parts = [Tick(asked=(0,), fresh=(0,)), *[Tick({0: 1000}, {}, (0,), (0,))] * 2, Tick({0: 1000}, {}, (1,), (1,))]
    timing = Timing(bank=60, increment=5)
    assert run(Clocks(timing, 0, (0, 1), rules=1), parts).face(0).left == 62_000
    assert run(Clocks(timing, 0, (0, 1)), parts).face(0).left == 72_000


@given(st.lists(st.integers(0, 3_000), max_size=60))
def test_what_is_forgiven_in_a_game_has_a_limit(lines: list[int]) -> None:
    started = clocks(Timing(bank=600)).after(Tick(asked=(0,), fresh=(0,)))
    for line in lines:
        forgiven = started.forgiven(0, 2_000, line)
        started = started.after(Tick({0: 2_000}, {0: forgiven}, (0,), (0,)))
    assert started.face(0).forgiven == min(sum(min(line, MAX_FORGIVEN) for line in lines), MAX_FORGIVEN_IN_GAME)


def test_a_day_for_each_turn_is_whole_again() -> None:
    daily = clocks(Timing(bank=60, each=True))
    after = run(daily, [Tick(asked=(0,), fresh=(0,)), Tick({0: 50_000}, {}, (1,), (1,)), Tick({1: 1}, {}, (0,), (0,))])
    assert after.face(0).left == 60_000 and after.face(1).left == 59_999


def test_an_increment_comes_when_the_turn_ends() -> None:
    timing = Timing(bank=10, increment=3)
    asked = clocks(timing, window=1).after(Tick(asked=(0,), fresh=(0,)))
    assert asked.after(Tick({0: 4_000}, {}, (1,), (1,))).face(0).left == 10_000
    assert asked.after(Tick({0: 4_000}, {}, (0,))).face(0).left == 7_000  # not ended: the same turn goes on
    assert asked.after(Tick({0: 4_000}, {}, (0,), (0,))).face(0).left == 10_000


def test_a_turn_that_goes_on_is_free_but_once() -> None:
    asked = clocks(Timing(bank=10, delay=2)).after(Tick(asked=(0,), fresh=(0,)))
    once = asked.after(Tick({0: 1_500}, {}, (0,)))
    assert once.face(0).left == 10_000 and once.free_left(0) == 500
    assert once.after(Tick({0: 1_500}, {}, (0,))).face(0).left == 9_000
