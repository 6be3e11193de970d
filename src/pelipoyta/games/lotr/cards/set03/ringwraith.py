"""Ringwraith cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("3R81", "Gates of the Dead City", RINGWRAITH, cost=1).says(
        ToPlay(CanSpot(NAZGUL)), Triggered(on=On(Deed.BURDEN, by=RINGWRAITH), do=By(Who.FREE, Exert(Choose(COMPANION))))
    ),
    event("3U82", "News of Mordor", RINGWRAITH, cost=1).says(
        skirmish(cost=Spot(ISENGARD & MINION), do=gains(Choose(NAZGUL), Keyword.DAMAGE))
    ),
    event("3R85", "Too Great and Terrible", RINGWRAITH, cost=0).says(
        maneuver(
            cost=Spot(NAZGUL),
            do=Unless(Who.FREE, discard_from(Pile.HAND, GANDALF, 2), Wound(Choose(Called("Gandalf")), 2)),
        )
    ),
)
