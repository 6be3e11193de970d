"""Value of each action to the net, for levels that misjudge it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.levels import SURE
from pelipoyta.games.kasvoton.model import Done, Move, Stage, View
from pelipoyta.kernel import Seat

NEVER = -1e6


def judge(
    view: View, seat: Seat, ask: str, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> list[float] | None:
    """Values in the battle of two only; an action that the net never plays has none."""
    if view.seats != 2 or view.stage is not Stage.TURN:
        return None
    from pelipoyta.bots.games.kasvoton.strong import net, number, takes_king, weigh

    deeds = weigh(view, seat, legal)
    if len(deeds) < 2:
        return None
    scorer, field = net(), Field(view, seat)
    liked = {deed: scorer.worth(number(deed, seat)) + SURE * takes_king(field, deed) for deed in deeds}
    return [liked.get(deed, NEVER) for deed in legal]


def thing(deed: Any) -> Any:
    """The acting card, by its cell."""
    return deed.src if isinstance(deed, Move) else None if isinstance(deed, Done) else getattr(deed, "cell", None)
