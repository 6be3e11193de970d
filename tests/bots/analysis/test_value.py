"""What a position is worth is told after a bounded look, whatever chance may bring."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.bots.analysis.test_analysis import GAMES, course_of

from pelipoyta.bots.analysis.accounts import Accounts
from pelipoyta.bots.analysis.model import Point
from pelipoyta.bots.analysis.value import PositionValuer, _mean
from pelipoyta.kernel import Dice

MOST = 20_000  # outcomes looked at for one position
FILES = [file for game in ("dnup", "kasvoton") for file in sorted((GAMES / game / "golden").glob("*.game"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_no_position_is_followed_for_ever(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn one after another: eleven of them in any order are forty million places."""
    looked, settled = [0], PositionValuer._settled

    def counted(judge: PositionValuer, state: Any, outcome: Any) -> Any:
        looked[0] += 1
        assert looked[0] < MOST
        return settled(judge, state, outcome)

    monkeypatch.setattr(PositionValuer, "_settled", counted)
    course = course_of(file.parts[-3], file.stem)
    for number in range(len(course.states)):
        looked[0] = 0
        assert all(0 <= chance <= 1 for chance in course.value(number).chances)


def test_the_error_of_a_mean_is_the_largest_of_its_seats() -> None:
    """By hand: the spreads of the three seats are 1/4, 1 and 0 with three samples, the errors the root of a third."""
    point = _mean([(0.0, 0.0, 0.5), (0.5, 1.0, 0.5), (1.0, 2.0, 0.5)])
    assert point.chances == (0.5, 1.0, 0.5)
    assert point.error == pytest.approx((1 / 3) ** 0.5)


def test_the_error_over_all_outcomes_is_that_of_their_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand: a quarter of 0.4 and three quarters of 0.2, squared and added; what changes nothing is left out."""
    points = {"a": Point((1.0,), 0.4), "b": Point((0.0,), 0.2)}
    monkeypatch.setattr(PositionValuer, "_merged", lambda *_: [("a", 0.125), ("b", 0.375), ("now", 0.5)])
    monkeypatch.setattr(PositionValuer, "value", lambda _, found, seed, before: points[found])
    unused: Any = None
    point = PositionValuer(unused, teams=(0,), sight=unused, finish=unused)._exactly("now", Dice(1), "seed", 1.0)
    assert point.chances == pytest.approx((0.25,))
    assert point.error == pytest.approx(0.0325**0.5)


def test_the_error_of_a_change_comes_from_both_of_its_points() -> None:
    ledger = Accounts.__new__(Accounts)
    ledger.points = (Point((0.5,), 0.3), Point((0.6,), 0.4), Point((0.7,), 0.0))
    assert ledger.error(0) == pytest.approx(0.5) and ledger.error(1) == pytest.approx(0.4)


def test_what_was_revealed_is_the_change_that_its_mover_did_not_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger: Any = Accounts.__new__(Accounts)
    ledger.teams = [0, 1]
    ledger.weighed = {1: SimpleNamespace(believed=0.1, seat=0), 2: SimpleNamespace(believed=None, seat=0)}
    monkeypatch.setattr(Accounts, "change", lambda self, step, seat: 0.3)
    told = [ledger.reveal(step, seat) for step, seat in ((0, 0), (1, 0), (1, 1), (2, 0))]
    assert told == pytest.approx([0.0, 0.2, -0.2, 0.0])
