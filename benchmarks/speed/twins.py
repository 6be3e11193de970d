"""Random games through a game's rules and through its fast simulator, in turns: choices a second of processor time.

`make bench`, or `python benchmarks/speed/twins.py [--rounds N] [--seconds S] [--uncompiled] [--json]`. It measures
compiled code, and refuses to measure anything else without the flag.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from pelipoyta import compiled
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame, Ask, Over

Work = Callable[[int], int]  # plays the n-th game, and says how many choices it had


def by_rules(game: AnyGame, seats: int) -> Work:
    def play(number: int) -> int:
        rng, state, choices = Random(number), game.start(game.options(), seats), 0
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Ask):
                state, _ = game.apply(state, pending.seats[0], rng.choice(game.legal(state, pending.seats[0])))
                choices += 1
            else:
                state, _ = game.settle(state, pending.sample(rng))
        return choices

    return play


def by_twin(game: AnyGame, seats: int) -> Work:
    assert game.twin
    first, sim = game.twin.new(game.options(), seats), game.twin.new(game.options(), seats)

    def play(number: int) -> int:
        sim.copy_from(first)
        sim.seed(number)
        return int(sim.playout(1 << 30))

    return play


def rate(work: Work, seconds: float, numbers: Iterator[int]) -> float:
    choices, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        choices += work(next(numbers))
    return choices / spent


def compare(game: AnyGame, seats: int, rounds: int, seconds: float) -> dict[str, Any]:
    ways = {"rules": by_rules(game, seats), "twin": by_twin(game, seats)}
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds):
        for name, work in ways.items():
            rates[name].append(rate(work, seconds, iter(range(1000 * turn, 1 << 40))))
    ratios = sorted(fast / slow for slow, fast in zip(rates["rules"], rates["twin"], strict=True))
    return {
        "game": game.id,
        "seats": seats,
        "compiled": compiled.use() == "compiled",
        "choices a second": {name: round(median(each)) for name, each in rates.items()},
        "ratio": {"median": round(median(ratios), 2), "least": round(ratios[0], 2), "most": round(ratios[-1], 2)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--uncompiled", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if compiled.use() != "compiled" and not asked.uncompiled:
        sys.exit("the twins are not compiled: make build")
    for game in (game for game in load_all().values() if game.twin):
        for seats in sorted({min(game.seats), max(game.seats)}):
            found = compare(game, seats, asked.rounds, asked.seconds)
            print(json.dumps(found) if asked.json else _line(found))


def _line(found: dict[str, Any]) -> str:
    rates, ratio = found["choices a second"], found["ratio"]
    return (
        f"{found['game']} for {found['seats']}: rules {rates['rules']:,}, twin {rates['twin']:,} choices a second: "
        f"× {ratio['median']} ({ratio['least']} … {ratio['most']})"
    )


if __name__ == "__main__":
    main()
