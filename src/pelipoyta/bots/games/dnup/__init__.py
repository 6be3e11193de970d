"""dnup bots: `greedy` counts turns; `best` plays each action out to the end of the round."""

from collections.abc import Sequence
from random import Random

from pelipoyta.bots.games.dnup.evaluate import judge, thing
from pelipoyta.bots.games.dnup.gimmicks import GIMMICKS as GIMMICKS
from pelipoyta.bots.games.dnup.greedy import greedy
from pelipoyta.bots.games.dnup.salience import clock, salience
from pelipoyta.bots.levels import Level, LevelParts, Scale
from pelipoyta.games.dnup.model import Act, View
from pelipoyta.kernel import Seat


def best(view: View, seat: Seat, ask: str | None, legal: Sequence[Act], rng: Random, budget: float, nodes: int) -> Act:
    from pelipoyta.bots.games.dnup.strong import choose  # loading its tables takes time, and most importers need none

    return choose(view, seat, ask, legal, rng, budget, nodes)


BOTS = {"greedy": greedy}
THINKERS = {"best": best}
SCALE = Scale(Level(0.6, 5, 0.15), (0.33, 0.53, 0.7, 0.85), 200)
SKILL = LevelParts(
    usual=greedy, strongest=best, nodes=2_000, salience=salience, clock=clock, judge=judge, thing=thing, scale=SCALE
)
