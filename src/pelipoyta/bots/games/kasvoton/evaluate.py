"""Value of each action to the net, for levels that misjudge it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.games.kasvoton.model import Done, Move, Stage, View
from pelipoyta.kernel import Seat

NEVER = -1e6


def judge(
    view: View, seat: Seat, ask: str, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> list[float] | None:
    """Values in a turn only; an action that the net never plays has none."""
    if view.stage is not Stage.TURN:
        return None
    from pelipoyta.bots.games.kasvoton.strong import weigh
    from pelipoyta.bots.games.kasvoton.strong.drive import LEVELS

    worths = weigh(view, seat, legal, LEVELS)
    return [worths.get(deed, NEVER) for deed in legal] if len(worths) > 1 else None


def thing(deed: Any) -> Any:
    """The acting card, by its cell."""
    return deed.src if isinstance(deed, Move) else None if isinstance(deed, Done) else getattr(deed, "cell", None)
