"""How hard a choice looks to one who sees only what all see: a bot's pace hangs on that, and on nothing hidden.

What the one who chooses might hold is guessed; in each guess some of what there is to do strikes the eye more than the
rest. Of one striking thing among dull ones nobody is long in doubt; of many alike everybody is.
"""

from math import exp, log2
from random import Random
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.bots.registry import skill_of
from pelipoyta.kernel.game import AnyGame, Seat

GUESSES = 4
STRIKING = 0.15  # so much more salience strikes the eye nearly three times as much
FULL = 5.0  # bits: of thirty-two things that strike alike there is all the doubt there can be


class DifficultyJob(Struct, frozen=True, tag=True):
    """Who is to choose, and what any onlooker sees: not what the one who chooses does."""

    game: str
    seat: int
    view: Raw
    seed: int
    limit: float  # seconds after which the process gives itself up


def doubted(game: AnyGame, job: DifficultyJob) -> bytes:
    """The doubt, from 0 to 1, as JSON."""
    view = msgspec.json.decode(job.view, type=game.nouns.view)
    return msgspec.json.encode(doubt(game, view, job.seat, Random(job.seed)))


def doubt(game: AnyGame, view: Any, seat: Seat, rng: Random) -> float:
    """By what an onlooker sees; where nothing is hidden one look is enough."""
    guesses = [game.determinize(view, rng) for _ in range(1 if game.hooks.open else GUESSES)]
    return fmean(_within(game, guess, seat) for guess in guesses)


def _within(game: AnyGame, state: Any, seat: Seat) -> float:
    """The entropy of what strikes the eye, as a share of the most there can be."""
    skill, view = skill_of(game.id), game.view(state, seat)
    salient = [skill.salience(view, seat, action) if skill else 0.0 for action in game.legal(state, seat)]
    weights = [exp(each / STRIKING) for each in salient]
    total = sum(weights)
    return min(-sum(each / total * log2(each / total) for each in weights) / FULL, 1.0)
