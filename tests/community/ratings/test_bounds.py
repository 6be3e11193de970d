"""Bounds of ratings in numbers: how fast certainty is lost, when a rating is certain, who is listed."""

import pytest

from pelipoyta.community.ratings import PointScale, RatingBook, RatingKey, RatingPace, Skill
from pelipoyta.community.ratings.book import is_provisional
from pelipoyta.community.ratings.leaderboard import leaderboard

KEY, SCALE = RatingKey("rolechess"), PointScale()
DAY, JULY = 24 * 3600.0, 1_783_000_000.0  # 2 July 2026


def variance(skill: Skill) -> float:
    return SCALE.spread(KEY, skill) ** 2


def test_certainty_is_lost_by_the_day() -> None:
    known = Skill(25.0, 1.0, 40, 0, JULY)
    book = RatingBook(SCALE, {}, {(KEY, "aino"): known})
    after = variance(book.at(KEY, "aino", JULY + 80 * DAY))
    assert after - variance(known) == pytest.approx(80 * 23.3, rel=1e-7)


def test_a_first_rating_at_another_pace_is_150_points_less_certain() -> None:
    known, key = Skill(27.0, 1.0, 40, 0, JULY), RatingKey("rolechess", pace=next(iter(set(RatingPace) - {KEY.pace})))
    first = RatingBook(SCALE, {}, {(KEY, "aino"): known}).skill(key, "aino")
    assert variance(first) - variance(known) == pytest.approx(150**2, rel=1e-3)
    assert first.mu == known.mu


@pytest.mark.parametrize(("sigma", "games", "provisional"), [(3.76, 50, True), (3.74, 50, False), (3.74, 9, True)])
def test_a_rating_is_provisional_while_it_is_uncertain(sigma: float, games: int, provisional: bool) -> None:
    assert is_provisional(Skill(25.0, sigma, games)) is provisional


@pytest.mark.parametrize(("days", "listed"), [(0, True), (59, True), (61, False)])
def test_a_leaderboard_lists_players_of_the_last_sixty_days(days: int, listed: bool) -> None:
    book = RatingBook(SCALE, {}, {(KEY, "aino"): Skill(25.0, 1.0, 40, 0, JULY)})
    assert bool(leaderboard(book, KEY, JULY + days * DAY)) is listed
