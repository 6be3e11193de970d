"""Encoding of a game: each action as an integer, and each view as a row of integers, which becomes a tensor.

A row is short and complete: it is stored and sent. A tensor is long and made for neural nets. Rows are made of views,
never of states: nothing that is hidden from a seat can get into them.
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


class ActionNumbers(Protocol):
    """Numbering of a game's actions."""

    size: int  # exclusive upper bound of the numbers

    def of(self, legal: Sequence[Any]) -> list[int]:
        """Numbers of a seat's legal actions, in that order."""

    def action(self, number: int, legal: Sequence[Any]) -> Any:
        """Legal action of a number; ValueError where the number has none."""


class FixedNumbers:
    """Fixed numbering: each possible action has one constant number."""

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


class IndexNumbers:
    """Numbering by index in the list of legal actions, for games with unbounded actions."""

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
    """Encoding of a game; the lengths of rows and tensors depend on options and seats alone."""

    numbers: Callable[[Any, int], ActionNumbers]  # (options, seats)
    row: Callable[[Any, Seat, Sequence[Any]], Row]  # (view, seat, its legal actions)
    tensor: Callable[[Rows, int], Tensors]  # (rows, seats); between -1 and 1
    chance: int = 0  # exclusive upper bound of dice faces and things in bags; 0: unknown
    longest: int = 0  # most choices of a game; 0: unknown


def encoding_of(game: AnyGame) -> Encoding:
    """The game's own encoding, or else the one for any game."""
    name = game.home.rpartition(".")[2]
    own = f"{__package__}.encode.{name}"
    known = name.isidentifier() and name == game.id and find_spec(own) is not None
    found: Encoding = import_module(own if known else f"{__package__}.encode.any").ENCODING
    return found


def one_hot(values: Rows, size: int) -> Tensors:
    """Encode numbers as one-hot columns, `size` for each; negative numbers give zeros."""
    flat: Tensors = (values[..., None] == np.arange(size)).astype(np.float32)
    return flat.reshape(len(values), -1)


def shares(values: Rows, most: float) -> Tensors:
    """Numbers as shares of a maximum, at which they are capped."""
    part: Tensors = np.clip(values / most, -1, 1).astype(np.float32)
    return part


def joined(*parts: Tensors) -> Tensors:
    whole: Tensors = np.concatenate(parts, axis=1)
    return whole


def counts(things: Sequence[int], kinds: int) -> Row:
    """Number of things of each kind."""
    found = [0] * kinds
    for thing in things:
        found[thing] += 1
    return found
