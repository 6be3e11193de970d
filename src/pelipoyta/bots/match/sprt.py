"""Sequential probability ratio test over pair scores: stop as soon as one of two strengths is clearly likelier.

The generalised test that chess engines are developed with: of all distributions over the scores that were seen, the
likeliest with the one mean against the likeliest with the other. With two seats the scores of pairs have five values.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Literal

from msgspec import Struct

ERROR = 0.05  # error probability of either kind
FLAT = 1e-3  # prior share of a pair in each value: an unseen value is not impossible

Verdict = Literal["", "lower", "higher"]


class Sprt(Struct, frozen=True):
    """Sequential probability ratio test of two hypotheses: the first bot's share is `low`, or it is `high`."""

    low: float
    high: float

    @property
    def bound(self) -> float:
        return log((1 - ERROR) / ERROR)

    def evidence(self, scores: Sequence[float]) -> float:
        """Log-likelihood ratio of the higher mean against the lower."""
        seen = Counter(dict.fromkeys((0.0, 0.25, 0.5, 0.75, 1.0), FLAT))
        seen.update(scores)
        low, high = _likeliest(seen, self.low), _likeliest(seen, self.high)
        return sum(count * log(high[value] / low[value]) for value, count in seen.items())

    def verdict(self, scores: Sequence[float]) -> Verdict:
        evidence = self.evidence(scores) if scores else 0.0
        return "higher" if evidence >= self.bound else "lower" if evidence <= -self.bound else ""


def _likeliest(seen: Counter[float], mean: float) -> dict[float, float]:
    """Maximum likelihood distribution over these values with that mean.

    It is p / (1 + t (value - mean)) for the t that gives the mean; found by bisection, as the sum falls with t.
    """
    total = sum(seen.values())
    values = sorted(seen)
    low, high = -1 / (values[-1] - mean), 1 / (mean - values[0])
    for _ in range(100):
        t = (low + high) / 2
        off = sum(count * (value - mean) / (1 + t * (value - mean)) for value, count in seen.items())
        low, high = (t, high) if off > 0 else (low, t)
    return {value: count / total / (1 + t * (value - mean)) for value, count in seen.items()}
