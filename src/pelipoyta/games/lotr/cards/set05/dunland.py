"""Set 5: Dunland."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("5R3", "Leaping Blaze", DUNLAND, cost=1).says(
        shadow(
            cost=Spot(DUNLAND & MINION, 3),
            do=Unless(
                Who.FREE, discard_from(Pile.HAND, count=3), (Put(Pile.HAND, Pile.SHUFFLED, count=AllOf()), Draw(8))
            ),
        )
    ),
)
