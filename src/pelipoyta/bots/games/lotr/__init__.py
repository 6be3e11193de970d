"""The Lord of the Rings TCG bots: `greedy` values the result of each action; `best` plays the turn on."""

from collections.abc import Sequence
from random import Random

from pelipoyta.bots.games.lotr.greedy import greedy
from pelipoyta.bots.games.lotr.salience import clock, salience
from pelipoyta.bots.levels import BEST, Level, LevelParts
from pelipoyta.bots.player import Choose
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions
from pelipoyta.kernel import Seat


def best(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Actions], rng: Random, budget: float, nodes: int
) -> Actions:
    from pelipoyta.bots.games.lotr.strong import choose  # most importers need none of it

    return choose(view, seat, ask, legal, rng, budget, nodes)


BOTS: dict[str, Choose] = {"greedy": greedy}
THINKERS = {"best": best}
# Search is worth so much here that two levels stand between greedy and the strongest.
LEVELS = {
    "level1": Level(0.35),
    "level2": Level(0.92),
    "level3": Level(0.97, 100, far=0.13),
    "level4": Level(0.99, 100, far=0.4),
    "level5": BEST,
}
SKILL = LevelParts(usual=greedy, strongest=best, nodes=120, salience=salience, clock=clock, own=LEVELS)
