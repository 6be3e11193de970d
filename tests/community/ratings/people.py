"""Simulated players of known strength, and the results of their games."""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from pelipoyta.community.ratings import RatedResult, RatingKey

ELO = 173.7


def ranks(strengths: Sequence[float], rng: Random) -> tuple[int, ...]:
    """Ranks of one game by the Plackett–Luce law: 100 points more win 64 of 100 games."""
    left = dict(enumerate(strengths))
    placed: dict[int, int] = {}
    for rank in range(1, len(strengths) + 1):
        weights = [exp(points / ELO) for points in left.values()]
        [winner] = rng.choices(list(left), weights)
        placed[winner] = rank
        del left[winner]
    return tuple(placed[side] for side in range(len(strengths)))


def rounds(truth: Sequence[float], key: RatingKey, games: int, rng: Random, seats: int = 2) -> Iterator[RatedResult]:
    """Everybody plays `games` games against players drawn at random, one game an hour."""
    number = 0
    for _ in range(games):
        players = rng.sample(range(len(truth)), len(truth) // seats * seats)
        for at in range(0, len(players), seats):
            group = players[at : at + seats]
            sides = tuple((f"p{player}",) for player in group)
            placed = ranks([truth[player] for player in group], rng)
            yield RatedResult(id=f"g{number}", ended=3600.0 * number, key=key, sides=sides, ranks=placed)
            number += 1
