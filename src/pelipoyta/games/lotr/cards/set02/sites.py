"""Sites of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("2U115", "Hobbiton Party Field", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=Exert(Choose(HOBBIT)), do=PlayCard(Called("Bilbo"), Pile.DECK))
    ),
    site("2U116", "Hobbiton Woods", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=FOREST).says(
        fellowship(cost=Exert(Choose(HOBBIT)), do=PlayNextSite())
    ),
    site("2C117", "Town Center", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=PlayCard(SHIRE & ALLY), do=Draw())
    ),
    site("2U118", "Great Chasm", 4, shadow=4, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=UNDERGROUND).says(
        Static(Cost(MORIA & ARCHER, -2, first=Until.PHASE))
    ),
    site(
        "2U120",
        "Valley of the Silverlode",
        6,
        shadow=3,
        arrow=Arrow.LEFT,
        block=Block.FELLOWSHIP,
        keywords=(RIVER, SANCTUARY),
    ).says(Triggered(on=MOVES_HERE, do=Heal(Choose(HOBBIT & COMPANION, count=AnyNumber())))),
    site("2C119", "Hollin", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=PLAINS).says(
        Static(NeverRoams(Each(URUK_HAI)))
    ),
)
