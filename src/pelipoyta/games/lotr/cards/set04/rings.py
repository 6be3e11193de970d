"""The One Ring of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    ring("4R1", "Answer To All Riddles", vitality=2).says(
        skirmish(when=Not(RingWorn()), cost=AddBurden(), do=WearRing()),
        Static(Strength(ITS_BEARER, 2), when=RingWorn()),
        Triggered(
            on=about_to(Deed.WOUND, RING_BEARER, during=Phase.SKIRMISH), when=RingWorn(), do=Instead(AddBurden())
        ),
    ),
    ring("4C2", "The Ruling Ring", strength=1).says(
        Response(on=about_to(Deed.WOUND, RING_BEARER, during=Phase.SKIRMISH), when=Not(RingWorn()), do=WearRing()),
        Triggered(
            on=about_to(Deed.WOUND, RING_BEARER, during=Phase.SKIRMISH), when=RingWorn(), do=Instead(AddBurden())
        ),
    ),
)
