"""dnup for PettingZoo."""

from typing import Any

from pelipoyta.adapters.pettingzoo.moments import ParallelGame
from pelipoyta.adapters.pettingzoo.turns import AecGame, wrapped

GAME = "dnup"


def raw_env(**given: Any) -> AecGame:
    """`seats`, `options` of the game, `max_cycles`, `render_mode`."""
    return AecGame(GAME, **given)


def env(**given: Any) -> Any:
    return wrapped(raw_env(**given))


def parallel_env(**given: Any) -> ParallelGame:
    return ParallelGame(GAME, **given)
