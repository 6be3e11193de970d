"""Agreement with the strongest bot, beyond that of players of like rating; a pure function of compared choices.

Two levels of the house stand for players of like rating: the one below it and the one above. No level stands for more
than the fourth, so that a rating which was won with a bot's help does not excuse it.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt

from msgspec import Struct

SAMPLES = 4  # of each level, for each choice
FEWEST_CHOICES, FEWEST_GAMES = 300, 10
ALARM = 3.5  # standard errors; docs/lab/fairplay.md says how often players of their own are above it
STANDINS = ("level1", "level2", "level3", "level4")


class ComparedChoice(Struct, frozen=True, array_like=True):
    """A free choice: whether the strongest bot chose the same, and how many of each level's samples did."""

    step: int
    agrees: bool
    lower: int
    upper: int


class LikeLevels(Struct, frozen=True):
    """Levels that stand for players of a rating; `weight` is that of the upper one."""

    lower: str
    upper: str
    weight: float


class Agreement(Struct, frozen=True, kw_only=True):
    """Agreement of a player in one game. `share`: as if so many of the telling choices were the strongest bot's."""

    games: int
    choices: int
    telling: int  # where players of like rating do not always choose as the strongest bot does
    agreed: int
    expected: float  # of players of like rating
    z: float  # standard errors above it
    share: float
    enough: bool


def like_levels(levels: Mapping[str, float], points: float) -> LikeLevels | None:
    """Levels that stand for players of these points; `levels` has the points of each. None for a game without them."""
    rated = {level: levels[level] for level in STANDINS if level in levels}
    if not rated:
        return None
    ordered = sorted(rated, key=lambda level: rated[level])
    if points <= rated[ordered[0]]:
        return LikeLevels(ordered[0], ordered[0], 0.0)
    for lower, upper in pairwise(ordered):
        if points <= rated[upper]:
            return LikeLevels(lower, upper, round((points - rated[lower]) / (rated[upper] - rated[lower]), 3))
    return LikeLevels(ordered[-1], ordered[-1], 0.0)


def agreement(games: Sequence[Sequence[ComparedChoice]], weight: float) -> Agreement:
    """Agreement over several games; the error is the larger of that of single choices and that between games.

    Choices that tell little count too: leaving out those on which the samples agree would be a bias upwards.
    """
    rows = [[_row(choice, weight) for choice in game] for game in games]
    told = [row for game in rows for row in game]
    excess = sum(agreed - expected for agreed, expected, _ in told)
    room = sum(1 - expected for _, expected, _ in told)
    error = max(sqrt(sum(variance for *_, variance in told)), _between([_excess(game) for game in rows if game]))
    choices = sum(map(len, games))
    return Agreement(
        games=len(games),
        choices=choices,
        telling=sum(_tells(choice) for game in games for choice in game),
        agreed=sum(agreed for agreed, *_ in told),
        expected=round(sum(expected for _, expected, _ in told), 1),
        z=round(excess / error, 2) if error else 0.0,
        share=round(excess / room, 3) if room else 0.0,
        enough=choices >= FEWEST_CHOICES and len(games) >= FEWEST_GAMES,
    )


def _tells(choice: ComparedChoice) -> bool:
    return choice.lower + choice.upper < 2 * SAMPLES


def _row(choice: ComparedChoice, weight: float) -> tuple[int, float, float]:
    """The player's agreement (0 or 1), that of players of like rating, and the variance of the difference.

    The variance is that of one choice and of the samples; its share is smoothed, since few samples are often alike.
    """
    expected = ((1 - weight) * choice.lower + weight * choice.upper) / SAMPLES
    smooth = (expected * SAMPLES + 0.5) / (SAMPLES + 1)
    return int(choice.agrees), expected, smooth * (1 - smooth) * (1 + 1 / SAMPLES)


def _excess(game: Sequence[tuple[int, float, float]]) -> float:
    return sum(agreed - expected for agreed, expected, _ in game)


def _between(excesses: Sequence[float]) -> float:
    """Error of their sum, by how much the games differ from one another."""
    count = len(excesses)
    if count < 2:
        return 0.0
    mean = sum(excesses) / count
    return sqrt(sum((each - mean) ** 2 for each in excesses) * count / (count - 1))
