"""The deep mind of Sequence: the best candidates are played on to the end, with hands the others may hold."""

from collections.abc import Sequence
from math import isinf
from random import Random
from time import perf_counter

from pelipoyta.bots.minds.sequence.deep.judge import Judge
from pelipoyta.bots.minds.sequence.deep.policy import Policy
from pelipoyta.bots.minds.sequence.greedy import greedy
from pelipoyta.bots.search.halving import Inquiry, Option, halve
from pelipoyta.games.sequence.fast import FAST
from pelipoyta.games.sequence.fast.scratch import Scratch
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat

GAMES = 2_000  # where neither nodes nor time are said
MANY = 1 << 40
SHARE = 0.8  # of the time given is thought for
AHEAD = 3  # rounds of the table that are played on, before it is judged
CANDIDATES = 6  # plays that promise most


class Mind:
    def __init__(self) -> None:
        self.policy = Policy()
        self.judge = Judge()

    def run(self, scratch: Scratch) -> None:
        self.policy.run(scratch, AHEAD * scratch.seats)

    def value(self, scratch: Scratch, seat: Seat) -> float:
        return self.judge.value(scratch, seat % scratch.teams)


def deep(
    view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction], rng: Random, budget: float, nodes: int
) -> AnyAction | None:
    """Plays are searched; all else, draws, claims, exchanges and locks, is habit."""
    quick = greedy(view, seat, ask, legal, rng, budget)
    if ask != "play" or not isinstance(quick, Play):
        return quick
    options = weigh(view, seat, quick, legal, rng, budget, nodes)
    found: AnyAction = FAST.action(FAST.new(view.options, view.seats), options[0].action)
    return found


def weigh(
    view: View, seat: Seat, first: Play, legal: Sequence[AnyAction], rng: Random, budget: float, nodes: int
) -> list[Option]:
    """The candidates with how likely each wins, the best first; `nodes` are games played on."""
    until = perf_counter() + budget * SHARE
    world, scratch, mind = FAST.new(view.options, view.seats), FAST.new(view.options, view.seats), Mind()
    FAST.guess(world, view, rng)
    plays = [FAST.code(world, action) for action in legal if isinstance(action, Play) and action != first]
    inquiry = Inquiry(mind, seat, world, scratch, lambda into, wits: FAST.guess(into, view, wits), rng, until)
    tried = [FAST.code(world, first), *candidates(mind.policy, world, seat, plays)]
    return halve(inquiry, tried, nodes or (GAMES if isinf(budget) else MANY))


def candidates(policy: Policy, world: Scratch, seat: Seat, plays: Sequence[int]) -> list[int]:
    policy.ground.survey(world, seat)
    return sorted(plays, key=lambda play: -policy.worth(world, seat, play))[: CANDIDATES - 1]
