"""Kasvoton vihollinen bots: `greedy` infers hidden cards and weighs each action; `best` uses a neural net."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.evaluate import judge, thing
from pelipoyta.bots.games.kasvoton.gimmicks import GIMMICKS as GIMMICKS
from pelipoyta.bots.games.kasvoton.greedy import greedy
from pelipoyta.bots.games.kasvoton.salience import clock, salience
from pelipoyta.bots.levels import Level, LevelParts, Scale
from pelipoyta.games.kasvoton.model import View
from pelipoyta.kernel import Seat


def best(view: View, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float, nodes: int) -> Any:
    from pelipoyta.bots.games.kasvoton.strong import choose  # loading its weights takes time; most importers need none

    found = choose(view, seat, ask, legal, rng, budget, nodes)
    return found if ask is None or found in legal else legal[0]  # a level passes it fewer actions than are legal


BOTS = {"greedy": greedy}
THINKERS = {"best": best}
SCALE = Scale(Level(0.5, 1, 12.0), (0.078, 0.316, 0.566, 0.869))
SKILL = LevelParts(
    usual=greedy, strongest=best, nodes=1, salience=salience, clock=clock, judge=judge, thing=thing, scale=SCALE
)
