"""Set 5: Gondor."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition(
        "5C32", "Citadel of the Stars", GONDOR, cost=1, unique=True, strength=-2, vitality=-1, keywords=FORTIFICATION
    ).says(
        skirmish(
            when=Matches(THIS, SUPPORTING),
            cost=one_of(Exert(Choose(GONDOR & MAN)), Spot(KNIGHT, 3)),
            do=PassOn(THIS, Choose(MINION & Against(GONDOR & MAN))),
        )
    ),
    condition("5U38", "Rally Point", GONDOR, cost=1).says(
        regroup(cost=Exert(Choose(KNIGHT)), do=PassOn(Choose(GONDOR & FORTIFICATION & BorneBy(MINION))))
    ),
)
