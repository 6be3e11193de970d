"""Results of ready-made decks against one another, played by bots: each pair of a format, sides changed.

`python benchmarks/bots/decks.py [--games N] [--bot NAME] [--format NAME] [--only KEY,KEY]`; N games a pair, half of
them with sides changed. What is told of a deck is its share of the games it was in.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import get_args

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import OFFERED, why_not_deck
from pelipoyta.games.lotr.model import Format, Options

Shares = dict[str, list[float]]


def meetings(name: Format, only: set[str]) -> Iterator[tuple[str, str]]:
    """Pairs of decks of the format; where some decks are named, only pairs with one of them."""
    able = [key for key in OFFERED if not why_not_deck(Options(format=name), key)]
    yield from (pair for pair in combinations(able, 2) if not only or only & set(pair))


def shares(name: Format, only: set[str], games: int, bot: str) -> Shares:
    found, choose = defaultdict[str, list[float]](list), find("lotr", bot)
    for pair in meetings(name, only):
        for number in range(games):
            decks = pair if number % 2 == 0 else pair[::-1]
            options = Options(decks=decks, format=name)
            played = play_game(GAME, options, 2, [choose, choose], f"{'/'.join(pair)}/{number // 2}")
            for key, score in zip(decks, played.scores, strict=True):
                found[key].append(score)
    return found


def tell(name: str, found: Shares) -> None:
    print(f"{name}: {sum(map(len, found.values())) // 2} games")
    for key, scores in sorted(found.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        print(f"  {100 * sum(scores) / len(scores):4.0f} % of {len(scores):3} {key}", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=2)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--format", choices=get_args(Format))
    asked.add_argument("--only", default="")
    told = asked.parse_args()
    for name in [told.format] if told.format else get_args(Format):
        tell(name, shares(name, set(filter(None, told.only.split(","))), told.games, told.bot))


if __name__ == "__main__":
    main()
