"""A game's fast twin: the same rules once more over machine integers, for searches that play millions of moves.

`rules` referee every table; a twin is only thought with. The twin law holds the two together. A twin's state is a
*scratch*: it is changed in place, and actions are integers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.terms import Seat

CHANCE = -1  # of `mover`: the game waits for dice or cards
OVER = -2


class FastState(Protocol):
    """What a search may do with a position; all ints, nothing is checked."""

    def copy_from(self, other: Any, /) -> None: ...

    def mover(self) -> int:
        """The seat that is to choose (of several that choose blind, the first), CHANCE or OVER."""

    def legal(self, out: Any, /) -> int:
        """Write the mover's actions into the buffer, and say how many."""

    def apply(self, action: int, /) -> None: ...

    def sow(self, seed: int, /) -> None:
        """Begin the scratch's own chance anew; a copy goes on with what it had."""

    def roll(self) -> None:
        """Settle what is waited for by the scratch's own chance."""

    def playout(self, limit: int, /) -> int:
        """Play at random, every choice as likely as another, to the end or so many choices; says how many it took."""

    def score(self, seat: int, /) -> float:
        """What a seat has at the end; before it, 0."""

    def key(self, seat: int, /) -> int:
        """The same for all positions that look alike to a seat, and as a rule for none that it should tell apart."""


class FastBatch(Protocol):
    """Many games of one kind, a step each at a time; rows are flat, game after game, and filled anew by each step."""

    movers: Any  # by game: the seat that is to choose
    counts: Any  # by game: how many actions it has
    codes: Any  # those actions, one game's after another's; what follows them means nothing
    looks: Any  # by game: what the mover sees, as many numbers each
    ended: Any  # by game: 1 where the last step ended it, and what is there now is a new one
    scores: Any  # by game and seat: what each had at the end, where it has ended

    def begin(self, seed: int, /) -> None:
        """All games anew, each with chance of its own out of that seed."""

    def step(self, actions: list[int], /) -> None:
        """One action a game; nothing is checked."""


@dataclass(frozen=True)
class Simulator:
    """How the integers of a twin and the values of the rules become each other."""

    new: Callable[[Any, int], Any]  # (options, seats): a scratch at the start of a game
    buffer: Callable[[], Any]  # as long as any list of actions
    read: Callable[[Any, Any], None]  # (scratch, state): make the scratch that state
    write: Callable[[Any], Any]  # the state a scratch is
    guess: Callable[[Any, Any, Random], None]  # (scratch, view, rng): make it a state that looks so
    action: Callable[[Any, int], Any]  # what the number means in this scratch
    code: Callable[[Any, Any], int]  # the number of an action
    settle: Callable[[Any, Outcome], None]  # (scratch, outcome): what chance brought
    batch: Callable[[Any, int], Any] | None = None  # (scratch at the start of a game, how many): a Batch


def listed(scratch: Any, buffer: Any) -> Sequence[int]:
    """The mover's actions, for those who are in no hurry."""
    return [buffer[index] for index in range(scratch.legal(buffer))]


def asked(scratch: Any) -> Seat | None:
    """The seat that is to choose, if any is."""
    mover: int = scratch.mover()
    return mover if mover >= 0 else None
