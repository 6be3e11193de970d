"""Fit the weights of an evaluator to games of bots; needs numpy.

python -m pelipoyta.bots.analysis.fit GAME [SEATS] [GAMES]

Half of the games are fitted to; `benchmarks/bots/reliability.py --keep` then finds the temperature with games of its
own. A feature whose weight would have the wrong sign gets weight 0: an attacker is seen more, and being seen is no
advantage.
"""

import sys
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

from pelipoyta import compiled
from pelipoyta.bots.analysis.ahead import usual
from pelipoyta.bots.analysis.evaluation import Evaluator, Rows, sight_of
from pelipoyta.bots.arena.arena import next_move
from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame, Ask, Over

WHIM = 0.1  # probability of a random move: people do not always play what a bot would
KEPT = 0.35  # share of a game's positions that is sampled
ROUNDS, RATE = 3000, 1.5
PULL = 0.0002  # L2 regularisation: without games a weight is 0


class Sample(NamedTuple):
    """A position, and the result of its game."""

    rows: Rows
    teams: tuple[int, ...]
    scores: tuple[float, ...]


def play(game: AnyGame, sight: Evaluator, seats: int, seed: str) -> list[Sample]:
    """Sampled positions of a game between bots that sometimes play at random."""
    rng, bot, kept = Random(seed), usual(game.id), getattr(sight.module, "KEPT", KEPT)
    options = sight.module.table(rng) if hasattr(sight.module, "table") else game.options()
    state, seen = game.start(options, seats), list[Rows]()
    while not isinstance(pending := game.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = game.settle(state, pending.sample(rng))
            continue
        rows = sight.rows(state)
        if rows is not None and rng.random() < kept:
            seen.append(rows)
        move = next_move(game, state, pending=pending, choosers=[bot] * seats, rngs=[rng] * seats, budget=inf)
        whim = rng.random() < WHIM and move.seat in pending.seats
        action = rng.choice(game.legal(state, move.seat)) if whim else move.action
        state, _ = game.apply(state, move.seat, action)
    return [Sample(rows, game.hooks.teams(options, seats), pending.scores) for rows in seen]


def fit(games: Sequence[Sequence[Sample]], signs: Sequence[float]) -> list[float]:
    """Logistic regression of the results, by gradient; each game has the same weight; two sides only."""
    import numpy as np

    samples = [sample for game in games for sample in game]
    sides = np.array([_gap(sample) for sample in samples])
    won = np.array([sample.scores[0] for sample in samples])
    heavy = np.array([1 / len(game) for game in games for _ in game])
    weights, wanted = np.zeros(len(signs)), np.array(signs)
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-sides @ weights))
        weights += RATE * ((heavy * (won - chances)) @ sides / heavy.sum() - PULL * weights)
        weights[wanted * weights < 0] = 0.0
    return [float(weight) for weight in weights]


def _gap(sample: Sample) -> list[float]:
    """Difference of the features: the first seat's side less the other."""
    means = list[list[float]]()
    for own in (True, False):
        rows = [row for row, team in zip(sample.rows, sample.teams, strict=True) if (team == sample.teams[0]) == own]
        means.append([sum(column) / len(rows) for column in zip(*rows, strict=True)])
    return [mine - theirs for mine, theirs in zip(*means, strict=True)]


def main(name: str, seats: int, games: int) -> None:
    game, sight = open_game(name), sight_of(name)
    assert sight is not None, f"no sight of {name}"
    played: list[Any] = [play(game, sight, seats, f"temper/{name}/{seats}/{number}") for number in range(0, games, 2)]
    weights = fit([each for each in played if each], sight.module.SIGNS)
    print(dict(zip(sight.names, (round(weight, 2) for weight in weights), strict=True)))


if __name__ == "__main__":
    compiled.use()
    name, *numbers = sys.argv[1:]
    main(name, *[int(each) for each in [*numbers, *("2", "400")[len(numbers) :]]])
