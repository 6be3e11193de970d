"""Set 6: Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "6R92",
        "Éomer",
        "Rohirrim Captain",
        ROHAN,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=VALIANT,
    ).says(
        OwnCost(-1, CanSpot(ROHAN & MAN)),
        skirmish(
            cost=discard_from(Pile.HAND, count=3),
            do=strength(Choose(ROHAN & MAN, "rider"), ForEach(Wounds(Each(MINION & Beside(Named("rider")))), times=2)),
        ),
    ),
)
