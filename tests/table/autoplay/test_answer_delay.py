"""A person's tempo: what is drawn is like what was known, without repeating it."""

from math import log
from random import Random
from statistics import fmean, stdev

import pytest

from pelipoyta.table.autoplay.answer_delay import KEPT, LONGEST, AnswerTimes, Prior

ANYONE = Prior(3.2)


def drawn(tempo: AnswerTimes, what: str, how: str, supposed: Prior = ANYONE, seat: int = 0) -> list[float]:
    random = Random(7)
    return [tempo.draw(seat, what, how, supposed, random) for _ in range(4000)]


def known(*kinds: tuple[str, str, float, float], count: int = KEPT) -> AnswerTimes:
    """A tempo that knows answers of these kinds: what, how, the usual seconds, and the spread of their logarithm."""
    tempo, random = AnswerTimes(), Random(3)
    for what, how, usual, spread in kinds:
        for _ in range(count):
            tempo.add(0, what, how, usual * 2.718281828 ** random.gauss(0.0, spread))
    return tempo


@pytest.mark.parametrize(("usual", "spread"), [(0.9, 0.3), (4.0, 0.5), (20.0, 0.6)])
def test_answers_of_a_known_kind_are_drawn_like_those_known(usual: float, spread: float) -> None:
    tempo = known(("skirmish", "Pass", usual, spread))
    mine = list(tempo._known[0, "skirmish", "Pass"])
    logs = [log(seconds) for seconds in drawn(tempo, "skirmish", "Pass")]
    assert fmean(logs) == pytest.approx(fmean(mine), abs=0.1)
    assert stdev(logs) == pytest.approx(stdev(mine), rel=0.2)
    assert len(set(logs)) == len(logs)


def test_such_an_answer_elsewhere_tells_more_than_another_answer_here() -> None:
    tempo = known(("skirmish", "Pass", 1.0, 0.2), ("skirmish", "Play", 20.0, 0.2))
    assert median(drawn(tempo, "archery", "Pass")) == pytest.approx(1.0, rel=0.2)
    assert median(drawn(tempo, "archery", "Play")) == pytest.approx(20.0, rel=0.2)


def test_of_a_stranger_one_supposes_what_is_usual() -> None:
    """And of one who has never passed, that passing takes a share of what other answers take."""
    tempo = known(("fellowship", "Play", 10.0, 0.2))
    assert median(drawn(AnswerTimes(), "skirmish", "Pass")) == pytest.approx(3.2, rel=0.1)
    assert median(drawn(tempo, "skirmish", "Pass", seat=1)) == pytest.approx(3.2, rel=0.1)
    assert median(drawn(tempo, "skirmish", "Pass", Prior(3.2, 0.5))) == pytest.approx(5.0, rel=0.2)
    assert median(drawn(tempo, "skirmish", "Play", Prior(3.2, 0.5))) == pytest.approx(10.0, rel=0.2)


def test_the_more_is_known_the_less_is_supposed() -> None:
    shares = []
    for count in (1, 3, KEPT):
        tempo = known(("skirmish", "Pass", 30.0, 0.1), count=count)
        shares.append(sum(seconds < 15 for seconds in drawn(tempo, "skirmish", "Pass")) / 4000)
    assert shares[0] > shares[1] > shares[2] and shares[2] < 0.01
    assert shares[0] == pytest.approx(1 / 27, abs=0.015)  # one answer is trusted in two of three draws, thrice over


def test_only_what_was_lately_and_not_forgotten_counts() -> None:
    tempo = known(("skirmish", "Pass", 30.0, 0.1))
    for seconds in (LONGEST + 1, 0.0, -5.0):  # elsewhere; and a clock that was set back
        tempo.add(0, "skirmish", "Pass", seconds)
    assert median(drawn(tempo, "skirmish", "Pass")) == pytest.approx(30.0, rel=0.1)
    for _ in range(KEPT):
        tempo.add(0, "skirmish", "Pass", 2.0)
    assert median(drawn(tempo, "skirmish", "Pass")) == pytest.approx(2.0, rel=0.1)


def test_nobody_waits_for_ever() -> None:
    tempo = known(("skirmish", "Pass", LONGEST, 0.01))
    assert max(drawn(tempo, "skirmish", "Pass") + drawn(AnswerTimes(), "skirmish", "Pass", Prior(500.0))) <= LONGEST


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
