"""Set 6: Dunland."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6U8", "Too Long Have These Peasants Stood", DUNLAND, cost=2).says(
        Response(on=wins(DUNLAND & MAN), do=Discard(Each(CONDITION)))
    ),
)
