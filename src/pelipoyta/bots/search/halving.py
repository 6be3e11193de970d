"""Sequential halving over playouts: all actions in the same sampled worlds, the worse half dropped repeatedly.

The first action is the heuristic's choice; another must be better by several standard errors to be preferred. A game's
playout policy plays on with each seat's own knowledge and values the result. Every action meets the same worlds and the
same chance, which reduces variance. (Karnin, Koren, Somekh 2013.)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, Protocol

from pelipoyta.kernel.game import Seat

AGAIN = 4  # playouts from each world: sampling one costs as much as several
MARGIN = 1.0  # standard errors by which another action must be better than the first
LEAST = 0.01  # variance that a few equal results may still hide
PLAIN = 3.0  # standard errors by which an action is clearly better or worse
STAKE = 0.02  # standard error that is worth more playouts
SAME = 1e-12  # squares below this are rounding errors


class PlayoutPolicy(Protocol):
    """Playout policy and evaluation of a game, fast enough for thousands of playouts."""

    def run(self, sim: Any, /) -> None:
        """Play on until the state can be valued."""

    def value(self, sim: Any, seat: Seat, /) -> float:
        """Win probability of the seat, from 0 to 1."""


@dataclass
class Candidate:
    """An action and its statistics; gaps are to the first action in the same playouts."""

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
        """Lower bound of the gain over the first action; 0 for the first itself."""
        return 0.0 if self.gaps == self.squares == 0 else self.gap - MARGIN * self.error

    @property
    def gap(self) -> float:
        return self.gaps / self.games

    @property
    def error(self) -> float:
        """Standard error of the gap."""
        return sqrt(max(self.squares / self.games - self.gap * self.gap, self.least) / self.games)

    def note(self, value: float, first: float) -> None:
        self.total += value
        self.gaps += value - first
        self.squares += (value - first) ** 2
        self.games += 1


@dataclass
class HalvingSearch:
    """State of a search: a world is sampled into `world`, and played on in `sim`."""

    policy: PlayoutPolicy
    seat: Seat
    world: Any
    sim: Any
    guess: Callable[[Any, Random], None]
    rng: Random
    until: float  # deadline by perf_counter
    again: int = AGAIN
    least: float = LEAST
    settled_after: int = 0  # playouts after which clear cases stop: all equal, or all told apart; 0: never
    more: int = 0  # further playouts, where the best two are close and much is at stake

    def play(self, options: Sequence[Candidate], stop: float) -> None:
        """Play all of them in one world, several times while there is time; each meets the same chance."""
        self.guess(self.world, self.rng)
        for again in range(self.again):
            if again and perf_counter() >= stop:
                return
            seed = self.rng.getrandbits(31)
            first = self._try(options[0], seed)
            options[0].note(first, first)
            for option in options[1:]:
                option.note(self._try(option, seed), first)

    def _try(self, option: Candidate, seed: int) -> float:
        self.sim.copy_from(self.world)
        self.sim.seed(seed)
        self.sim.apply(option.action)
        self.policy.run(self.sim)
        return self.policy.value(self.sim, self.seat)


def halve(search: HalvingSearch, actions: Sequence[int], games: int) -> list[Candidate]:
    """All actions with their statistics, the best first; each is tried once at least, however little time there is."""
    options = [Candidate(action, search.least) for action in actions]
    alive, rounds = options[:], max(1, ceil(log2(len(options))))
    for left in range(rounds, 0, -1):
        stop = (now := perf_counter()) + (search.until - now) / left
        for _ in range(max(1, games // (rounds * len(alive) * search.again))):
            if options[0].games and (perf_counter() >= stop or _is_clear(alive, search.settled_after)):
                break
            search.play(alive, stop)
        rivals = sorted(alive[1:], key=lambda option: -option.gaps / option.games)
        alive = [options[0], *rivals[: max(1, len(alive) // 2)]]
    _dwell(search, alive[:2])
    best = max(alive, key=lambda option: option.surely)
    return [best, *sorted((each for each in options if each is not best), key=lambda option: -option.mean)]


def _is_clear(options: Sequence[Candidate], settled_after: int) -> bool:
    """True if all actions have the same result, or each is clearly better or worse than the first."""
    if not 0 < settled_after <= options[0].games:
        return False
    alike = all(option.squares < SAME for option in options)
    return alike or (
        options[0].games > settled_after and all(abs(each.gap) > PLAIN * each.error for each in options[1:])
    )


def _dwell(search: HalvingSearch, pair: Sequence[Candidate]) -> None:
    """Play the first and its closest rival further, as long as the difference may be chance."""
    most = pair[0].games + search.more // (2 * search.again) * search.again
    while len(pair) > 1 and pair[0].games < most and perf_counter() < search.until and _is_open(pair[1]):
        search.play(pair, search.until)


def _is_open(rival: Candidate) -> bool:
    """True if the rival seems better, but perhaps by chance; or the difference is unknown and may be large."""
    return rival.gap > 0 >= rival.surely or rival.error > max(STAKE, abs(rival.gap) / 2)
