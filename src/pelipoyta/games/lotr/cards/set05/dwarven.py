"""Set 5: Dwarven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("5U9", "More to My Liking", DWARVEN, cost=2, unique=True).says(
        Activated(phases=Phase.MANEUVER, do=Put(Pile.DECK_TOP, Pile.STACK, on=THIS), once_a_phase=True),
        maneuver(
            cost=(Spot(DWARF), Discard(Choose(StackedOn(DWARVEN & CONDITION)))),
            do=ReturnToHand(Choose(FREE_PEOPLES & StackedOn(THIS))),
        ),
    ),
)
