"""Speed by ratios: variants take turns in one run, so that a busy machine slows all alike.

`make bench`, or `python benchmarks/speed/run.py [--rounds N] [--json] [GAME …]`. Numbers of different runs or machines
do not compare; the ratios do, about. Both are medians over the rounds; a ratio is taken within each round.
"""

import argparse
import copy
import json
import os
import platform
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import msgspec

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.levels import LEVELS
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find, names
from pelipoyta.bots.uniform import uniform
from pelipoyta.games import NAMES, load
from pelipoyta.kernel import Move, fold, play
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import check

Work = Callable[[int], int]  # does a piece of work, the n-th, and says how many units it was


class Contest(msgspec.Struct, frozen=True):
    """Variants to compare; ratios are to the first."""

    game: str
    unit: str
    ways: dict[str, Work]


def contests(game: AnyGame, nodes: int) -> Iterator[Contest]:
    yield Contest(game.id, "steps", _arena(game, nodes))
    state, view, moves = _middle(game)
    if hasattr(state, "copy"):
        ways = {"State.copy": _each(state.copy), "copy.deepcopy": _each(lambda: copy.deepcopy(state))}
        yield Contest(game.id, "copies", ways)
    encode: dict[str, Work] = {
        "msgspec": _each(lambda: msgspec.json.encode(view)),
        "json of builtins": _each(lambda: json.dumps(msgspec.to_builtins(view))),
    }
    yield Contest(game.id, "views as JSON", encode)
    yield Contest(game.id, "moves", _checking(game, moves))


def _arena(game: AnyGame, nodes: int) -> dict[str, Work]:
    """Whole games: each bot of the game, and the laws, which check every step for all seats.

    A level is one of these that overlooks things, and thinks as long as it likes.
    """
    seats, options = min(game.seats), game.options()
    bots = [name for name in reversed(names(game.id)) if name not in LEVELS]
    ways = {f"{name} plays": _playing(game, find(game.id, name, nodes)) for name in bots}
    ways["laws"] = lambda n: check(game, [n], seats=seats, options=options).steps
    return ways


def _playing(game: AnyGame, bot: Choose) -> Work:
    seats, options = min(game.seats), game.options()
    return lambda number: play_game(game, options, seats, [bot] * seats, number).steps


def _middle(game: AnyGame) -> tuple[Any, Any, list[tuple[Any, Move]]]:
    """A state and a view from the middle of a random game, and every move of it with the state it was made in."""
    seats, options = min(game.seats), game.options()
    record = play_game(game, options, seats, [uniform] * seats, "middle").record
    states = [state for state, _ in fold(game, options, seats, record.steps)]
    moves = [(state, step) for state, step in zip(states, record.steps, strict=False) if isinstance(step, Move)]
    state = states[len(states) // 2]
    return state, game.view(state, 0), moves


def _checking(game: AnyGame, moves: list[tuple[Any, Move]]) -> dict[str, Work]:
    """Cost of validating input."""
    picks = Random(1).choices(moves, k=200)

    def trusted(n: int) -> int:
        for state, move in picks:
            game.apply(state, move.seat, move.action)
        return len(picks)

    def checked(n: int) -> int:
        for state, move in picks:
            play(game, state, move.seat, move.action)
        return len(picks)

    return {"apply, trusted": trusted, "play, checked": checked}


def _each(call: Callable[[], Any]) -> Work:
    def work(n: int) -> int:
        for _ in range(100):
            call()
        return 100

    return work


class Found(msgspec.Struct, frozen=True):
    """Rate of one variant, and its ratio to the first."""

    per_second: float
    ratio: float


def compare(contest: Contest, rounds: int, seconds: float) -> dict[str, Found]:
    """Rates of all variants, which take turns in every round."""
    table = [{name: _rate(work, turn * 1000, seconds) for name, work in contest.ways.items()} for turn in range(rounds)]
    first = next(iter(contest.ways))
    return {
        name: Found(median(row[name] for row in table), median(row[name] / row[first] for row in table))
        for name in contest.ways
    }


def _rate(work: Work, first: int, seconds: float) -> float:
    units, number, started = 0, first, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        units, number = units + work(number), number + 1
    return units / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="that each way works in a round, at least")
    parser.add_argument("--nodes", type=int, default=50, help="for a choice of a bot that searches")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.json:
        print(f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    for name in asked.games or NAMES:
        for contest in contests(load(name), asked.nodes):
            found = compare(contest, asked.rounds, asked.seconds)
            print(_as_json(contest, found) if asked.json else _as_text(contest, found))


def _as_json(contest: Contest, found: dict[str, Found]) -> str:
    return msgspec.json.encode({"game": contest.game, "unit": contest.unit, "ways": found}).decode()


def _as_text(contest: Contest, found: dict[str, Found]) -> str:
    lines = [f"  {name:<20} {each.per_second:>12,.0f}   × {each.ratio:.3g}" for name, each in found.items()]
    return "\n".join([f"\n{contest.game}: {contest.unit} a second", *lines])


if __name__ == "__main__":
    main()
