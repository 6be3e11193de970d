"""Fits the weights of a sight to games of bots, and says by how much it is wrong on games it has not seen.

python -m pelipoyta.bots.analysis.fit GAME [SEATS] [GAMES]
"""

import sys
from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from typing import Any, NamedTuple

from pelipoyta.bots.analysis.ahead import usual
from pelipoyta.bots.analysis.sight import Rows, Sight, shares, sight_of
from pelipoyta.bots.arena import next_move
from pelipoyta.games import open_game
from pelipoyta.kernel import compiled
from pelipoyta.kernel.game import AnyGame, Ask, Over

WHIM = 0.1  # how often a bot plays anything: people do not always play what a bot would
KEPT = 0.35  # of the positions of a game
ROUNDS, RATE = 400, 0.05
BINS = 10
PRIOR = 2.0  # how large a weight one would believe in before any game


class Sample(NamedTuple):
    """A position, and how its game ended."""

    rows: Rows
    teams: tuple[int, ...]
    scores: tuple[float, ...]


def play(game: AnyGame, sight: Sight, seats: int, seed: str) -> list[Sample]:
    """Some positions of a game between bots that now and then do anything."""
    rng, options, bot = Random(seed), game.options(), usual(game.id)
    state, seen = game.start(options, seats), list[Rows]()
    while not isinstance(pending := game.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = game.settle(state, pending.sample(rng))
            continue
        rows = sight.rows(state)
        if rows is not None and rng.random() < KEPT:
            seen.append(rows)
        move = next_move(game, state, pending, [bot] * seats, [rng] * seats, inf)
        whim = rng.random() < WHIM and move.seat in pending.seats
        action = rng.choice(game.legal(state, move.seat)) if whim else move.action
        state, _ = game.apply(state, move.seat, action)
    return [Sample(rows, game.manners.teams(options, seats), pending.scores) for rows in seen]


def fit(samples: Sequence[Sample], start: Sequence[float], games: int) -> list[float]:
    """By the slope of the likelihood of how the games ended (Adam); without games a figure counts for nothing."""
    weights, speed, bumps = list(start), [0.0] * len(start), [0.0] * len(start)
    for number in range(1, ROUNDS + 1):
        pull = [weight / (PRIOR**2 * games) for weight in weights]
        slope = [rise - back for rise, back in zip(_slope(samples, weights), pull, strict=True)]
        speed = [0.9 * old + 0.1 * new for old, new in zip(speed, slope, strict=True)]
        bumps = [0.99 * old + 0.01 * new * new for old, new in zip(bumps, slope, strict=True)]
        soft, hard = 1 - 0.9**number, 1 - 0.99**number
        weights = [
            weight + RATE * (pace / soft) / (sqrt(bump / hard) + 1e-9)
            for weight, pace, bump in zip(weights, speed, bumps, strict=True)
        ]
    return weights


def _slope(samples: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    total = [0.0] * len(weights)
    for rows, teams, scores in samples:
        chances, size = _chances(rows, teams, weights), len(teams) / len({*teams})
        for row, chance, score in zip(rows, chances, scores, strict=True):
            for at, figure in enumerate(row):
                total[at] += (score - chance) * figure / size
    return [each / len(samples) for each in total]


def _chances(rows: Rows, teams: tuple[int, ...], weights: Sequence[float]) -> tuple[float, ...]:
    return shares([sum(w * f for w, f in zip(weights, row, strict=True)) for row in rows], teams)


def reliability(samples: Sequence[Sample], weights: Sequence[float]) -> tuple[float, float]:
    """How far what was foretold lies from what came, in tenths of chance; and the surprise, beside a blind guess."""
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    surprise = 0.0
    for rows, teams, scores in samples:
        for chance, score in zip(_chances(rows, teams, weights), scores, strict=True):
            place = bins[min(int(chance * BINS), BINS - 1)]
            place[0], place[1], place[2] = place[0] + 1, place[1] + chance, place[2] + score
            surprise -= score * log(max(chance, 1e-9)) / len(samples)
    count = sum(each[0] for each in bins)
    print([f"{each[1] / each[0]:.2f}→{each[2] / each[0]:.2f} ({each[0]:.0f})" for each in bins if each[0]])
    return sqrt(sum((each[1] - each[2]) ** 2 / each[0] for each in bins if each[0]) / count), surprise


def main(name: str, seats: int, games: int) -> None:
    game, sight = open_game(name), sight_of(name)
    assert sight is not None, f"no sight of {name}"
    played = [play(game, sight, seats, f"fit/{name}/{seats}/{number}") for number in range(games)]
    fresh = [sample for samples in played[::3] for sample in samples]
    known: list[Any] = [sample for number, samples in enumerate(played) if number % 3 for sample in samples]
    weights = fit(known, sight.module.WEIGHTS, games * 2 // 3)
    error, surprise = reliability(fresh, weights)
    print(dict(zip(sight.names, (round(weight, 2) for weight in weights), strict=True)))
    blind = log(len({*known[0].teams}))
    print(
        f"{len(known)} positions; on {len(fresh)} fresh ones: error {error:.3f}, surprise {surprise:.3f} of {blind:.3f}"
    )


if __name__ == "__main__":
    compiled.use()
    name, *numbers = sys.argv[1:]
    main(name, *[int(each) for each in [*numbers, *("2", "120")[len(numbers) :]]])
