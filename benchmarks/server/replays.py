"""Replay of the longest of many random games: time to open it, to jump to step 1000, and memory.

`python benchmarks/server/replays.py [--games N] [GAME …]`. Milliseconds of processor time, but for the last two
columns: the longest time in which an event loop that looks up every millisecond did not, while the game was opened as
the server opens it, and as long with nothing to do; medians of rounds that take turns. Only the difference is the
replay's doing.
"""

import argparse
import asyncio
import time
import tracemalloc
from collections.abc import Coroutine
from random import Random
from statistics import median
from typing import Any

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.kernel.play import Chance, Move, Step, take
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.services.cache import AsyncLRU
from pelipoyta.table.replay import Replay

THOUSANDTH = 1000
TICK = 0.001  # seconds
ROUNDS = 7


def longest(game: AnyGame, games: int) -> Record:
    """Longest of a number of random games."""
    return max((_played(game, seed) for seed in range(games)), key=lambda record: len(record.steps))


def _played(game: AnyGame, seed: int) -> Record:
    rng, seats = Random(seed), game.seats[seed % len(game.seats)]
    options = game.hooks.first or game.options()
    state, steps = game.start(options, seats), list[Step]()
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Dice | Draw):
            steps.append(Chance(pending.sample(rng)))
        else:
            seat = rng.choice(pending.seats)
            steps.append(Move(seat, rng.choice(game.legal(state, seat))))
        state, _ = take(game, state, steps[-1])
    return Record(
        game.id, version=game.version, seats=seats, options=options, players=(), result=pending, steps=tuple(steps)
    )


def measured(game: AnyGame, record: Record) -> str:
    began = time.process_time()
    replay = Replay(game, record)
    opened = time.process_time()
    snapshot = replay.snapshot(min(THOUSANDTH, len(replay.passages) - 1))
    snapshot.view(0)
    jumped = time.process_time()
    replay.numbers(0)
    seen = time.process_time()
    figures = [opened - began, jumped - opened, seen - jumped]
    kept, gaps = _kept(game, record), asyncio.run(_gaps(game, record))
    told = "".join(f"{1000 * figure:10.1f}" for figure in figures)
    return f"{game.id:10}{len(record.steps):8}{len(replay.passages):9}{told}{kept / 2**20:8.1f}" + "".join(
        f"{1000 * gap:9.1f}" for gap in gaps
    )


def _kept(game: AnyGame, record: Record) -> int:
    """Bytes of memory of an opened game."""
    tracemalloc.start()
    replay = Replay(game, record)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size if replay.passages else 0


async def _gaps(game: AnyGame, record: Record) -> tuple[float, float]:
    """Gaps of the event loop while a game is opened in a thread, and while it is idle as long."""
    opened, idle = list[float](), list[float]()
    for _ in range(ROUNDS):
        began = time.perf_counter()
        opened.append(await _longest_gap(AsyncLRU[Replay](1).of("one", lambda: Replay(game, record))))
        idle.append(await _longest_gap(asyncio.sleep(time.perf_counter() - began)))
    return median(opened), median(idle)


async def _longest_gap(work: Coroutine[Any, Any, Any]) -> float:
    gaps, working = [0.0], asyncio.create_task(work)
    while not working.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        gaps.append(time.perf_counter() - before - TICK)
    return max(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("names", nargs="*", metavar="GAME")
    told = parser.parse_args()
    print("game         steps moments      open      jump  one seat      MB      gap     idle")
    for name in told.names or NAMES:
        game = load(name)
        print(measured(game, longest(game, told.games)), flush=True)


if __name__ == "__main__":
    main()
