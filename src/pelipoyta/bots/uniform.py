"""The bot that plays any game, badly: every legal action is as likely as another."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.kernel.game import Seat

OFF_TURN = 1 / 8  # how often an offer to act off one's turn is taken, however many actions it holds


def uniform(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
    if ask is None and rng.random() >= OFF_TURN:
        return None
    return rng.choice(legal)
