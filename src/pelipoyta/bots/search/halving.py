"""Which action is best by playing on from each in the same guessed worlds, the worse half dropped again and again.

The first action is the one a quick glance would choose; another must be better for sure, not by luck, to be preferred.
A game's mind plays on (`run`), seeing for each seat no more than suits it, and says what has come of it (`value`).
Every action meets the same worlds and the same chance, so that luck does not tell them apart. (Sequential halving:
Karnin, Koren, Somekh 2013.)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, Protocol

from pelipoyta.kernel.game import Seat

AGAIN = 4  # games from each world: guessing one costs as much as several
DOUBT = 1.0  # standard errors by which another must be better than the first
LEAST = 0.01  # variance that a few games which all went alike may still hide
PLAIN = 3.0  # standard errors by which an action is plainly better or worse
STAKE = 0.02  # a standard error that is worth more games
SAME = 1e-12  # squares that are no difference, only another order of adding up


class Mind(Protocol):
    """What a game's player knows, quick enough for thousands of games."""

    def run(self, scratch: Any, /) -> None:
        """Play on as far as it can be told who is better off."""

    def value(self, scratch: Any, seat: Seat, /) -> float:
        """How likely the seat is to win, from 0 to 1."""


@dataclass
class Option:
    """An action, and what was seen of it; gaps are to the first action in the same games."""

    action: int
    least: float = LEAST
    total: float = 0.0
    gaps: float = 0.0
    squares: float = 0.0
    games: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def surely(self) -> float:
        """How much better than the first action it is, less what may be luck; of the first itself, 0."""
        return 0.0 if self.gaps == self.squares == 0 else self.gap - DOUBT * self.error

    @property
    def gap(self) -> float:
        return self.gaps / self.games

    @property
    def error(self) -> float:
        """The standard error of the gap."""
        return sqrt(max(self.squares / self.games - self.gap * self.gap, self.least) / self.games)

    def note(self, value: float, first: float) -> None:
        self.total += value
        self.gaps += value - first
        self.squares += (value - first) ** 2
        self.games += 1


@dataclass
class Inquiry:
    """What is needed to try actions: a world is guessed into `world`, and played on in `scratch`."""

    mind: Mind
    seat: Seat
    world: Any
    scratch: Any
    guess: Callable[[Any, Random], None]
    rng: Random
    until: float  # on the clock of perf_counter
    again: int = AGAIN
    least: float = LEAST
    calm: int = 0  # games after which what is clear is left alone: all went alike, or all are told apart; 0: never
    more: int = 0  # games besides, where it may be luck which of two is better, and much is at stake

    def play(self, options: Sequence[Option], stop: float) -> None:
        """All of them in one world, some times over while there is time; each has met the same then."""
        self.guess(self.world, self.rng)
        for again in range(self.again):
            if again and perf_counter() >= stop:
                return
            seed = self.rng.getrandbits(31)
            first = self._try(options[0], seed)
            options[0].note(first, first)
            for option in options[1:]:
                option.note(self._try(option, seed), first)

    def _try(self, option: Option, seed: int) -> float:
        self.scratch.copy_from(self.world)
        self.scratch.sow(seed)
        self.scratch.apply(option.action)
        self.mind.run(self.scratch)
        return self.mind.value(self.scratch, self.seat)


def halve(inquiry: Inquiry, actions: Sequence[int], games: int) -> list[Option]:
    """All actions with what was seen of them, the best first; each is tried once at least, however little time."""
    options = [Option(action, inquiry.least) for action in actions]
    alive, rounds = options[:], max(1, ceil(log2(len(options))))
    for left in range(rounds, 0, -1):
        stop = (now := perf_counter()) + (inquiry.until - now) / left
        for _ in range(max(1, games // (rounds * len(alive) * inquiry.again))):
            if options[0].games and (perf_counter() >= stop or _is_clear(alive, inquiry.calm)):
                break
            inquiry.play(alive, stop)
        rivals = sorted(alive[1:], key=lambda option: -option.gaps / option.games)
        alive = [options[0], *rivals[: max(1, len(alive) // 2)]]
    _dwell(inquiry, alive[:2])
    best = max(alive, key=lambda option: option.surely)
    return [best, *sorted((each for each in options if each is not best), key=lambda option: -option.mean)]


def _is_clear(options: Sequence[Option], calm: int) -> bool:
    """Whatever is done the same comes of it, or of every other action it is plain whether it is better or worse."""
    if not 0 < calm <= options[0].games:
        return False
    alike = all(option.squares < SAME for option in options)
    return alike or (options[0].games > calm and all(abs(each.gap) > PLAIN * each.error for each in options[1:]))


def _dwell(inquiry: Inquiry, pair: Sequence[Option]) -> None:
    """The first and its closest rival: more games, as long as it may be luck which is better."""
    most = pair[0].games + inquiry.more // (2 * inquiry.again) * inquiry.again
    while len(pair) > 1 and pair[0].games < most and perf_counter() < inquiry.until and _is_open(pair[1]):
        inquiry.play(pair, inquiry.until)


def _is_open(rival: Option) -> bool:
    """It seems better, but maybe by luck; or nobody can tell, and it may be much better or worse."""
    return rival.gap > 0 >= rival.surely or rival.error > max(STAKE, abs(rival.gap) / 2)
