"""Sequence bots: `greedy` weighs every line; `best` uses a neural net trained by self-play."""

from collections.abc import Callable, Sequence
from random import Random

from pelipoyta.bots.games.sequence.evaluate import judge, thing
from pelipoyta.bots.games.sequence.gimmicks import GIMMICKS as GIMMICKS
from pelipoyta.bots.games.sequence.greedy import greedy, uniform_without_claims
from pelipoyta.bots.games.sequence.salience import clock, salience
from pelipoyta.bots.levels import Level, LevelParts, Scale
from pelipoyta.games.sequence.model import AnyAction, View
from pelipoyta.kernel import Seat


def best(
    view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction], rng: Random, budget: float, nodes: int
) -> AnyAction | None:
    from pelipoyta.bots.games.sequence.strong import (
        choose,  # loading its tables takes time, and most importers need none
    )

    return choose(view, seat, ask, legal, rng, budget, nodes)


BOTS: dict[str, Callable[..., AnyAction | None]] = {"greedy": greedy, "uniform": uniform_without_claims}
THINKERS = {"best": best}
SCALE = Scale(Level(0.1, 0, 2.0), (0.01, 0.7, 0.86, 0.97))
SKILL = LevelParts(
    usual=greedy, strongest=best, nodes=1, salience=salience, clock=clock, judge=judge, thing=thing, scale=SCALE
)
