"""Abilities of shots and lines: archers that reload or shoot far, heavy infantry, infantry in step."""

from dataclasses import replace

from pelipoyta.games.kasvoton.board import AHEAD
from pelipoyta.games.kasvoton.deck import HEAVY_INFANTRY, INFANTRY
from pelipoyta.games.kasvoton.points import KasvotonPoints, Taken
from pelipoyta.kernel.variants import Variant, VariantParameter

IN_STEP = 4


def far_ahead(taken: Taken, side: int, cell: int) -> int:
    """KV-V15: over one empty cell."""
    near = AHEAD[side][cell]
    return near if near < 0 or taken(near) else AHEAD[side][near]


def both_infantry(one: int, other: int) -> int:
    """KV-V17: two infantry cards in a line count four more together."""
    return IN_STEP if one == other == INFANTRY else 0


def reload(points: KasvotonPoints, turns: int) -> KasvotonPoints:
    """KV-V14: archers that shot are out of use for so many turns of their side."""
    return replace(points, rest=turns)


def reach_far(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, aim=far_ahead)


def put_on_armour(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, armour={**points.armour, HEAVY_INFANTRY: "KV-V16"})


def march_in_step(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, bonus=both_infantry)


STRIKES = (
    Variant("reload", "KV-V14", reload, (VariantParameter("turns", 1, 1, 3),)),
    Variant("longbow", "KV-V15", reach_far),
    Variant("armour", "KV-V16", put_on_armour),
    Variant("in-step", "KV-V17", march_in_step),
)
