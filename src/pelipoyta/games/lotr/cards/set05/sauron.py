"""Set 5: Sauron."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("5R96", "Eye of Barad-Dûr", SAURON, cost=0).says(
        skirmish(
            do=strength(Choose((COMPANION | ALLY) & Against(SAURON & ORC)), each(RING_BOUND & COMPANION, times=-1))
        ),
        Response(on=after(Deed.SHOWN), do=AddBurden(2)),
    ),
)
