"""Tricks: players with one idea each, always the same, to find out whether a strong one falls for it.

They are no opponents for people: no table offers them. A champion that loses to one of them is none.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pelipoyta.bots.player import Choose
from pelipoyta.kernel.game import Seat

Liking = Callable[[Any, Seat, Any], float]  # (view, seat, action): how much the trick wants it


def trick(liking: Liking, otherwise: Choose | None = None, only: frozenset[str] = frozenset()) -> Choose:
    """What is liked best is done, one of several by chance; questions that are not its own another player answers."""

    def choose(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None:
            return None
        if otherwise is not None and ask not in only:
            return otherwise(view, seat, ask, legal, rng, budget)
        wanted = [liking(view, seat, action) for action in legal]
        return rng.choice([action for action, want in zip(legal, wanted, strict=True) if want == max(wanted)])

    return choose
