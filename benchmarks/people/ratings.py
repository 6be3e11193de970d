"""Ratings of simulated players of known strength: error after so many games, and the error that is told.

`python -m benchmarks.people.ratings --players 200 --seed 1`. True spread 250 points; opponents are drawn at random
among the twelve nearest by rating. "told" is the mean uncertainty shown; honest is where both agree.
"""

import argparse
from math import exp, sqrt
from random import Random
from statistics import fmean

from pelipoyta.community.ratings import PointScale, RatedResult, RatingBook, RatingKey, SeatClass

ELO = 173.7
FORMS = {"1 v 1": (2, 1), "four alone": (4, 1), "2 × 2": (2, 2), "3 × 4": (3, 4)}  # sides, players a side
AFTER = (5, 10, 20, 50, 100)


def play(strengths: list[float], rng: Random) -> tuple[int, ...]:
    """Ranks of the sides by the Plackett–Luce law; the strength of a team is the sum of its players'."""
    left, ranks = dict(enumerate(strengths)), [0] * len(strengths)
    for rank in range(1, len(strengths) + 1):
        best = max(left.values())
        [winner] = rng.choices(list(left), [exp((points - best) / ELO) for points in left.values()])
        ranks[winner] = rank
        del left[winner]
    return tuple(ranks)


def groups(book: RatingBook, key: RatingKey, count: int, size: int, rng: Random) -> list[list[int]]:
    """Everybody once, with neighbours by rating."""
    order = sorted(range(count), key=lambda player: book.skill(key, f"p{player}").mu + rng.gauss(0, 1.5))
    return [order[at : at + size] for at in range(0, count - size + 1, size)]


def measure(form: str, players: int, seed: int) -> dict[int, tuple[float, float]]:
    sides, mates = FORMS[form]
    rng = Random(seed)
    truth = [rng.gauss(1500, 250) for _ in range(players)]
    key = RatingKey("any", seats=SeatClass.TEAMS if mates > 1 else SeatClass.TWO if sides == 2 else SeatClass.MANY)
    book, number, found = RatingBook(PointScale(), {}), 0, {}
    for game in range(1, max(AFTER) + 1):
        for group in groups(book, key, players, sides * mates, rng):
            rng.shuffle(group)
            teams = [group[at : at + mates] for at in range(0, len(group), mates)]
            ranks = play([sum(truth[player] - 1500 for player in team) for team in teams], rng)
            named = tuple(tuple(f"p{player}" for player in team) for team in teams)
            book.apply(RatedResult(id=f"g{number:09}", ended=60.0 * number, key=key, sides=named, ranks=ranks))
            number += 1
        if game in AFTER:
            found[game] = _errors(book, key, truth)
    return found


def _errors(book: RatingBook, key: RatingKey, truth: list[float]) -> tuple[float, float]:
    skills = [book.skill(key, f"p{player}") for player in range(len(truth))]
    points = [book.scale.points(key, skill) for skill in skills]
    shift = fmean(points) - fmean(truth)
    off = sqrt(fmean((seen - shift - true) ** 2 for seen, true in zip(points, truth, strict=True)))
    return off, fmean(book.scale.spread(key, skill) for skill in skills)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    print("| error / told, points |", " | ".join(f"{games} games" for games in AFTER), "|")
    print("|---|" + "---|" * len(AFTER))
    for form in FORMS:
        found = measure(form, told.players, told.seed)
        print(f"| {form} |", " | ".join(f"{found[n][0]:.0f} / {found[n][1]:.0f}" for n in AFTER), "|", flush=True)


if __name__ == "__main__":
    main()
