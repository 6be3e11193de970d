"""Fast simulator of a game: the same rules over machine integers, for searches that play millions of moves.

`rules` referee every table; a simulator is only searched with, and the twin law keeps the two equal. Its state
(`kernel.fast.state`) is changed in place, and its actions are integers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pelipoyta.kernel.chance import Outcome

CHANCE = -1  # a `mover`: the game waits for dice or cards
OVER = -2


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
    batch: Callable[[Any, int], Any] | None = None  # (fast state at the start of a game, how many): a BaseBatch


def listed(sim: Any, buffer: Any) -> Sequence[int]:
    """The mover's actions as a list, for callers that need no speed."""
    return [buffer[index] for index in range(sim.legal(buffer))]
