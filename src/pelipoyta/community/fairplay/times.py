"""Time patterns of a player's free choices: how much the times vary, and whether hard choices take longer."""

from collections.abc import Sequence
from statistics import correlation, fmean, median, pstdev

from msgspec import Struct

FEWEST = 100  # choices with a time
QUICKEST = 0.3  # seconds; what is quicker was decided before
FLAT = 0.25  # coefficient of variation below which times look like a machine's


class TimePattern(Struct, frozen=True, kw_only=True):
    """Times of a player's choices. `harder`: rank correlation of time and difficulty; near zero for a relay."""

    choices: int
    median: float
    variation: float  # standard deviation by the mean
    harder: float | None
    flat: bool


def time_pattern(seconds: Sequence[float], difficulty: Sequence[float]) -> TimePattern | None:
    """Pattern of the times; `difficulty` is that of each choice, from 0 to 1. None for too few."""
    timed = [(took, hard) for took, hard in zip(seconds, difficulty, strict=True) if took >= QUICKEST]
    if len(timed) < FEWEST:
        return None
    times, hards = [took for took, _ in timed], [hard for _, hard in timed]
    variation = pstdev(times) / fmean(times)
    varied = len(set(times)) > 1 and len(set(hards)) > 1
    return TimePattern(
        choices=len(timed),
        median=round(median(times), 1),
        variation=round(variation, 3),
        harder=round(correlation(_ranks(times), _ranks(hards)), 3) if varied else None,
        flat=variation < FLAT,
    )


def _ranks(values: Sequence[float]) -> list[float]:
    """Rank of each value; equal values share the mean of their ranks."""
    ordered = sorted(values)
    first = {value: place for place, value in reversed(list(enumerate(ordered)))}
    return [first[value] + (ordered.count(value) - 1) / 2 for value in values]
