"""Calibration of the analysis: predicted chances to win against results of fresh games of bots, by tenths.

`python benchmarks/bots/reliability.py [--games N] [--seats N] [--keep] [GAME ...]`

The shipped weights are asked (`bots/analysis/sights`), and none of these games was fitted to: `fit.py` has the even
ones. A *heat* is found, by which the weights are divided to foretell best: above 1 they were too sure. It is told how
far off they are without it and with it (each half of the games cooled by the other half's): the mean distance of a
tenth from what came, by how many positions it has, with its standard error (bootstrap over games, for all positions of
a game have one end). `--keep` writes the heat where the analysis reads it (`sights/heats.json`).
"""

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random
from statistics import stdev

import msgspec
import numpy as np

from pelipoyta import compiled
from pelipoyta.bots.analysis.evaluation import HEATS, Evaluator, Temperature, heats, sight_of
from pelipoyta.bots.analysis.fit import Sample, play
from pelipoyta.games import NAMES, load

BINS = 10
REDRAWN, REHEATED = 100, 20  # times that other games are taken
SURE = 1.0  # standard errors by which a heat must differ from 1
COLDEST, HOTTEST = 0.4, 3.0
Pair = tuple[float, float]  # a chance foretold, and the score that came
Evening = list[Pair]  # those of one game


def foretold(sight: Evaluator, samples: Sequence[Sample]) -> Evening:
    """Predicted chance by the weights alone."""
    bare = Evaluator(sight.module)
    return [
        pair for sample in samples for pair in zip(bare.chances(sample.rows, sample.teams), sample.scores, strict=True)
    ]


def cooled(games: Sequence[Evening], heat: float) -> list[Evening]:
    return [[(_cool(chance, heat), score) for chance, score in game] for game in games]


def tenths(pairs: Sequence[Pair]) -> list[tuple[float, float, int]]:
    """Mean chance, mean score and count of each tenth."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for pair in pairs:
        bins[min(int(pair[0] * BINS), BINS - 1)].append(pair)
    return [(_mean([c for c, _ in each]), _mean([s for _, s in each]), len(each)) for each in bins if each]


def off(pairs: Sequence[Pair]) -> float:
    return sum(abs(chance - came) * count for chance, came, count in tenths(pairs)) / len(pairs)


def bar(games: Sequence[Evening], random: Random) -> float:
    """Standard error of the calibration error, by bootstrap over games."""
    return stdev(off(_pairs(random.choices(games, k=len(games)))) for _ in range(REDRAWN))


def temperature(pairs: Sequence[Pair]) -> float:
    """Temperature: divisor of log-odds with the highest likelihood, for two sides; it is unique."""
    chances, came = (np.array(column) for column in zip(*pairs, strict=True))
    odds = np.log(chances / (1 - chances))

    def surprise(heat: float) -> float:
        return float(np.sum(np.logaddexp(0, -odds / heat) + (1 - came) * odds / heat))

    low, high = COLDEST, HOTTEST
    while high - low > 0.01:
        third = (high - low) / 3
        nearer = surprise(low + third) < surprise(high - third)
        low, high = (low, high - third) if nearer else (low + third, high)
    return (low + high) / 2


def heat_of(games: Sequence[Evening], random: Random) -> float:
    """Best temperature; 1 where other games might as well have said the contrary."""
    found = temperature(_pairs(games))
    others = [temperature(_pairs(random.choices(games, k=len(games)))) for _ in range(REHEATED)]
    return round(found, 2) if abs(found - 1) > SURE * stdev(others) else 1.0


def _cool(chance: float, heat: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return 1 / (1 + exp(-log(chance / (1 - chance)) / heat))


def _pairs(games: Sequence[Evening]) -> list[Pair]:
    return [pair for game in games for pair in game]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def measured(games: Sequence[Evening]) -> Temperature:
    """Temperature by all games; its accuracy by halves, each scaled by the temperature of the other."""
    halves = games[::2], games[1::2]
    heat = heat_of(games, Random(1))
    cool = [
        game
        for half, other in (halves, halves[::-1])
        for game in (cooled(half, temperature(_pairs(other))) if heat != 1.0 else half)
    ]
    figures = off(_pairs(games)), off(_pairs(cool)), bar(cool, Random(1))
    return Temperature(heat, len(games), *(round(each, 4) for each in figures))


def tell(name: str, games: Sequence[Evening], heat: Temperature) -> None:
    pairs = _pairs(cooled(games, heat.heat))
    rows = "  ".join(f"{100 * chance:.0f}→{100 * came:.0f} ({count})" for chance, came, count in tenths(pairs))
    told = f"off {100 * heat.before:.1f} points, cooled {100 * heat.off:.1f} ± {100 * heat.bar:.1f}"
    print(f"{name}: {len(games)} games, {len(pairs)} chances; heat {heat.heat:.2f}: {told}\n  {rows}", flush=True)


def keep(name: str, heat: Temperature) -> None:
    kept = heats() | {name: heat}
    HEATS.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=2) + b"\n")
    heats.cache_clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games_of", metavar="GAME", nargs="*", default=NAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    compiled.use()
    for name in asked.games_of:
        game, sight = load(name), sight_of(name)
        if sight is None:
            print(f"{name}: no sight; positions are played on instead")
            continue
        seeds = [f"temper/{name}/{asked.seats}/{number}" for number in range(1, 2 * asked.games, 2)]
        played = [foretold(sight, play(game, sight, asked.seats, seed)) for seed in seeds]
        games = [each for each in played if each]
        heat = measured(games)
        tell(name, games, heat)
        if asked.keep:
            keep(name, heat)


if __name__ == "__main__":
    main()
