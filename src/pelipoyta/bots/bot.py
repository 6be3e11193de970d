"""What a bot is, and where the bots of each game are found."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from pelipoyta.bots.uniform import uniform
from pelipoyta.kernel.game import Seat

# (view, seat, ask, legal, rng, budget in seconds) -> one of `legal`.
# `ask` is what the seat is asked; None offers it an action off its turn, which it may let pass by answering None.
# A budget of `inf`, the arena's, means: never look at the clock, so that a seed gives one game.
Choose = Callable[[Any, Seat, str | None, Sequence[Any], Random, float], Any]


class NoSuchBot(LookupError):
    """No bot of that name plays that game."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"no bot called {name!r} plays {game}")
        self.game = game
        self.name = name


def find(game: str, name: str) -> Choose:
    """The bot of that name for the game of that id; a game may have manners of its own even for `uniform`."""
    bots = {"uniform": uniform, **_bots(game)}
    if name not in bots:
        raise NoSuchBot(game, name)
    return bots[name]


def names(game: str) -> tuple[str, ...]:
    """The bots that play the game, the best first."""
    return (*(name for name in _bots(game) if name != "uniform"), "uniform")


def _bots(game: str) -> Mapping[str, Choose]:
    module = f"pelipoyta.bots.minds.{game}"
    if not game.isidentifier() or find_spec(module) is None:
        return {}
    bots: Mapping[str, Choose] = import_module(module).BOTS
    return bots
