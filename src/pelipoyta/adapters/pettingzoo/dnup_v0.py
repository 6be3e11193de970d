"""dnup for PettingZoo."""

from typing import Any

from pelipoyta.adapters.pettingzoo.moments import Moments
from pelipoyta.adapters.pettingzoo.turns import Turns, wrapped

GAME = "dnup"


def raw_env(**given: Any) -> Turns:
    """`seats`, `options` of the game, `max_cycles`, `render_mode`."""
    return Turns(GAME, **given)


def env(**given: Any) -> Any:
    return wrapped(raw_env(**given))


def parallel_env(**given: Any) -> Moments:
    return Moments(GAME, **given)
