"""Ratings of the levels: the third is 1500, each stands above the one below, and every ladder of two has them."""

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from pelipoyta.bots.anchors import level_ratings
from pelipoyta.games import NAMES

LADDER = Path(__file__).parents[2] / "ladder"


@pytest.mark.parametrize("game", NAMES)
def test_levels_rise_by_what_they_win(game: str) -> None:
    ratings = level_ratings(game)
    levels = ["level1", "level2", "level3", "level4", "best"]
    assert list(ratings) == levels
    assert ratings["level3"].points == 1500
    steps = [ratings[high].points - ratings[low].points for low, high in pairwise(levels)]
    assert all(100 < step < 200 for step in steps)
    assert all(0 < rating.spread < 80 for rating in ratings.values())


@pytest.mark.parametrize("game", NAMES)
def test_every_rated_level_is_on_the_ladder(game: str) -> None:
    told = tomllib.loads((LADDER / f"{game}-2.toml").read_text(encoding="utf-8"))
    assert set(level_ratings(game)) <= set(told["bots"])


def test_a_game_that_was_not_measured_has_no_anchors() -> None:
    assert level_ratings("unknown") == {}
