"""How long each bot takes over a choice in a page: run in Pyodide, with the files that a page loads.

node tests/offline/pyodide.mjs client/node_modules/pyodide src/pelipoyta/offline/bundle benchmarks/bots/in_page.py \
    'measured("dnup")'
"""

import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from pelipoyta.bots.registry import find, names
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import load
from pelipoyta.kernel.chance import Dice, Draw, Luck
from pelipoyta.kernel.game import AnyGame, Over

POSITIONS = 6  # of a game, spread over it evenly
MOST = 400  # choices of a game
BUDGET = 1.0  # seconds, for bots that go by the clock


def seconds() -> float:
    """Processor time of this process where Node tells it, so that a busy machine does not count; else the clock."""
    try:
        node = import_module("js").process.cpuUsage()  # Pyodide's view of JavaScript
    except ImportError:
        return perf_counter()
    return float(node.user + node.system) / 1e6


def positions(game: AnyGame, seed: int) -> list[tuple[Any, int, Any, list[Any]]]:
    """Views of players who have a choice, spread over a random game."""
    found: list[tuple[Any, int, Any, list[Any]]] = []
    random, luck, choose, choices = Random(seed), Luck(seed), find(game.id, "uniform"), 0
    state, owner = game.start(game.options(), 2), None
    while choices < MOST and not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Dice | Draw):
            state, _ = game.settle(state, luck.bring(pending, owner))
            continue
        owner = random.choice(pending.seats)
        legal, view = list(game.legal(state, owner)), game.view(state, owner)
        choices += 1
        if len(legal) > 1:
            found.append((view, owner, pending.what, legal))
        state, _ = game.apply(state, owner, choose(view, owner, pending.what, legal, BotRandom.of(choices, ""), BUDGET))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def timed(call: Callable[[], Any]) -> float:
    began = seconds()
    call()
    return seconds() - began


def measured(name: str, bots: str = "") -> str:
    """Median and longest seconds of a choice by bot, as JSON; the first choice, which loads modules, is not counted."""
    game, told = load(name), {}
    asked = positions(game, 1) + positions(game, 2)
    for bot in bots.split() or names(name):
        choose = find(name, bot)
        times = [
            timed(lambda at=at, choose=choose: choose(*at, BotRandom.of(1, "g"), BUDGET))  # type: ignore[misc]
            for at in [asked[0], *asked]
        ][1:]
        told[bot] = [round(median(times), 2), round(max(times), 2)]
        print(name, bot, told[bot], flush=True)
    return json.dumps({name: told})
