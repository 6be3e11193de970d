"""Ratings of the bots' levels, by the games they won from one another; people's ratings hang on them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import hypot, log, sqrt

from msgspec import Struct

CENTRE, LEVEL = 1500.0, "level3"
ELO = 173.7  # points of a factor e in the odds
LOWEST = "level1"


class LevelRating(Struct, frozen=True):
    """Points of a level in games of two, with their standard deviation."""

    points: float
    spread: float


@cache
def level_ratings(game: str) -> Mapping[str, LevelRating]:
    """Ratings by bot; empty for a game whose levels were not measured."""
    text = (files("pelipoyta.bots") / "anchors.toml").read_text(encoding="utf-8")
    steps = tomllib.loads(text).get(game)
    if steps is None:
        return {}
    points, found = 0.0, {LOWEST: (0.0, 0.0)}
    bar = 0.0
    for bot, (share, width) in steps.items():
        won = share / 100
        points += ELO * log(won / (1 - won))
        bar = hypot(bar, ELO * (width / 100) / (won * (1 - won)))
        found[bot] = (points, bar)
    shift, known = CENTRE - found[LEVEL][0], found[LEVEL][1]
    return {
        bot: LevelRating(round(at + shift, 1), round(_from(wide, known) / 2, 1)) for bot, (at, wide) in found.items()
    }


def _from(bar: float, known: float) -> float:
    """Bar of a level relative to the third one: errors add up step by step away from it."""
    return max(1.0, sqrt(abs(bar**2 - known**2)))
