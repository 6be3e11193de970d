"""Random games of The Lord of the Rings TCG: every format, random decks, two to six players.

`python -m scripts.random_lotr [--games N] [--first N] [--seed S] [--looks N] [--sealed]`. Half of the decks are of a
few cultures, so that what a text speaks of is there; the others are any legal list. With `--sealed` two to eight open
boosters together, sealed or as a draft, bots build decks of what they got, and up to six of them meet; every eighth
game is played by bots that think. Every step must be pure and lead on, and so many positions of each game are looked
at: cards are conserved, the unique are unique, and a player who is asked can do something. What is broken is told with
the number of its game, which plays the same again.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic
from typing import get_args

import msgspec
from benchmarks.bots.cards import themed
from msgspec.structs import replace

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.cli.contests.among_bots.boosters import BoosterEvents, decks_of
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import OFFERED, find_deck, why_not_deck
from pelipoyta.games.lotr.decks.invent import invent
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.limited import LIMITED
from pelipoyta.games.lotr.model import Format, Options, State
from pelipoyta.games.lotr.soundness import check
from pelipoyta.kernel import Over, fold
from pelipoyta.kernel.laws.walk import random_walk
from pelipoyta.kernel.optional.limited import Way

Lay = Callable[[int, str], tuple[int, Options, Random]]  # a game by its number

SEATS = (2, 2, 3, 4, 5, 6)
WAYS: tuple[Way, ...] = ("sealed", "draft")
FORMATS: tuple[Format, ...] = get_args(Format)
THINKING = 8  # one game of so many: a bot that thinks takes a hundred times as long
SECONDS = 20  # between two lines about how far it has come


def deck(name: Format, rng: Random) -> str:
    if rng.random() < 0.5:
        return themed(name, rng)
    starters = [key for key in sorted(OFFERED) if not why_not_deck(Options(format=name), key)]
    return write_deck(invent(name, find_deck(rng.choice(starters)), rng))


def table(number: int, seed: str) -> tuple[int, Options, Random]:
    rng = Random(f"{seed}/{number}")
    name, seats = FORMATS[number % len(FORMATS)], rng.choice(SEATS)
    options = Options(decks=tuple(deck(name, rng) for _ in range(seats)), format=name, redraw=rng.random() < 0.3)
    return seats, options, rng


def sealed_table(number: int, seed: str) -> tuple[int, Options, Random]:
    """Table with some of the players who opened boosters together."""
    rng = Random(f"{seed}/sealed/{number}")
    name, way, together = FORMATS[number // 2 % len(FORMATS)], WAYS[number % 2], rng.randint(2, 8)
    options = Options(format=name)
    event = BoosterEvents(
        GAME.id,
        way=way,
        players=together,
        each=LIMITED.usual[way],
        seed=number,
        games=1,
        bots=("greedy",),
        options=msgspec.json.encode(options),
    )
    built = [text.strip() for text in decks_of(event, number)]
    seats = min(rng.choice(SEATS), together)
    return seats, replace(LIMITED.table(options), decks=tuple(rng.sample(built, seats))), rng


def thought(number: int, seed: str, seats: int, options: Options) -> Iterator[State]:
    """Positions of a game between thinking bots."""
    played = play_game(GAME, options, seats, [find(GAME.id, "greedy")] * seats, f"{seed}/{number}")
    return (state for state, _ in fold(GAME, options, seats, played.record.steps))


def played(number: int, seed: str, looks: int, lay: Lay) -> tuple[str, int]:
    """Play one game to its end: the rule that ended it and the number of steps; raises where anything is broken."""
    seats, options, rng = lay(number, seed)
    if lay is sealed_table and number % THINKING == 0:
        states = list(thought(number, seed, seats, options))
    else:
        states = random_walk(GAME, options, seats, rng).states
    for at in sorted(rng.sample(range(len(states)), min(looks, len(states)))):
        check(states[at])
    end = GAME.pending(states[-1])
    assert isinstance(end, Over), "the game has not ended"
    return end.why, len(states) - 1


def broken(first: int, games: int, seed: str, looks: int, lay: Lay) -> Iterator[str]:
    ends, steps, told = Counter[str](), 0, monotonic()
    for number in range(first, first + games):
        try:
            why, length = played(number, seed, looks, lay)
        except Exception as error:  # whatever it is, the other games go on
            yield f"game {number}: {type(error).__name__}: {error}"
            continue
        ends[why] += 1
        steps += length
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
    options.add_argument("--sealed", action="store_true", help="with decks out of boosters")
    args = options.parse_args()
    faults = 0
    for fault in broken(args.first, args.games, args.seed, args.looks, sealed_table if args.sealed else table):
        faults += 1
        print(fault, flush=True)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
