"""Many games as one: action numbers in, arrays out."""

import logging
from functools import cache
from multiprocessing import parent_process
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pelipoyta import compiled
from pelipoyta.adapters.encoding import Tensors
from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.games import open_game
from pelipoyta.vector.engine import Floats, Ints, engine_for

log = logging.getLogger("pelipoyta.vector")
Masks: TypeAlias = NDArray[np.int8]


@cache
def _warn_if_uncompiled(standing: compiled.Standing) -> None:
    """Warn once in a program, and not in each of its processes."""
    if standing in ("missing", "stale") and parent_process() is None:
        command = compiled.build_command()
        log.warning("The rules are not compiled, so games run 10 to 100 times slower; `%s` compiles them.", command)


class Illegal(ValueError):
    """Some numbers are illegal in their games; nothing has changed."""


class Vector:
    """`count` games of one kind; a finished game restarts in the same step; a seed gives the same games everywhere.

    After every step: `movers` are the seats to choose, `ended` the games that the step ended and `rewards` the result
    of each seat (1 won, -1 lost, 0 drawn, or not over), `masks` the legal actions; `rows` are the movers' features.
    """

    def __init__(self, game: str, count: int, seats: int | None = None, options: Any = None, seed: int = 0) -> None:
        if count < 1:
            raise ValueError("at least one game")
        _warn_if_uncompiled(compiled.use())
        self.sitting = NumberedGame(open_game(game), seats, options)
        self.count, self.seats, self.actions = count, self.sitting.seats, self.sitting.numbers.size
        self.engine = engine_for(self.sitting, count)
        self.masks: Masks = np.zeros((count, self.actions), np.int8)
        self.rewards: Floats = np.zeros((count, self.seats))
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Restart all games."""
        self.masks[:] = 0
        self.legal: Ints = np.zeros(0, np.int64)  # legal numbers of all games, one's after another's
        self.marked: Ints = self.legal  # their indices in the masks
        self.engine.begin(seed)
        self._look()

    def _look(self) -> None:
        flat = self.masks.reshape(-1)
        flat[self.marked] = 0
        self.counts = self.engine.counts()
        self.legal = self.engine.numbers()
        self.marked = np.repeat(np.arange(self.count) * self.actions, self.counts) + self.legal
        flat[self.marked] = 1
        self.movers, self.rows, self.ended = self.engine.movers(), self.engine.rows(), self.engine.ended()
        self.rewards[:] = np.where(self.ended[:, None] > 0, 2 * self.engine.scores() - 1, 0)

    def step(self, numbers: Ints) -> None:
        """Take one action in each game; raises Illegal where one is illegal."""
        wrong = (numbers < 0) | (numbers >= self.actions)
        wrong |= self.masks[np.arange(self.count), np.where(wrong, 0, numbers)] == 0
        if wrong.any():
            raise Illegal(f"not legal in these games: {np.flatnonzero(wrong)[:10].tolist()}")
        self.engine.step(numbers)
        self._look()

    def observations(self) -> Tensors:
        """Tensors of the movers' views."""
        return self.sitting.encoding.tensor(self.rows, self.seats)

    def sample(self, rng: np.random.Generator) -> Ints:
        """Uniformly random legal action for each game."""
        starts = np.cumsum(self.counts) - self.counts
        picks: Ints = self.legal[starts + (rng.random(self.count) * self.counts).astype(np.int64)]
        return picks
