"""Ratings of the levels: the third is 1500, each stands above the one below, and every ladder of two has them."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from pelipoyta.bots.anchors import level_ratings
from pelipoyta.games import NAMES

ROOT = Path(__file__).parents[2]
LADDER = ROOT / "ladder"
MEASURED = re.compile(r"^\| `(level\d|best)`.* – `(level\d)`.*\| ([\d.]+) % ± ([\d.]+) \|$", re.MULTILINE)


def measured(game: str) -> dict[str, list[float]]:
    """Share that each level won from the one below with its bar, as the first table of the lab notes tells it."""
    found: dict[str, list[float]] = {}
    for high, low, share, bar in MEASURED.findall((ROOT / f"docs/lab/strength/{game}.md").read_text("utf-8")):
        level = "best" if high == "level5" else high
        if low == {"level2": "level1", "level3": "level2", "level4": "level3", "best": "level4"}.get(level):
            found.setdefault(level, [float(share), float(bar)])
    return found


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


@pytest.mark.parametrize("game", NAMES)
def test_anchors_are_the_shares_that_were_measured(game: str) -> None:
    shares = tomllib.loads((ROOT / "src/pelipoyta/bots/anchors.toml").read_text(encoding="utf-8"))
    assert shares[game] == measured(game)


def test_a_game_that_was_not_measured_has_no_anchors() -> None:
    assert level_ratings("unknown") == {}
