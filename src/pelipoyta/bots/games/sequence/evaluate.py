"""Value of each play to greedy, for levels that misjudge it; the net is little stronger, and slow uncompiled."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.bots.games.sequence.greedy import greedy, survey, worth
from pelipoyta.games.sequence.model import AnyAction, Play, View
from pelipoyta.kernel import Seat

NEVER = -1e6


def judge(
    view: View, seat: Seat, ask: str, legal: Sequence[AnyAction], rng: Random, budget: float, nodes: int
) -> list[float] | None:
    """Values of plays; draws, exchanges and locks are fixed; an immediate win is worth a thousand."""
    if ask != "play" or not isinstance(greedy(view, seat, ask, legal, rng, budget), Play):
        return None
    ground = survey(view, seat)
    return [worth(view, seat, ground, action) if isinstance(action, Play) else NEVER for action in legal]


def thing(action: AnyAction) -> Any:
    """The card of an action."""
    return action.card if isinstance(action, Play) else None
