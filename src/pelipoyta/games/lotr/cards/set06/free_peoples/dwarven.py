"""Set 6: Dwarven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6U9", "Lend Us Your Aid", DWARVEN, cost=0).says(
        maneuver(
            cost=Exert(Choose(Called("Gimli"), "gimli"), 2),
            do=For((Strength(Named("gimli"), 3), Strength(Each(ELF & COMPANION), 3)), Until.REGROUP),
        )
    ),
    condition("6C10", "Suspended Palaces", DWARVEN, cost=2, unique=True).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(DWARF), do=AddTokens(THIS, Culture.DWARVEN, 2)),
        fellowship(
            cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.DWARVEN)),
            do=Put(Pile.DECK_TOP, Pile.STACK, on=Choose(DWARVEN & CONDITION & Holding(CARD))),
        ),
    ),
    event("6R11", "Toss Me", DWARVEN, cost=1).says(
        Static(Strength(Each(Called("Gimli")), 1), when=Matches(THIS, StackedOn(DWARVEN & CONDITION))),
        fellowship(
            do=one_of(
                LayThis(Pile.DECK_TOP),
                LayThis(Pile.DECK),
                Put(Pile.HAND, Pile.DECK_TOP, DWARVEN),
                Put(Pile.HAND, Pile.DECK, DWARVEN),
            )
        ),
    ),
)
