"""Set 4: Raider."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion("4C226", "Easterling Guard", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=EASTERLING).says(
        Triggered(
            on=On(Deed.ASSIGNMENT, THIS, against=UNBOUND & COMPANION), optional=True, cost=Exert(THIS), do=AddBurden()
        )
    ),
    condition("4R231", "Eastern Emyn Muil", RAIDER, cost=0, unique=True).says(
        Triggered(on=MOVES_FROM, when=AtNumbers(2, 2, Block.TOWERS), do=Exert(Each(RING_BOUND & COMPANION), 2)),
        maneuver(cost=(Discard(THIS), Exert(Choose(RAIDER & MAN))), do=Exert(Choose(RING_BOUND & COMPANION))),
    ),
    condition("4U236", "Howl of Harad", RAIDER, cost=1).says(
        Triggered(
            on=loses(COMPANION | ALLY, against=SOUTHRON),
            optional=True,
            cost=RemoveTwilight(4),
            do=By(Who.FREE, Wound(Choose(RING_BOUND & COMPANION))),
        )
    ),
    event("4R243", "Rapid Fire", RAIDER, cost=6).says(
        archery(cost=Exert(Choose(RAIDER & ARCHER)), do=archery_total(Side.SHADOW, ForEach(Burdens(), limit=5)))
    ),
)
