"""RoleChess bots: `greedy` weighs the gain of each move against the enemy's best answer; `best` searches."""

from collections.abc import Sequence
from random import Random

from pelipoyta.bots.games.rolechess.gimmicks import GIMMICKS as GIMMICKS
from pelipoyta.bots.games.rolechess.greedy import greedy
from pelipoyta.bots.games.rolechess.level_evaluate import judge, thing
from pelipoyta.bots.games.rolechess.salience import clock, salience
from pelipoyta.bots.levels import Level, LevelParts, Scale
from pelipoyta.games.rolechess.model import Choice, View
from pelipoyta.kernel import Seat


def best(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Choice], rng: Random, budget: float, nodes: int
) -> Choice:
    from pelipoyta.bots.games.rolechess.strong import choose  # loading its tables takes time; most importers need none

    found = choose(view, seat, ask, legal, rng, budget, nodes)
    if found in legal:
        return found
    return greedy(view, seat, ask, legal, rng, budget)  # a level passes it fewer actions than are legal


BOTS = {"greedy": greedy}
THINKERS = {"best": best}
SCALE = Scale(Level(0.5, 1, 0.5), (0.5, 0.64, 0.76, 0.91))
SKILL = LevelParts(
    usual=greedy, strongest=best, nodes=20_000, salience=salience, clock=clock, judge=judge, thing=thing, scale=SCALE
)
