"""A worker process with bots that behave badly, each in its own way; run by the tests of the pool."""

import os
import time
from random import Random
from typing import Any

import arvaus

from pelipoyta.bots.player import Choose
from pelipoyta.bots.uniform import uniform
from pelipoyta.bots.workers.worker import main
from pelipoyta.kernel.game import AnyGame


def highest(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    print("thinking aloud must not disturb anyone")
    assert isinstance(view, arvaus.View)
    return max(legal, key=lambda guess: guess.number)


def lets_pass(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    return None


def raises(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    raise RuntimeError("lost my nerve")


def cheats(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    return arvaus.Guess(7)


def dawdles(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    time.sleep(60)
    return legal[0]


def tells_what_is_left(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    time.sleep(0.3)
    return legal[0] if budget < 19.8 else legal[1]


HOARD: list[bytearray] = []


def hoards(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    while True:
        HOARD.append(bytearray(2**28))


def dies(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
    os._exit(3)


BOTS: dict[str, Choose] = {
    bot.__name__: bot
    for bot in (uniform, highest, lets_pass, raises, cheats, dawdles, dies, hoards, tells_what_is_left)
}


def load(game: str) -> AnyGame:
    return arvaus.GAME


def find(game: str, bot: str) -> Choose:
    return BOTS[bot]


if __name__ == "__main__":
    main(load, find)
