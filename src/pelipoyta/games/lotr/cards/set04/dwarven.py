"""Dwarven cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("4C42", "Best Company", DWARVEN, cost=0).says(
        skirmish(do=strength(Choose(DWARF), IfElse(AtSite(Keyword.BATTLEGROUND), 4, 2)))
    ),
    companion(
        "4C49",
        "Gimli",
        "Unbidden Guest",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=damage(1),
    ).says(
        skirmish(
            cost=Exert(THIS),
            do=strength(
                Choose(UNBOUND & COMPANION, "friend"), IfElse(Matches(Named("friend"), Called("Legolas")), 2, 1)
            ),
        )
    ),
)
