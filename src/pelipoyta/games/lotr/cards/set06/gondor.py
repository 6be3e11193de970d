"""Set 6: Gondor."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C53", "Mortal Men", GONDOR, cost=0).says(
        skirmish(
            do=(strength(Choose(GONDOR & MAN), 2), If(AtLeast(Tokens(Culture.ROHAN, None)), Exert(Choose(MINION))))
        )
    ),
)
