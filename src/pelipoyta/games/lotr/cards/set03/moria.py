"""Moria cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("3R77", "Depths of Moria", MORIA, cost=1).says(
        ToPlay(CanSpot(MORIA & ORC)), Triggered(on=On(Deed.MOVE, during=Phase.REGROUP), do=AddTwilight(2))
    ),
    event("3C78", "Hide and Seek", MORIA, cost=1, keywords=SEARCH).says(
        skirmish(cost=Spot(SHIRE & COMPANION, 2), do=gains(Choose(MORIA & MINION), Keyword.DAMAGE))
    ),
)
