"""A game in numbers: every action an integer, and what a seat sees a row of them, which becomes a tensor.

A row is short and whole: it is kept and sent. A tensor is long and made for nets. Rows are made of views, never of
states: nothing that is hidden from a seat can come into them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pelipoyta.kernel.game import AnyGame, Seat

Row = list[int]
Rows: TypeAlias = NDArray[np.int64]  # a row each
Tensors: TypeAlias = NDArray[np.float32]  # a tensor each


class Numbers(Protocol):
    """What integers mean as actions, whatever the game."""

    size: int  # every number is below

    def of(self, legal: Sequence[Any]) -> list[int]:
        """The numbers of all that a seat may do now, in that order."""

    def action(self, number: int, legal: Sequence[Any]) -> Any:
        """What the number means now; ValueError where that is nothing that is legal."""


class Table:
    """Every action that there can be has one number, always the same."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.actions = actions
        self.size = len(actions)
        self.number = {action: number for number, action in enumerate(actions)}

    def of(self, legal: Sequence[Any]) -> list[int]:
        return [self.number[action] for action in legal]

    def action(self, number: int, legal: Sequence[Any]) -> Any:
        action = self.actions[number] if 0 <= number < self.size else None
        if action not in legal:
            raise ValueError(f"{number} is not legal now")
        return action


class Listed:
    """A number is a place in the list of what is legal now, for games whose actions nobody could count."""

    def __init__(self, size: int) -> None:
        self.size = size

    def of(self, legal: Sequence[Any]) -> list[int]:
        return list(range(min(len(legal), self.size)))

    def action(self, number: int, legal: Sequence[Any]) -> Any:
        if not 0 <= number < min(len(legal), self.size):
            raise ValueError(f"{number} is not legal now")
        return legal[number]


@dataclass(frozen=True)
class Encoding:
    """How a game becomes numbers; the lengths of rows and tensors depend on options and seats alone."""

    numbers: Callable[[Any, int], Numbers]  # (options, seats)
    row: Callable[[Any, Seat, Sequence[Any]], Row]  # (view, seat, what it may do now)
    tensor: Callable[[Rows, int], Tensors]  # (rows, seats); between -1 and 1
    chance: int = 0  # whatever dice show or bags hold is below; 0: unknown
    longest: int = 0  # no game has more choices; 0: unknown


def encoding_of(game: AnyGame) -> Encoding:
    """The game's own, where it has one; else one that suits any game, and none very well."""
    name = game.home.rpartition(".")[2]
    own = f"{__package__}.encode.{name}"
    known = name.isidentifier() and name == game.id and find_spec(own) is not None
    found: Encoding = import_module(own if known else f"{__package__}.encode.any").ENCODING
    return found


def one_hot(values: Rows, size: int) -> Tensors:
    """Columns of numbers below `size` as that many columns each; what is below 0 is none of them."""
    flat: Tensors = (values[..., None] == np.arange(size)).astype(np.float32)
    return flat.reshape(len(values), -1)


def shares(values: Rows, most: float) -> Tensors:
    """Numbers as parts of the greatest there can be; whatever is greater counts as that."""
    part: Tensors = np.clip(values / most, -1, 1).astype(np.float32)
    return part


def joined(*parts: Tensors) -> Tensors:
    whole: Tensors = np.concatenate(parts, axis=1)
    return whole


def counts(things: Sequence[int], kinds: int) -> Row:
    """How many there are of each kind."""
    found = [0] * kinds
    for thing in things:
        found[thing] += 1
    return found
