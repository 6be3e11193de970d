"""The fast twins beside OpenSpiel's games in C++, and beside RoleChess written by hand in C, all at random play.

`make bench`, or `python benchmarks/speed/yardsticks.py [--rounds N] [--seconds S] [--uncompiled] [--json]` in
.venv-research

*Inside* is without Python: a twin's own playouts, and OpenSpiel's rollouts. Those do not say how long their games were:
the mean is taken from games driven from Python, and its error is told. A *choice* is a player's; chance is not counted.
Ways take turns in one process, for so many seconds of processor time each; ratios are taken within a round.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import pyspiel
from benchmarks.yardstick import compiled_c

from pelipoyta import compiled
from pelipoyta.games import load

Work = Callable[[int], float]  # does the n-th piece, and says how many choices it had
ROLLOUTS = 20
SAMPLE = 200  # games for a mean length
LIMIT = 100  # quiet turns of RoleChess, as its options have it


def twin_inside(name: str, seats: int) -> Work:
    twin, options = load(name).twin, load(name).options()
    assert twin
    first, sim = twin.new(options, seats), twin.new(options, seats)

    def play(number: int) -> float:
        sim.copy_from(first)
        sim.seed(2 * number)
        return float(sim.playout(1 << 30))

    return play


def twin_from_python(name: str, seats: int) -> Work:
    twin, options = load(name).twin, load(name).options()
    assert twin
    first, sim, buffer = twin.new(options, seats), twin.new(options, seats), twin.buffer()
    rng = random.Random(1)

    def play(number: int) -> float:
        sim.copy_from(first)
        sim.seed(2 * number)
        choices = 0
        while (mover := sim.mover()) != -2:
            if mover == -1:
                sim.roll()
            else:
                sim.apply(buffer[int(rng.random() * sim.legal(buffer))])
                choices += 1
        return choices

    return play


def spiel_from_python(name: str) -> Work:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play(number: int) -> float:
        state, choices = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            choices += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return choices

    return play


def spiel_inside(name: str) -> tuple[Work, str]:
    """OpenSpiel's own rollouts from the start of a game, and their mean length."""
    game = pyspiel.load_game(name)
    one = spiel_from_python(name)
    lengths = [one(number) for number in range(SAMPLE)]
    mean, error = fmean(lengths), stdev(lengths) / sqrt(SAMPLE)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 10, False, 1, False)  # one simulation: it only judges where it is

    def play(number: int) -> float:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        bot.step(state)
        return ROLLOUTS * mean

    return play, f"{mean:.0f} ± {error:.0f} choices a game"


def by_hand(folder: Path) -> Work:
    c = compiled_c(folder)
    return lambda number: float(c.play_many(2 * number, 50, LIMIT))


def rate(work: Work, seconds: float, first: int) -> float:
    choices, began, number = 0.0, process_time(), first
    while (spent := process_time() - began) < seconds:
        choices, number = choices + work(number), number + 1
    return choices / spent


def measure(ways: dict[str, Work], rounds: int, seconds: float) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds):
        for name, work in ways.items():
            rates[name].append(rate(work, seconds, 1_000_000 * turn))
    return rates


def ratio(rates: dict[str, list[float]], fast: str, slow: str) -> dict[str, Any]:
    ratios = sorted(one / other for one, other in zip(rates[fast], rates[slow], strict=True))
    found = {"of": fast, "to": slow, "median": median(ratios), "least": ratios[0], "most": ratios[-1]}
    return {key: round(value, 2) if isinstance(value, float) else value for key, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--uncompiled", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if compiled.use() != "compiled" and not asked.uncompiled:
        sys.exit("the twins are not compiled: make build")
    others = [name for name in ("sequence", "dnup", "kasvoton") if load(name).twin]
    with TemporaryDirectory() as folder:
        spiels = {name: spiel_inside(name) for name in ("chess", "dark_chess", "gin_rummy")}
        ways: dict[str, Work] = {"rolechess": twin_inside("rolechess", 2), "C by hand": by_hand(Path(folder))}
        ways |= {name: work for name, (work, _) in spiels.items()} | {name: twin_inside(name, 2) for name in others}
        ways["rolechess from Python"] = twin_from_python("rolechess", 2)
        ways["chess from Python"] = spiel_from_python("chess")
        rates = measure(ways, asked.rounds, asked.seconds)
    pairs = [("rolechess", "chess"), ("rolechess from Python", "chess from Python"), ("rolechess", "C by hand")]
    pairs += [(name, spiel) for name in others for spiel in ("dark_chess", "gin_rummy")]
    found = [ratio(rates, *pair) for pair in pairs]
    speeds = {name: round(median(each)) for name, each in rates.items()}
    if asked.json:
        print(
            json.dumps({"choices a second": speeds, "ratios": found, "lengths": {n: s for n, (_, s) in spiels.items()}})
        )
        return
    for name, speed in speeds.items():
        told = f" ({spiels[name][1]})" if name in spiels else ""
        print(f"{name}: {speed:,} choices a second{told}")
    for each in found:
        print(f"{each['of']} to {each['to']}: × {each['median']} ({each['least']} … {each['most']})")


if __name__ == "__main__":
    main()
