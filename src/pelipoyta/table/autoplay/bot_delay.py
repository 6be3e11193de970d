"""Delay of a bot's answer: drawn by the public difficulty of the choice, not by the time of the search (TABLE-11)."""

from collections import defaultdict, deque
from dataclasses import dataclass
from math import exp
from random import Random

from pelipoyta.kernel.game import Seat

SURE = 0.6  # times the pause, for a choice that is obvious to everyone
SPREAD, FARTHEST = 0.35, 2.2  # standard deviation of log seconds; largest factor in either direction
THINKING = 0.85  # share of the delay that a bot may search, so that its answer is ready in time
LEAST = 0.1  # seconds of search, at least
KEPT = 16
BLUR = 0.1  # noise, so that no answer repeats an earlier lateness exactly


@dataclass(frozen=True)
class BotDelay:
    """Delay of automatic answers and time budget of bots, in seconds.

    Without a pause all answers come at once: for tests, which then do not keep TABLE-11.
    """

    pause: float = 0.8
    budget: float = 1.0

    def short(self, random: Random) -> float:
        """Delay of a forced answer, where a quick one reveals nothing."""
        return self.pause * random.uniform(0.6, 1.4)

    def over(self, difficulty: float, share: float, random: Random) -> float:
        """Delay of a choice of this difficulty, from 0 to 1; `share` is the game's own factor."""
        stray = min(max(exp(random.gauss(0.0, SPREAD)), 1 / FARTHEST), FARTHEST)
        return self.pause * share * (SURE + difficulty) * stray

    def thinking(self, seconds: float) -> float:
        """Seconds of the delay in which a bot may search; the whole budget where there is no delay."""
        return min(self.budget, max(seconds * THINKING, LEAST)) if seconds else self.budget


class Lateness:
    """Recent delays of bots past their due time; forced answers of bots are delayed alike."""

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def add(self, seat: Seat, what: str, seconds: float) -> None:
        self._known[seat, what].append(max(seconds, 0.0))

    def draw(self, seat: Seat, what: str, random: Random) -> float:
        known = self._known.get((seat, what))
        return random.choice(known) * exp(random.gauss(0.0, BLUR)) if known else 0.0
