"""Strongest Sequence bot: a neural net trained by millions of games of self-play."""

from collections.abc import Sequence
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from time import monotonic

from pelipoyta.bots.games.sequence.greedy import greedy
from pelipoyta.bots.games.sequence.strong.net import Net
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.sequence.fast import FAST
from pelipoyta.games.sequence.fast.state import FastState
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat

SHARE = 0.7  # of the budget, after which the net is broken off, and the plays not looked at come last
VERSION = 1  # version of the features and the architecture
HERE = Path(__file__).parent


@cache
def net(seats: int) -> Net:
    """Net by number of seats: one for two players, one for teams."""
    return Net(read_numbers(HERE / ("two.net" if seats == 2 else "many.net"), "sequence", VERSION))


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction], rng: Random, budget: float, nodes: int
) -> AnyAction | None:
    """The net chooses plays; draws, claims, exchanges and locks are fixed."""
    until = monotonic() + SHARE * budget
    quick = greedy(view, seat, ask, legal, rng, budget)
    if ask != "play" or not isinstance(quick, Play):
        return quick
    plays = [action for action in legal if isinstance(action, Play)]
    return weigh(view, seat, plays, rng, until, quick)[0]


def weigh(
    view: View, seat: Seat, plays: Sequence[Play], rng: Random, until: float = inf, first: Play | None = None
) -> list[Play]:
    """Plays in order: an immediate win first, then by the net; at last those that no time was left for.

    The clock is looked at before each and, as uncompiled or on a busy machine the net alone may take too long, within
    the net; `first` is looked at before the others, and is the answer where the net was broken off.
    """
    world, sim, scorer = FAST.new(view.options, view.seats), FAST.new(view.options, view.seats), net(view.seats)
    FAST.guess(world, view, rng)  # the net reads the own hand and open cards only
    order = sorted(range(len(plays)), key=lambda number: plays[number] != first)
    read = scorer.read(world, seat, lambda: monotonic() < until)
    worths: dict[int, tuple[bool, float]] = {}
    for number in order if read else ():
        if monotonic() >= until:
            break
        play = plays[number]
        worths[number] = _wins(world, sim, play), scorer.worth(play.card, play.cell)
    looked_at = sorted(sorted(worths), key=lambda number: worths[number], reverse=True)
    return [plays[number] for number in [*looked_at, *(each for each in order if each not in worths)]]


def _wins(world: FastState, sim: FastState, play: Play) -> bool:
    sim.copy_from(world)
    sim.apply(FAST.code(sim, play))
    return sim.mover() == -2 and sim.winner >= 0
