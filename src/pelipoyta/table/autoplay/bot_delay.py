"""How long a bot seems to take: as hard as its choice looks to anyone, never as long as it searched (TABLE-11)."""

from collections import defaultdict, deque
from dataclasses import dataclass
from math import exp
from random import Random

from pelipoyta.kernel.game import Seat

SURE = 0.6  # times the pause: over a choice that is plain to all
SPREAD, FARTHEST = 0.35, 2.2  # of the logarithm of seconds; and how many times longer or shorter at most
THINKING = 0.85  # of its time a bot may search, so that its answer is there when it is due
LEAST = 0.1  # seconds to search in, however short the time
KEPT = 16
BLUR = 0.1  # no answer is late by exactly as much as an earlier one


@dataclass(frozen=True)
class BotDelay:
    """Seconds: how long a choice made by the house seems to take, and how long a bot may think.

    Without any pause nobody is waited for at all: good for tests, which then show nothing of TABLE-11.
    """

    pause: float = 0.8
    budget: float = 1.0

    def short(self, random: Random) -> float:
        """Over an answer that is no choice, where it shows nothing that it comes soon."""
        return self.pause * random.uniform(0.6, 1.4)

    def over(self, doubt: float, share: float, random: Random) -> float:
        """Over a choice of which anyone might be so much in doubt, from 0 to 1; the game's own share of the pause."""
        stray = min(max(exp(random.gauss(0.0, SPREAD)), 1 / FARTHEST), FARTHEST)
        return self.pause * share * (SURE + doubt) * stray

    def thinking(self, seconds: float) -> float:
        """Seconds of the delay in which a bot may search; the whole budget where there is no delay."""
        return min(self.budget, max(seconds * THINKING, LEAST)) if seconds else self.budget


class Lateness:
    """By how much bots missed the time their answers were due, lately: one that need not think misses it alike."""

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def add(self, seat: Seat, what: str, seconds: float) -> None:
        self._known[seat, what].append(max(seconds, 0.0))

    def draw(self, seat: Seat, what: str, random: Random) -> float:
        known = self._known.get((seat, what))
        return random.choice(known) * exp(random.gauss(0.0, BLUR)) if known else 0.0
