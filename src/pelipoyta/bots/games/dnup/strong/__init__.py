"""Strongest dnup bot: each action is played out to the end of the round in many sampled hands of the opponents."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import isinf
from random import Random
from time import perf_counter

from pelipoyta.bots.games.dnup.greedy import greedy
from pelipoyta.bots.games.dnup.strong.policy import Policy
from pelipoyta.bots.search.halving import AGAIN, Candidate, HalvingSearch, halve
from pelipoyta.games.dnup.fast import FAST
from pelipoyta.games.dnup.fast.state import FastState
from pelipoyta.games.dnup.model import Act, View
from pelipoyta.kernel import NoOptions, Seat

GAMES = 2_000  # default, where neither nodes nor time are given
MANY = 1 << 40
FEW = 25  # playouts; with no more of them each has its own world
SHARE = 0.8  # share of the time limit that is used


class RoundPlayouts:
    """Playout evaluation: maximises the win probability of the match, not of the round."""

    def __init__(self) -> None:
        self.policy = Policy()

    def run(self, sim: FastState) -> None:
        self.policy.run(sim)

    def value(self, sim: FastState, seat: Seat) -> float:
        return equity(tuple(sim.points[each] for each in range(sim.seats)), sim.goal)[seat]


@lru_cache(maxsize=4096)
def equity(points: tuple[int, ...], goal: int) -> tuple[float, ...]:
    """Probability of each seat to win the match from these points, all being equally strong."""
    if max(points) >= goal:
        return tuple(float(own >= goal) for own in points)
    seats = range(len(points))
    gains = (1,) if len(points) == 2 else (2, 1)  # DNUP-3.2, DNUP-8.5
    ends = [
        equity(tuple(points[s] + (gains[out.index(s)] if s in out else 0) for s in seats), goal)
        for out in permutations(seats, len(gains))
    ]
    return tuple(sum(end[seat] for end in ends) / len(ends) for seat in seats)


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Act], rng: Random, budget: float, nodes: int
) -> Act:
    if len(legal) == 1:
        return legal[0]
    options = weigh(view, seat, legal, rng, budget, nodes)
    act: Act = FAST.action(FAST.new(NoOptions(), len(view.counts)), options[0].action)
    return act


def weigh(view: View, seat: Seat, legal: Sequence[Act], rng: Random, budget: float, nodes: int) -> list[Candidate]:
    """All actions with their win probability, the best first; `nodes` are playouts."""
    world, sim = (FAST.new(NoOptions(), len(view.counts)) for _ in range(2))
    until = perf_counter() + budget * SHARE
    again = min(AGAIN, max(1, nodes // FEW)) if nodes else AGAIN
    search = HalvingSearch(
        RoundPlayouts(), seat, world, sim, lambda into, rng: FAST.guess(into, view, rng), rng, until, again
    )
    first = greedy(view, seat, None, legal, rng, budget)
    acts = [first, *(act for act in legal if act != first)]
    return halve(search, [FAST.code(world, act) for act in acts], nodes or (GAMES if isinf(budget) else MANY))
