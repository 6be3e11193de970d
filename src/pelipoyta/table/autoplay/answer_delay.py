"""How long each person's free answers take, so that an answer the table gives for them takes as long (TABLE-11)."""

from collections import defaultdict, deque
from collections.abc import Sequence
from math import exp, inf, log, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from pelipoyta.kernel.game import Seat

KEPT = 16  # answers of one kind that are remembered: habits change
LONGEST = 120.0  # seconds; whoever took longer was elsewhere
SHORTEST = 0.05
TRIES = 20  # draws, until one is short enough
DOUBT = 0.5  # so many answers' worth: the fewer of a narrow kind are known, the oftener a wider one is looked at
BLUR = 0.5  # of the spread: no answer takes exactly as long as an earlier one
SPREAD, BROAD = 0.3, 0.8  # of the logarithm of seconds: what is supposed of one answer known, and of none

Key = tuple[Seat | str, ...]


class Prior(NamedTuple):
    """Prior of a player's answer time: seconds of an ordinary answer, the share this one takes, and a maximum."""

    usual: float
    share: float = 1.0
    most: float = inf


class AnswerTimes:
    """Answer times by seat, by what was asked and how it was answered: the others see all three of them."""

    def __init__(self) -> None:
        self._known: dict[Key, deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def add(self, seat: Seat, what: str, how: str, seconds: float) -> None:
        if 0 < seconds <= LONGEST:
            for key in ((seat, what, how), (seat, how), (seat,)):
                self._known[key].append(log(max(seconds, SHORTEST)))

    def draw(self, seat: Seat, what: str, how: str, supposed: Prior, random: Random) -> float:
        """Seconds such an answer of this person might take, where it takes no longer than it may."""
        tried = (self._any(seat, what, how, supposed, random) for _ in range(TRIES))
        most = supposed.most
        return next((seconds for seconds in tried if seconds <= most), max(most, 0.0) * random.random())

    def _any(self, seat: Seat, what: str, how: str, supposed: Prior, random: Random) -> float:
        """The less is known of the kind, the wider one looks."""
        for key in ((seat, what, how), (seat, how)):
            if (like := self._like(key, random)) is not None:
                return min(like, LONGEST)
        seconds = self._like((seat,), random) or supposed.usual * exp(random.gauss(0.0, BROAD))
        return min(seconds * supposed.share, LONGEST)

    def _like(self, key: Key, random: Random) -> float | None:
        """Like those of this kind, or None: the fewer are known, the oftener."""
        known = tuple(self._known.get(key, ()))
        trusted = random.random() * (len(known) + DOUBT) < len(known)
        return exp(_another(known, random)) if trusted else None


def _another(known: Sequence[float], random: Random) -> float:
    """Another one like these: a blurred copy of one of them, drawn in so that all such copies spread no wider."""
    middle, count = fmean(known), len(known)
    apart = sum((each - middle) ** 2 for each in known)
    spread = sqrt((apart + SPREAD**2) / count)
    copy = random.choice(known) - middle + random.gauss(0.0, BLUR * spread)
    return middle + copy * spread / sqrt(apart / count + (BLUR * spread) ** 2)
