"""Difficulty of a choice as a spectator sees it: a bot's delay depends on that, and on nothing hidden.

The hidden cards are determinized; in each sample the salience of the legal actions is compared. One salient action
among others is an easy choice; many equally salient ones are a hard one.
"""

from math import exp, log2
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from pelipoyta.bots.registry import skill_of
from pelipoyta.bots.workers.jobs import DifficultyJob
from pelipoyta.kernel.game import AnyGame, Seat

GUESSES = 4
STRIKING = 0.15  # difference of salience that makes an action e times as likely to be noticed
FULL = 5.0  # bits: thirty-two equally salient actions are the hardest choice


def run(game: AnyGame, job: DifficultyJob) -> bytes:
    """Difficulty, from 0 to 1, as JSON."""
    view = msgspec.json.decode(job.view, type=game.nouns.view)
    return msgspec.json.encode(difficulty(game, view, job.seat, Random(job.seed)))


def difficulty(game: AnyGame, view: Any, seat: Seat, rng: Random) -> float:
    """Mean difficulty over samples of a spectator's view; one sample where nothing is hidden."""
    guesses = [game.determinize(view, rng) for _ in range(1 if game.hooks.open else GUESSES)]
    return fmean(_within(game, guess, seat) for guess in guesses)


def _within(game: AnyGame, state: Any, seat: Seat) -> float:
    """Normalised entropy of the actions' salience."""
    skill, view = skill_of(game.id), game.view(state, seat)
    salient = [skill.salience(view, seat, action) if skill else 0.0 for action in game.legal(state, seat)]
    weights = [exp(each / STRIKING) for each in salient]
    total = sum(weights)
    return min(-sum(each / total * log2(each / total) for each in weights) / FULL, 1.0)
