"""Gimmick bots: each follows one fixed idea, to test whether a strong bot can be exploited by it.

They are no opponents for people: no table offers them. A champion that loses to one of them is none.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pelipoyta.bots.player import Choose
from pelipoyta.kernel.game import Seat

Liking = Callable[[Any, Seat, Any], float]  # (view, seat, action): preference of the gimmick


def trick(liking: Liking, otherwise: Choose | None = None, only: frozenset[str] = frozenset()) -> Choose:
    """Bot that plays the most preferred action, ties at random; other questions go to another bot."""

    def choose(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None:
            return None
        if otherwise is not None and ask not in only:
            return otherwise(view, seat, ask, legal, rng, budget)
        wanted = [liking(view, seat, action) for action in legal]
        return rng.choice([action for action, want in zip(legal, wanted, strict=True) if want == max(wanted)])

    return choose
