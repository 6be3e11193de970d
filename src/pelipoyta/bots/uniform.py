"""Uniformly random bot for any game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.kernel.game import Seat

OFF_TURN = 1 / 8  # probability that an offer to act out of turn is taken, however many actions it has


def uniform(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
    if ask is None and rng.random() >= OFF_TURN:
        return None
    return rng.choice(legal)
