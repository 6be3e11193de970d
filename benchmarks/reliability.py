"""Do those win so often of whom the analysis foretells it? Fresh games of bots, by tenths of the chance foretold.

`python benchmarks/reliability.py [--games N] [--seats N] [--seed S] [GAME ...]`

The shipped weights are asked (`bots/analysis/sights`), none are fitted. "off" is the mean distance of a tenth from what
came, by how many positions it has; "± a tenth" how far a tenth strays by the choice of games alone (bootstrap over
games, the mean over tenths). A *temperature* above 1 says that it is too sure of itself.
"""

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random

from pelipoyta.bots.analysis.fit import Sample, play
from pelipoyta.bots.analysis.sight import Sight, sight_of
from pelipoyta.games import NAMES, load
from pelipoyta.kernel import compiled

BINS = 10
REDRAWN = 40  # times that other games are taken
Pair = tuple[float, float]  # a chance foretold, and the score that came
Evening = list[Pair]  # those of one game


def foretold(sight: Sight, samples: Sequence[Sample]) -> Evening:
    return [
        pair for sample in samples for pair in zip(sight.chances(sample.rows, sample.teams), sample.scores, strict=True)
    ]


def tenths(pairs: Sequence[Pair]) -> list[tuple[float, float, int]]:
    """Of each tenth the mean chance, the mean score, and how many there are."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for pair in pairs:
        bins[min(int(pair[0] * BINS), BINS - 1)].append(pair)
    return [(_mean([c for c, _ in each]), _mean([s for _, s in each]), len(each)) for each in bins if each]


def off(pairs: Sequence[Pair]) -> float:
    return sum(abs(chance - came) * count for chance, came, count in tenths(pairs)) / len(pairs)


def bar(games: Sequence[Evening], random: Random) -> float:
    """How far the tenths stray when other games of the same kind are taken: all positions of a game have one end."""
    here = _strays(games)
    others = (_strays(random.choices(games, k=len(games))) for _ in range(REDRAWN))
    return _mean([_mean([abs(stray - here[at]) for at, stray in other.items() if at in here]) for other in others])


def _strays(games: Sequence[Evening]) -> dict[int, float]:
    rows = tenths([pair for game in games for pair in game])
    return {int(chance * BINS): came - chance for chance, came, _ in rows}


def temperature(pairs: Sequence[Pair]) -> float:
    """By which log-odds are to be divided, to have foretold best what came: for two sides."""
    return min((step / 20 for step in range(8, 61)), key=lambda heat: sum(_surprise(*pair, heat) for pair in pairs))


def _surprise(chance: float, score: float, heat: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    cooled = 1 / (1 + exp(-log(chance / (1 - chance)) / heat))
    return -score * log(cooled) - (1 - score) * log(1 - cooled)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def tell(name: str, games: Sequence[Evening]) -> None:
    pairs = [pair for game in games for pair in game]
    rows = "  ".join(f"{100 * chance:.0f}→{100 * came:.0f} ({count})" for chance, came, count in tenths(pairs))
    print(f"{name}: {len(games)} games, {len(pairs)} positions × seats; off {100 * off(pairs):.1f} points", end=", ")
    print(f"± {100 * bar(games, Random(1)):.1f} a tenth, temperature {temperature(pairs):.2f}\n  {rows}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games_of", metavar="GAME", nargs="*", default=NAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    compiled.use()
    for name in asked.games_of:
        game, sight = load(name), sight_of(name)
        if sight is None:
            print(f"{name}: no sight; positions are played on instead")
            continue
        seeds = [f"fresh/{asked.seed}/{name}/{number}" for number in range(asked.games)]
        played = [foretold(sight, play(game, sight, asked.seats, seed)) for seed in seeds]
        tell(name, [each for each in played if each])


if __name__ == "__main__":
    main()
