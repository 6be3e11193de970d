"""Types of bots: functions that choose one of the legal actions."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pelipoyta.kernel.game import Seat

# (view, seat, ask, legal, rng, budget in seconds) -> one of `legal`.
# `ask` is what the seat is asked; None offers it an action off its turn, which it may let pass by answering None.
# A budget of `inf`, the arena's, means: never look at the clock, so that a seed gives one game.
Choose = Callable[[Any, Seat, str | None, Sequence[Any], Random, float], Any]

# A bot that searches is told besides how many nodes it may look at; 0: as many as the budget allows, or, where that is
# `inf`, as many as suit it.
Think = Callable[[Any, Seat, str | None, Sequence[Any], Random, float, int], Any]
