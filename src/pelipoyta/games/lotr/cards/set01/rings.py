"""The One Ring of set 1."""

from pelipoyta.games.lotr.cards.build import ring
from pelipoyta.games.lotr.language import (
    AboutToTakeWound,
    BurdensInstead,
    Is,
    Not,
    Response,
    RingWorn,
    Triggered,
    WearRing,
)

CARDS = (
    ring(
        "1R1",
        "Isildur's Bane",
        1,
        1,
        (
            Response(on=AboutToTakeWound(Is(ring_bearer=True)), do=(WearRing(),), when=Not(RingWorn())),
            Triggered(on=AboutToTakeWound(Is(ring_bearer=True)), do=(BurdensInstead(2),), when=RingWorn()),
        ),
    ),
    ring(
        "1C2",
        "The Ruling Ring",
        1,
        0,
        (
            Response(
                on=AboutToTakeWound(Is(ring_bearer=True), in_skirmish=True), do=(WearRing(),), when=Not(RingWorn())
            ),
            Triggered(
                on=AboutToTakeWound(Is(ring_bearer=True), in_skirmish=True), do=(BurdensInstead(1),), when=RingWorn()
            ),
        ),
    ),
)
