"""Fast simulator of a game: the same rules over machine integers, for searches that play millions of moves.

`rules` referee every table; a simulator is only searched with, and the twin law keeps the two equal. Its state is
changed in place, and its actions are integers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.terms import Seat

CHANCE = -1  # a `mover`: the game waits for dice or cards
OVER = -2


class FastState(Protocol):
    """Position of a fast simulator; all values are ints and nothing is checked."""

    def copy_from(self, other: Any, /) -> None: ...

    def mover(self) -> int:
        """Seat that is to choose (of several that choose blind, the first), CHANCE or OVER."""

    def legal(self, out: Any, /) -> int:
        """Write the mover's actions into the buffer, and return how many."""

    def apply(self, action: int, /) -> None: ...

    def sow(self, seed: int, /) -> None:
        """Seed the state's own generator; a copy goes on with the generator it was copied from."""

    def roll(self) -> None:
        """Settle the pending chance by the state's own generator."""

    def playout(self, limit: int, /) -> int:
        """Play uniformly at random to the end or for `limit` choices, and return how many were made."""

    def score(self, seat: int, /) -> float:
        """Score of a seat at the end; 0 before it."""

    def key(self, seat: int, /) -> int:
        """Hash of what a seat sees: equal for positions that look alike, and almost always different for others."""


class FastBatch(Protocol):
    """Many games of one kind, one step each at a time; arrays are flat, game after game, and refilled by each step."""

    movers: Any  # by game: seat that is to choose
    counts: Any  # by game: number of legal actions
    codes: Any  # those actions, one game's after another's; the rest of the array is undefined
    looks: Any  # by game: features of the mover's view, the same number for each
    ended: Any  # by game: 1 where the last step ended it and a new game has begun
    scores: Any  # by game and seat: scores of the game that has ended

    def begin(self, seed: int, /) -> None:
        """Restart all games, each with its own generator derived from the seed."""

    def step(self, actions: list[int], /) -> None:
        """Take one action in each game; nothing is checked."""


@dataclass(frozen=True)
class Simulator:
    """Conversion between the integers of a simulator and the values of the rules."""

    new: Callable[[Any, int], Any]  # (options, seats): a state at the start of a game
    buffer: Callable[[], Any]  # largest number of legal actions
    read: Callable[[Any, Any], None]  # (fast state, state): load the state
    write: Callable[[Any], Any]  # the state of the rules that a fast state stands for
    guess: Callable[[Any, Any, Random], None]  # (fast state, view, rng): determinize: load a state that gives this view
    action: Callable[[Any, int], Any]  # the action of a number in this state
    code: Callable[[Any, Any], int]  # the number of an action
    settle: Callable[[Any, Outcome], None]  # (fast state, outcome): settle chance
    batch: Callable[[Any, int], Any] | None = None  # (fast state at the start of a game, how many): a FastBatch


def listed(scratch: Any, buffer: Any) -> Sequence[int]:
    """The mover's actions as a list, for callers that need no speed."""
    return [buffer[index] for index in range(scratch.legal(buffer))]


def asked(scratch: Any) -> Seat | None:
    """The seat that is to choose, if any."""
    mover: int = scratch.mover()
    return mover if mover >= 0 else None
