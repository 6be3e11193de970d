"""Set 5: Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("5U79", "Armory", ROHAN, cost=1, unique=True, keywords=FORTIFICATION).says(
        maneuver(
            cost=Spot(ROHAN & MAN, 2),
            do=(one_of(RemoveTokens(Choose(MACHINE), None, 2), take(ROHAN & POSSESSION)), Discard(THIS)),
        )
    ),
    possession("5R89", "Rohirrim Helm", ROHAN, cost=1, bearer=ROHAN & MAN, item=HELM).says(
        skirmish(
            cost=Discard(THIS),
            do=Unless(Who.ANY_SHADOW, Exert(Choose(SKIRMISHING & MINION)), CancelSkirmish(ITS_BEARER)),
        )
    ),
)
