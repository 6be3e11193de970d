"""Answer times of persons, sampled to delay answers that the table gives for them (TABLE-11)."""

from collections import defaultdict
from collections.abc import Sequence
from math import exp, inf, log, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from pelipoyta.kernel.game import Seat

KEPT = 16  # answers of one kind that are kept: habits change
LONGEST = 120.0  # seconds; a player who took longer was absent
SHORTEST = 0.05
TRIES = 20  # draws, until one is short enough
DOUBT = 0.5  # weight of the wider kind, in answers: used more often the fewer narrow ones are known
BLUR = 0.5  # of the spread; noise, so that no answer repeats an earlier time exactly
SPREAD, BROAD = 0.3, 0.8  # standard deviation of log seconds: with one known answer, and with none

Key = tuple[Seat | str, ...]


class Prior(NamedTuple):
    """Prior of a player's answer time: seconds of an ordinary answer, the share this one takes, and a maximum."""

    usual: float
    share: float = 1.0
    most: float = inf


class AnswerTimes:
    """Answer times by seat, question and kind of answer, all of which other players see."""

    def __init__(self) -> None:
        self._known: dict[Key, list[float]] = defaultdict(list)  # a deque takes half a kilobyte before the first

    def add(self, seat: Seat, what: str, how: str, seconds: float) -> None:
        if 0 < seconds <= LONGEST:
            for key in ((seat, what, how), (seat, how), (seat,)):
                known = self._known[key]
                known.append(log(max(seconds, SHORTEST)))
                del known[:-KEPT]

    def draw(self, seat: Seat, what: str, how: str, prior: Prior, random: Random) -> float:
        """Draw a time in seconds for such an answer of the person, up to the maximum of the prior."""
        tried = (self._any(seat, what, how, prior, random) for _ in range(TRIES))
        most = prior.most
        return next((seconds for seconds in tried if seconds <= most), max(most, 0.0) * random.random())

    def _any(self, seat: Seat, what: str, how: str, prior: Prior, random: Random) -> float:
        """Draw from the narrowest kind of answer with enough known times, else from the prior."""
        for key in ((seat, what, how), (seat, how)):
            if (like := self._like(key, random)) is not None:
                return min(like, LONGEST)
        seconds = self._like((seat,), random) or prior.usual * exp(random.gauss(0.0, BROAD))
        return min(seconds * prior.share, LONGEST)

    def _like(self, key: Key, random: Random) -> float | None:
        """Draw like the known times of this kind; None with a probability that falls with their number."""
        known = tuple(self._known.get(key, ()))
        trusted = random.random() * (len(known) + DOUBT) < len(known)
        return exp(_another(known, random)) if trusted else None


def _another(known: Sequence[float], random: Random) -> float:
    """Smoothed bootstrap draw, rescaled to keep the variance of the sample."""
    middle, count = fmean(known), len(known)
    squares = sum((each - middle) ** 2 for each in known)
    spread = sqrt((squares + SPREAD**2) / count)
    copy = random.choice(known) - middle + random.gauss(0.0, BLUR * spread)
    return middle + copy * spread / sqrt(squares / count + (BLUR * spread) ** 2)
