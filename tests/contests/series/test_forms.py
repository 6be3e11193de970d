"""When a series is over and who has it: best of n, first to n, n games (CONTEST-2 to CONTEST-5)."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pelipoyta.contests.model import Terms
from pelipoyta.contests.series.forms import form_of, points
from pelipoyta.games import load
from pelipoyta.kernel.optional.contest import ContestGame, Verdict

GAME = load("sequence")
RESULTS = {"a": (1.0, 0.0), "b": (0.0, 1.0), "=": (0.5, 0.5)}


def played(course: str) -> list[ContestGame]:
    """Games in a row: won by a or b, or drawn; the seats go round."""
    games = [ContestGame(RESULTS[each], (0, 1)) for each in course]
    return [ContestGame(game.scores[::-1], (1, 0)) if number % 2 else game for number, game in enumerate(games)]


def verdict(form: str, count: int, course: str) -> Verdict | None:
    return form_of(GAME, Terms(form, count), 2).verdict(played(course))


COURSES = [
    ("best", 3, "aa", (1.0, 0.0), "uncatchable"),
    ("best", 3, "aba", (1.0, 0.0), "played-out"),
    ("best", 3, "ab=", (0.5, 0.5), "played-out"),
    ("best", 3, "a==", (1.0, 0.0), "played-out"),
    ("best", 5, "bb=b", (0.0, 1.0), "uncatchable"),
    ("first", 2, "abb", (0.0, 1.0), "reached"),
    ("first", 2, "a=a", (1.0, 0.0), "reached"),
    ("first", 2, "a==", (1.0, 0.0), "draws"),
    ("first", 2, "==", (0.5, 0.5), "draws"),
    ("every", 3, "aaa", (1.0, 0.0), "played-out"),
    ("every", 2, "ab", (0.5, 0.5), "played-out"),
    ("every", 2, "=b", (0.0, 1.0), "played-out"),
]


@pytest.mark.parametrize(("form", "count", "course", "scores", "step"), COURSES)
def test_a_course_ends_as_it_should(form: str, count: int, course: str, scores: tuple[float, float], step: str) -> None:
    found = verdict(form, count, course)
    assert found is not None and found.scores == scores and found.steps[0].key == step
    assert all(verdict(form, count, course[:end]) is None for end in range(1, len(course)))


@given(some.sampled_from(["best", "first", "every"]), some.integers(1, 9), some.text("ab=", min_size=40, max_size=40))
def test_every_series_ends_within_its_bounds(form: str, count: int, course: str) -> None:
    most = form_of(GAME, Terms(form, count), 2).most
    ends = [end for end in range(1, 41) if verdict(form, count, course[:end])]
    assert ends[0] <= most


@given(some.integers(1, 9), some.text("ab=", min_size=9, max_size=9))
def test_what_is_decided_early_would_have_ended_so(count: int, course: str) -> None:
    """Best of n stops only when the rest cannot change it: all n games give the same winner."""
    early = next(found for end in range(1, count + 1) if (found := verdict("best", count, course[:end])))
    whole = verdict("every", count, course[:count])
    assert whole is not None and early.scores == whole.scores


def test_points_belong_to_players_not_to_seats() -> None:
    assert points(played("ab="), 2) == (1.5, 1.5)
    assert points([ContestGame((1.0, 0.0, 0.5), (2, 0, 1))], 3) == (0.0, 0.5, 1.0)


def shared(scores: Sequence[float]) -> Verdict | None:
    return form_of(GAME, Terms("every", 1), 4).verdict([ContestGame(tuple(scores), (0, 1, 2, 3))])


def test_team_mates_share() -> None:
    found = shared((1.0, 0.0, 1.0, 0.0))
    assert found is not None and found.scores == (0.5, 0.0, 0.5, 0.0)
    assert (found.steps[-1].key, found.steps[-1].facts) == ("shared", {"players": 2})
