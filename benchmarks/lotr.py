"""How fast the Lord of the Rings rules are: compiled beside as they are written, or beside another version of them.

`python benchmarks/lotr.py [--rounds N] [--seconds S] [--json] [--against FOLDER [--compiled]]`; FOLDER is the `src` of
another checkout, whose rules are then the measure of those here, neither compiled, or only these.

Every way has a process of its own, and they take turns: in each round each plays games from the same seeds for a
while, and counts the processor time of its decisions. A decision is what a player costs: the choices, the view, the
thought, and what the rules make of the answer. A ratio is taken within a round; its spread is told beside the median.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from pelipoyta.kernel import compiled

BOTS = ("uniform", "greedy")
PLAYER = """
import json, sys
from time import process_time
try:
    from pelipoyta.kernel.compiled import use
    use()
except ImportError:  # a version from before there was anything to compile
    pass
from pelipoyta.bots.arena import play_game
from pelipoyta.bots.bot import find
from pelipoyta.games import load
from pelipoyta.games.lotr import numbers
from pelipoyta.kernel import Move
game = load("lotr")
options = game.options()
print(json.dumps(numbers.__file__), flush=True)
for line in sys.stdin:
    bot, seed, seconds = json.loads(line)
    player, decisions, began, number = find("lotr", bot), 0, process_time(), 0
    while (spent := process_time() - began) < seconds:
        steps = play_game(game, options, 2, [player] * 2, f"{seed}/{number}").record.steps
        decisions, number = decisions + sum(isinstance(step, Move) for step in steps), number + 1
    print(json.dumps(decisions / spent), flush=True)
"""


class Player:
    """One way to have the rules, in a process of its own."""

    def __init__(self, source: Path, is_compiled: bool) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PELIPOYTA_COMPILED": str(int(is_compiled))}
        command = [sys.executable, "-P", "-c", PLAYER]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        found = self._hear()
        assert found.endswith(".py") != is_compiled, f"{found} is not what was to be measured"

    def rate(self, bot: str, seed: int, seconds: float) -> float:
        """Decisions a second of processor time."""
        assert self._process.stdin is not None
        print(json.dumps([bot, seed, seconds]), file=self._process.stdin, flush=True)
        return float(self._hear())

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


def players(against: Path | None, is_compiled: bool = False) -> dict[str, Player]:
    """The first is the measure of the other."""
    if against:
        return {"there": Player(against, False), "here": Player(compiled.SOURCE.parent, is_compiled)}
    return {"as written": Player(compiled.SOURCE.parent, False), "compiled": Player(compiled.SOURCE.parent, True)}


def measure(ways: dict[str, Player], bot: str, rounds: int, seconds: float) -> list[dict[str, float]]:
    """Decisions a second of each way in each round; one round before them warms everything up."""
    table = [{name: way.rate(bot, turn, seconds) for name, way in ways.items()} for turn in range(rounds + 1)]
    return table[1:]


def summary(bot: str, table: list[dict[str, float]]) -> dict[str, Any]:
    first, second = table[0]
    ratios = sorted(row[second] / row[first] for row in table)
    rates = {name: round(median(row[name] for row in table)) for name in table[0]}
    spread = [round(ratio, 2) for ratio in (ratios[0], median(ratios), ratios[-1])]
    return {
        "bot": bot,
        "decisions a second": rates,
        "ratio": dict(zip(("least", "median", "most"), spread, strict=True)),
    }


def as_text(found: dict[str, Any]) -> str:
    rates = "   ".join(f"{name} {rate:,}" for name, rate in found["decisions a second"].items())
    ratio = found["ratio"]
    return f"  {found['bot']:<8} {rates}   × {ratio['median']} ({ratio['least']} … {ratio['most']})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--compiled", action="store_true")
    asked = parser.parse_args()
    if (asked.compiled or not asked.against) and (standing := compiled.standing()) != "compiled":
        sys.exit(f"lotr: the build is {standing}, so there is nothing compiled to measure; make build")
    if not asked.json:
        print("\nlotr: decisions a second of processor time")
    ways = players(asked.against, asked.compiled)
    try:
        for bot in BOTS:
            found = summary(bot, measure(ways, bot, asked.rounds, asked.seconds))
            print(json.dumps(found) if asked.json else as_text(found), flush=True)
    finally:
        for way in ways.values():
            way.stop()


if __name__ == "__main__":
    main()
