"""Set 6: Shire."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C112", "Long Slow Wrath", SHIRE, cost=1).says(
        skirmish(
            cost=Exert(Choose(UNBOUND & HOBBIT, "him")),
            do=For(
                (
                    Strength(Named("him"), each(GANDALF & COMPANION)),
                    Gains(Named("him"), Keyword.DAMAGE, each(GANDALF & COMPANION)),
                )
            ),
        )
    ),
)
