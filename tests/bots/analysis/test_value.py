"""What a position is worth is told after a bounded look, whatever chance may bring."""

from pathlib import Path
from typing import Any

import pytest
from tests.bots.analysis.test_analysis import GAMES, course_of

from pelipoyta.bots.analysis.accounts import Accounts
from pelipoyta.bots.analysis.model import Point
from pelipoyta.bots.analysis.value import PositionValuer, _mean

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


def test_the_error_of_a_change_comes_from_both_of_its_points() -> None:
    ledger = Accounts.__new__(Accounts)
    ledger.points = (Point((0.5,), 0.3), Point((0.6,), 0.4), Point((0.7,), 0.0))
    assert ledger.error(0) == pytest.approx(0.5) and ledger.error(1) == pytest.approx(0.4)
