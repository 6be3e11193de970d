"""The One Ring of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    ring("1R1", "Isildur's Bane", strength=1, vitality=1).says(
        Response(on=about_to(Deed.WOUND, RING_BEARER), when=Not(RingWorn()), do=WearRing()),
        Triggered(on=about_to(Deed.WOUND, RING_BEARER), when=RingWorn(), do=Instead(AddBurden(2))),
    ),
    ring("1C2", "The Ruling Ring", strength=1).says(
        Response(on=about_to(Deed.WOUND, RING_BEARER, during=Phase.SKIRMISH), when=Not(RingWorn()), do=WearRing()),
        Triggered(
            on=about_to(Deed.WOUND, RING_BEARER, during=Phase.SKIRMISH), when=RingWorn(), do=Instead(AddBurden())
        ),
    ),
)
