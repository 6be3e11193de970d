"""Set 6: Moria."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion(
        "6R76",
        "The Balrog",
        MORIA,
        BALROG,
        cost=14,
        strength=17,
        vitality=5,
        site=4,
        subtitle="Terror of Flame and Shadow",
        unique=True,
        keywords=damage(2),
    ).says(
        OwnCost(-3, CanSpot(MORIA & MINION)),
        Static(Cannot(THIS, Deed.ASSIGNMENT, against=(COMPANION | ALLY) & Stat(Attribute.STRENGTH, most=5))),
    ),
)
