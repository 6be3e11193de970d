"""Drive towards the enemy king: late in a battle a step nearer is worth something, so that fewer battles are drawn.

Measured in `training/kasvoton/ends.py`, which restates it.
"""

from collections.abc import Sequence
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.games.kasvoton.board import COLUMNS
from pelipoyta.games.kasvoton.deck import KING, QUEEN
from pelipoyta.games.kasvoton.model import Done, Move, Phase

FIRST, SPAN = 10, 30  # turns before it sets in, and until it is whole
BEST, LEVELS = 4.0, 12.0  # worth of a step nearer to the strongest and to the other levels, in units of the net


def drives(field: Field, deeds: Sequence[Any], weight: float) -> list[float]:
    """Value of each deed: of steps nearer to where the king may be, and of an idle turn."""
    now = weight * min(1.0, max(0.0, (field.view.used[field.seat] - FIRST) / SPAN))
    prey = {card.cell: field.belief(card)[KING - 1] for card in field.enemies}
    total = sum(prey.values())
    if not now or not total:
        return [0.0] * len(deeds)

    def far(cell: int) -> float:
        return sum(share * max(1, _distance(cell, other)) for other, share in prey.items()) / total

    def worth(deed: Any) -> float:
        if isinstance(deed, Move):
            return 0.0 if field.rank(deed.src) in (KING, QUEEN) else far(deed.src) - far(deed.dst)
        return -1.0 if isinstance(deed, Done) and field.view.phase is Phase.ARCHERS else 0.0

    return [now * worth(deed) for deed in deeds]


def _distance(one: int, other: int) -> int:
    return max(abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS))
