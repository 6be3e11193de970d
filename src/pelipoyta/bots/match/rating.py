"""How strong each bot is by all the pairs it played: Bradley–Terry, with bars by playing the pairs over again."""

from collections.abc import Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, median, stdev

from msgspec import Struct

from pelipoyta.bots.match.pair import Half, Pair

TIMES = 200  # the pairs are drawn anew, for the bars
SURE = 0.95
PRIOR = 0.5  # of a drawn pair against every other bot: nobody is endlessly better
ROUNDS = 200


class Rating(Struct, frozen=True):
    """On the scale of chess: 100 more wins 64 games of 100; the mean of all is 0."""

    bot: str
    elo: float
    low: float
    high: float


class HeadToHead(Struct, frozen=True):
    """What came of the pairs between two bots."""

    first: str
    second: str
    pairs: int
    score: float  # the first bot's share
    bar: float  # 95 in 100 such matches end no farther from the truth


def ratings(bots: Sequence[str], pairs: Sequence[Pair]) -> list[Rating]:
    """By the place in the list; the bars are drawn from pairs, never from games.

    What was never seen pulls all that is drawn towards the middle: its spread is taken, and laid around what was found.
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


def _never_seen(pairs: Sequence[Pair]) -> list[Pair]:
    """A pair won and one lost for every two that met: three wins of three are no proof of never losing."""
    met = sorted({(pair.first, pair.second) for pair in pairs})
    halves = [Half(score, "", 0, (0, 0), (0.0, 0.0)) for score in (0.0, 1.0)]
    return [Pair(first, second, -1, (half, half)) for first, second in met for half in halves]


def _elo(count: int, pairs: Sequence[Pair]) -> list[float]:
    """The likeliest strengths, by Hunter's way: each is what it won over what it could have."""
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


def meeting(bots: Sequence[str], first: int, second: int, pairs: Sequence[Pair]) -> HeadToHead:
    scores = [pair.score for pair in pairs if (pair.first, pair.second) == (first, second)]
    doubtful = [*scores, 0.0, 1.0]  # as above
    bar = 1.96 * stdev(doubtful) / sqrt(len(doubtful))
    return HeadToHead(bots[first], bots[second], len(scores), fmean(scores), bar)
