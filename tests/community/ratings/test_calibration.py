"""Ratings of simulated players: honest about their error, and nearer to the truth with every game."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest
from tests.community.ratings.people import rounds

from pelipoyta.community.ratings import PointScale, RatingBook, RatingKey, SeatClass
from pelipoyta.community.ratings.leaderboard import leaderboard

PLAYERS = 60


def played(
    games: int, seats: int, seed: int = 3
) -> tuple[RatingBook, RatingKey, list[float], list[tuple[float, bool]]]:
    rng = Random(seed)
    truth = [rng.gauss(1500, 250) for _ in range(PLAYERS)]
    key = RatingKey("any", seats=SeatClass.TWO if seats == 2 else SeatClass.MANY)
    book = RatingBook(PointScale(), {})
    forecasts = []
    for result in rounds(truth, key, games, rng, seats):
        changes = book.apply(result)
        forecasts += [(change.expected, rank == 1) for change, rank in zip(changes, result.ranks, strict=True)]
    return book, key, truth, forecasts


def error(book: RatingBook, key: RatingKey, truth: list[float]) -> tuple[float, float]:
    """Root mean square error of the points around their mean, and the mean uncertainty told."""
    points = [book.scale.points(key, book.skill(key, f"p{player}")) for player in range(PLAYERS)]
    shift = fmean(points) - fmean(truth)
    off = [(seen - shift - true) ** 2 for seen, true in zip(points, truth, strict=True)]
    told = [book.scale.spread(key, book.skill(key, f"p{player}")) for player in range(PLAYERS)]
    return sqrt(fmean(off)), fmean(told)


@pytest.mark.parametrize(("seats", "most"), [(2, 130), (4, 130)])
def test_ratings_come_near_the_truth_and_say_how_near(seats: int, most: float) -> None:
    few, many = played(5, seats), played(40, seats)
    early, _ = error(*few[:3])
    late, told = error(*many[:3])
    assert late < early * 0.8 and late < most
    assert 0.5 < late / told < 1.7


def test_forecasts_come_true() -> None:
    """By fifths of the chance told, the share of wins is near it."""
    forecasts = sorted(played(60, 2)[3][PLAYERS * 20 :])
    size = len(forecasts) // 5
    for at in range(0, size * 5, size):
        part = forecasts[at : at + size]
        told, seen = fmean(chance for chance, _ in part), fmean(won for _, won in part)
        assert abs(told - seen) < 0.07, (told, seen)


def test_a_leaderboard_lists_certain_and_recent_players_by_their_lower_bound() -> None:
    book, key, _, _ = played(60, 2)
    now = max(skill.last for skill in book.skills.values())
    rows = leaderboard(book, key, now)
    assert [row.at_least for row in rows] == sorted((row.at_least for row in rows), reverse=True)
    assert [row.place for row in rows][:1] == [1] and len(rows) > 40
    first = rows[0].player
    assert first not in {row.player for row in leaderboard(book, key, now, hidden={first})}
    assert leaderboard(book, key, now + 61 * 86_400) == []
    assert leaderboard(*(played(20, 2)[:2]), now) == []
