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
    condition("6R77", "Durin's Tower", MORIA, cost=0, unique=True).says(
        Static(Cost(Called("The Balrog"), -3), when=AtNumbers(2, 3, Block.TOWERS)),
        skirmish(cost=Discard(THIS), do=strength(Choose(UNIQUE & MORIA & MINION), 3)),
    ),
)
