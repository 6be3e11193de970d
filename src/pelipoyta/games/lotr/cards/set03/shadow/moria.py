"""Moria cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("3R77", "Depths of Moria", MORIA, cost=1).says(
        ToPlay(CanSpot(MORIA & ORC)), Triggered(on=On(Deed.MOVE, during=Phase.REGROUP), do=AddTwilight(2))
    ),
    event("3C78", "Hide and Seek", MORIA, cost=1, keywords=SEARCH).says(
        skirmish(cost=Spot(SHIRE & COMPANION, 2), do=gains(Choose(MORIA & MINION), Keyword.DAMAGE))
    ),
    event("3U79", "Malice", MORIA, cost=0).says(
        archery(cost=(Spot(MORIA & ORC), Spot(SAURON & ORC)), do=Wound(Choose(ARCHER & CHARACTER)))
    ),
    event("3R80", "Such a Little Thing", MORIA, cost=0).says(
        maneuver(
            cost=Spot(MORIA & MINION),
            do=Unless(
                Who.FREE, Discard(Choose(FREE_PEOPLES & POSSESSION, count=2)), Wound(Choose(Called("Boromir")), 3)
            ),
        )
    ),
    event("3C76", "Dangerous Gamble", MORIA, cost=2).says(
        shadow(cost=Spot(MORIA & MINION), do=(RevealAtRandom(), AddTwilight(ForEach(CostOf("seen")))))
    ),
)
