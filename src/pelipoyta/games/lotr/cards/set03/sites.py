"""Sites of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("3U116", "Eregion Hills", 4, shadow=2, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP).says(
        Triggered(on=MOVES_HERE, do=AddBurden())
    ),
    site("3U119", "House of Elrond", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        Triggered(on=MOVES_HERE, optional=True, cost=Spot(ELF, 2), do=RemoveBurden())
    ),
    site("3U120", "Wastes of Emyn Muil", 9, shadow=9, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        maneuver(
            cost=(Spot(COMPANION, 4), Exert(Choose(MINE & ISENGARD & ORC))), do=By(Who.FREE, Wound(Choose(COMPANION)))
        )
    ),
    site(
        "3U115", "Caras Galadhon", 6, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=(FOREST, SANCTUARY)
    ).says(Static(OneMinion(), when=Here())),
    site("3C117", "Gates of Argonath", 8, shadow=8, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Static(NotPlayed(Timed(Phase.MANEUVER) & EVENT))
    ),
    site("3C118", "The Great River", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Static(NotPlayed(CARD, (Pile.DECK, Pile.DISCARD)))
    ),
)
