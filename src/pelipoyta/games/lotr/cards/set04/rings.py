"""The One Ring of set 4."""

from pelipoyta.games.lotr.cards.build import ring
from pelipoyta.games.lotr.language import (
    AboutToTakeWound,
    Activated,
    AddBurden,
    Bearer,
    BurdensInstead,
    Is,
    ModStrength,
    Not,
    Response,
    RingWorn,
    Static,
    Triggered,
    WearRing,
)
from pelipoyta.games.lotr.terms import Phase

CARDS = (
    ring(
        "4R1",
        "Answer To All Riddles",
        0,
        2,
        (
            Activated(phases=(Phase.SKIRMISH,), cost=(AddBurden(),), do=(WearRing(),), when=Not(RingWorn())),
            Static(mods=(ModStrength(Bearer(), 2),), when=RingWorn()),
            Triggered(
                on=AboutToTakeWound(Is(ring_bearer=True), in_skirmish=True), do=(BurdensInstead(1),), when=RingWorn()
            ),
        ),
    ),
    ring(
        "4C2",
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
