"""Speed of the Lord of the Rings rules: compiled against interpreted, or against another checkout.

`python benchmarks/speed/lotr.py [--rounds N] [--seconds S] [--json] [--against FOLDER [--compiled] | --pools]`; FOLDER
is the `src` of another checkout, whose rules are then the measure of those here, neither compiled, or only these.
`--pools` plays the same two Towers starters where all cards there are may be met, and two of the Fellowship block in
theirs.

Every way has a process of its own, and they take turns: in each round each plays games from the same seeds for a
while, and counts the processor time of its decisions. A decision is what a player costs: the choices, the view, the
thought, and what the rules make of the answer. A ratio is taken within a round; its spread is told beside the median.
Games a second are told too: other rules may play longer games.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from pelipoyta import compiled
from pelipoyta.compiled.places import SOURCE

BOTS = ("uniform", "greedy")
TOWERS = ["ttt-aragorn", "ttt-theoden"]
POOLS = {"open": TOWERS, "fellowship": ["fotr-aragorn", "fotr-gandalf"]}  # beside the Towers block, with these decks
PLAYER = """
import json, sys
from msgspec import convert
from time import process_time
try:
    from pelipoyta.compiled import use
    use()
except ImportError:  # a version from before there was anything to compile
    pass
from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.games import load
try:
    from pelipoyta.games.lotr.engine import numbers
except ImportError:  # a version from before there were folders
    from pelipoyta.games.lotr import numbers
from pelipoyta.kernel import Move
game = load("lotr")
options = convert(json.loads(sys.argv[1]), game.options)
print(json.dumps(numbers.__file__), flush=True)
for line in sys.stdin:
    bot, seed, seconds = json.loads(line)
    player, decisions, began, number = find("lotr", bot), 0, process_time(), 0
    while (spent := process_time() - began) < seconds:
        steps = play_game(game, options, 2, [player] * 2, f"{seed}/{number}").record.steps
        decisions, number = decisions + sum(isinstance(step, Move) for step in steps), number + 1
    print(json.dumps([decisions / spent, number / spent]), flush=True)
"""


class Rate(NamedTuple):
    decisions: float
    games: float


class Player:
    """One variant of the rules, in its own process."""

    def __init__(self, source: Path, is_compiled: bool, options: dict[str, Any] | None = None) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PELIPOYTA_COMPILED": str(int(is_compiled))}
        command = [sys.executable, "-P", "-c", PLAYER, json.dumps(options or {})]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        found = self._read()
        assert found.endswith(".py") != is_compiled, f"{found} is not what was to be measured"

    def rate(self, bot: str, seed: int, seconds: float) -> Rate:
        """Decisions, and games, a second of processor time."""
        assert self._process.stdin is not None
        print(json.dumps([bot, seed, seconds]), file=self._process.stdin, flush=True)
        return Rate(*self._read())

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


def players(against: Path | None, is_compiled: bool = False) -> dict[str, Player]:
    """Variants to compare; ratios are to the first."""
    if against:
        return {"there": Player(against, False), "here": Player(SOURCE.parent, is_compiled)}
    return {"as written": Player(SOURCE.parent, False), "compiled": Player(SOURCE.parent, True)}


def pools(other: str, decks: list[str], is_compiled: bool) -> dict[str, Player]:
    both = {"towers": TOWERS, other: decks}
    return {
        name: Player(SOURCE.parent, is_compiled, {"decks": brought, "format": name}) for name, brought in both.items()
    }


def measure(ways: dict[str, Player], bot: str, rounds: int, seconds: float) -> list[dict[str, Rate]]:
    """Rates of each variant in each round, after a warm-up round."""
    table = [{name: way.rate(bot, turn, seconds) for name, way in ways.items()} for turn in range(rounds + 1)]
    return table[1:]


def summary(bot: str, table: list[dict[str, Rate]]) -> dict[str, Any]:
    return {
        "bot": bot,
        "decisions a second": {name: round(median(row[name].decisions for row in table)) for name in table[0]},
        "ratio": _ratio([{name: rate.decisions for name, rate in row.items()} for row in table]),
        "games a second": {name: round(median(row[name].games for row in table), 2) for name in table[0]},
        "ratio of games": _ratio([{name: rate.games for name, rate in row.items()} for row in table]),
    }


def _ratio(table: list[dict[str, float]]) -> dict[str, float]:
    first, second = table[0]
    ratios = sorted(row[second] / row[first] for row in table)
    spread = [round(ratio, 2) for ratio in (ratios[0], median(ratios), ratios[-1])]
    return dict(zip(("least", "median", "most"), spread, strict=True))


def as_text(found: dict[str, Any]) -> str:
    told = [_told(found["decisions a second"], found["ratio"]), _told(found["games a second"], found["ratio of games"])]
    return f"  {found['bot']:<8} {told[0]};   games {told[1]}"


def _told(rates: dict[str, float], ratio: dict[str, float]) -> str:
    each = "   ".join(f"{name} {rate:,}" for name, rate in rates.items())
    return f"{each}   × {ratio['median']} ({ratio['least']} … {ratio['most']})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--pools", action="store_true")
    asked = parser.parse_args()
    if (asked.compiled or not (asked.against or asked.pools)) and (standing := compiled.standing()) != "compiled":
        sys.exit(f"lotr: the build is {standing}, so there is nothing compiled to measure; make build")
    if not asked.json:
        print("\nlotr: decisions and games a second of processor time")
    if not asked.pools:
        tell(players(asked.against, asked.compiled), asked)
        return
    for name, decks in POOLS.items():
        tell(pools(name, decks, asked.compiled), asked)


def tell(ways: dict[str, Player], asked: argparse.Namespace) -> None:
    try:
        for bot in BOTS:
            found = summary(bot, measure(ways, bot, asked.rounds, asked.seconds))
            print(json.dumps(found) if asked.json else as_text(found), flush=True)
    finally:
        for way in ways.values():
            way.stop()


if __name__ == "__main__":
    main()
