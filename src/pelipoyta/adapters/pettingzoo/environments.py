"""Factory of the PettingZoo functions that each game's module offers."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pelipoyta.adapters.pettingzoo.moments import ParallelGame
from pelipoyta.adapters.pettingzoo.turns import AecGame, wrapped


class Environments(NamedTuple):
    """Environments of one game; each takes `seats`, `options` of the game, `max_cycles` and `render_mode`."""

    env: Callable[..., Any]
    raw_env: Callable[..., AecGame]
    parallel_env: Callable[..., ParallelGame]


def environments(game: str) -> Environments:
    raw_env = partial(AecGame, game)
    return Environments(lambda **given: wrapped(raw_env(**given)), raw_env, partial(ParallelGame, game))
