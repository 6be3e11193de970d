"""Set 6: Elven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6U16", "Forearmed", ELVEN, cost=1).says(
        skirmish(
            cost=Look(1, reveal=True), do=strength(Choose(MINION & Against(ELF)), ForEach(CostOf("seen"), times=-1))
        )
    ),
    possession("6C21", "Naith Longbow", ELVEN, cost=1, bearer=ELF & COMPANION, item=RANGED_WEAPON, strength=1).says(
        archery(
            cost=Exert(ITS_BEARER), do=(DiscardTop(1, "top"), If(AtLeast(Seen("top", ELVEN)), Exert(Choose(MINION))))
        )
    ),
)
