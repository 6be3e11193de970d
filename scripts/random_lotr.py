"""Random games of The Lord of the Rings TCG: every format, decks as chance has them, two to six players.

`python -m scripts.random_lotr [--games N] [--first N] [--seed S] [--looks N]`. Half of the decks are of a few cultures,
so that what a text speaks of is there; the others are any legal list. Every step must be pure and lead on, and so many
positions of each game are looked at: cards are conserved, the unique are unique, and whoever is asked can do something.
What is broken is told with the number of its game, which plays the same again.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import get_args

from benchmarks.cards import themed

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import OFFERED, find_deck, why_not_deck
from pelipoyta.games.lotr.decks.invent import invent
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.games.lotr.soundness import check
from pelipoyta.kernel.laws.walk import Walk, random_walk

SEATS = (2, 2, 3, 4, 5, 6)
SECONDS = 20  # between two lines about how far it has come


def deck(name: Format, rng: Random) -> str:
    if rng.random() < 0.5:
        return themed(name, rng)
    starters = [key for key in sorted(OFFERED) if not why_not_deck(Options(format=name), key)]
    return write_deck(invent(name, find_deck(rng.choice(starters)), rng))


def table(number: int, seed: str) -> tuple[int, Options, Random]:
    rng = Random(f"{seed}/{number}")
    names = get_args(Format)
    name, seats = names[number % len(names)], rng.choice(SEATS)
    options = Options(decks=tuple(deck(name, rng) for _ in range(seats)), format=name, redraw=rng.random() < 0.3)
    return seats, options, rng


def played(number: int, seed: str, looks: int) -> Walk:
    """One game, to its end; raises where anything is broken."""
    seats, options, rng = table(number, seed)
    walk = random_walk(GAME, options, seats, rng)
    for at in sorted(rng.sample(range(len(walk.states)), min(looks, len(walk.states)))):
        check(walk.states[at])
    return walk


def broken(first: int, games: int, seed: str, looks: int) -> Iterator[str]:
    ends, steps, told = Counter[str](), 0, monotonic()
    for number in range(first, first + games):
        try:
            walk = played(number, seed, looks)
        except Exception as error:  # whatever it is, the other games go on
            yield f"game {number} ({table(number, seed)[1].format}): {type(error).__name__}: {error}"
            continue
        ends[walk.over.why] += 1
        steps += len(walk.steps)
        if monotonic() - told > SECONDS:
            told = monotonic()
            print(f"{number - first + 1} of {games} games, {steps} steps", flush=True)
    print(f"{sum(ends.values())} games to their end, {steps} steps; {dict(ends.most_common())}")


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--first", type=int, default=0, help="the number of the first game")
    options.add_argument("--seed", default="random")
    options.add_argument("--looks", type=int, default=20, help="positions looked at in each game")
    args = options.parse_args()
    faults = 0
    for fault in broken(args.first, args.games, args.seed, args.looks):
        faults += 1
        print(fault, flush=True)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
