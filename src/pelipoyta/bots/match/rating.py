"""Bradley–Terry ratings from all pairs, with bootstrap confidence intervals."""

from collections.abc import Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, median, stdev

from msgspec import Struct

from pelipoyta.bots.match.pair import Half, MirroredPair

TIMES = 200  # bootstrap resamples, for the intervals
SURE = 0.95
PRIOR = 0.5  # prior: share of a drawn pair against every other bot, so that no rating is infinite
ROUNDS = 200


class Rating(Struct, frozen=True):
    """Rating on the scale of chess: 100 more wins 64 games of 100; the mean of all is 0."""

    bot: str
    elo: float
    low: float
    high: float


class HeadToHead(Struct, frozen=True):
    """Result of the pairs between two bots."""

    first: str
    second: str
    pairs: int
    score: float  # score of the first bot
    bar: float  # 95 % confidence interval


def ratings(bots: Sequence[str], pairs: Sequence[MirroredPair]) -> list[Rating]:
    """Ratings by index; intervals are resampled from pairs, never from games.

    The prior pulls the resampled ratings towards the middle: their spread is taken, and laid around the estimate.
    """
    rng = Random("bars")
    found = _elo(len(bots), pairs)
    doubtful = [*pairs, *_never_seen(pairs)]
    drawn = [_elo(len(bots), rng.choices(doubtful, k=len(pairs))) for _ in range(TIMES)]
    cut = int(TIMES * (1 - SURE) / 2)
    bars = [sorted(elo[place] for elo in drawn) for place in range(len(bots))]
    return [
        Rating(bot, elo, elo + bar[cut] - median(bar), elo + bar[-1 - cut] - median(bar))
        for bot, elo, bar in zip(bots, found, bars, strict=True)
    ]


def _never_seen(pairs: Sequence[MirroredPair]) -> list[MirroredPair]:
    """Prior pairs, one won and one lost, for every two bots that met: three wins of three prove little."""
    met = sorted({(pair.first, pair.second) for pair in pairs})
    halves = [Half(score=score, why="", steps=0, moves=(0, 0), seconds=(0.0, 0.0)) for score in (0.0, 1.0)]
    return [MirroredPair(first, second, -1, (half, half)) for first, second in met for half in halves]


def _elo(count: int, pairs: Sequence[MirroredPair]) -> list[float]:
    """Maximum likelihood ratings by Hunter's MM algorithm: wins over expected wins."""
    won = [PRIOR / 2 * (count - 1)] * count
    met = [[PRIOR * (here != there) for there in range(count)] for here in range(count)]
    for pair in pairs:
        won[pair.first] += pair.score
        won[pair.second] += 1 - pair.score
        met[pair.first][pair.second] += 1
        met[pair.second][pair.first] += 1
    force = [1.0] * count
    for _ in range(ROUNDS):
        force = [won[at] / sum(n / (force[at] + force[o]) for o, n in enumerate(met[at]) if n) for at in range(count)]
    elo = [400 * log10(each) for each in force]
    return [each - fmean(elo) for each in elo]


def meeting(bots: Sequence[str], first: int, second: int, pairs: Sequence[MirroredPair]) -> HeadToHead:
    scores = [pair.score for pair in pairs if (pair.first, pair.second) == (first, second)]
    doubtful = [*scores, 0.0, 1.0]  # as above
    bar = 1.96 * stdev(doubtful) / sqrt(len(doubtful))
    return HeadToHead(first=bots[first], second=bots[second], pairs=len(scores), score=fmean(scores), bar=bar)
