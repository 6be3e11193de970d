"""Sites of set 6."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("6U115", "Rocks of Emyn Muil", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        fellowship(cost=PlayCard(COMPANION & FRODO_SIGNET), do=RemoveBurden())
    ),
    site("6U116", "Westfold", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        fellowship(cost=Exert(Choose(Called("Aragorn")), 2), do=PlayCard(COMPANION & ARAGORN_SIGNET, Pile.DECK))
    ),
    site("6U117", "Meduseld", 3, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(cost=Exert(Choose(COMPANION & GANDALF_SIGNET, count=3)), do=PlayCard(UNBOUND & COMPANION, Pile.DEAD))
    ),
    site("6U118", "Hornburg Hall", 6, shadow=3, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(cost=(Spot(COMPANION & THEODEN_SIGNET, 3), Put(Pile.HAND, Pile.DISCARD, count=AllOf())), do=Draw(4))
    ),
    site("6U119", "Valley of Saruman", 8, shadow=8, arrow=Arrow.RIGHT, block=Block.TOWERS).says(
        Triggered(on=MOVES_HERE, do=Discard(Each(ALLY)))
    ),
    site("6U120", "Saruman's Laboratory", 9, shadow=9, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Response(on=about_to(Deed.WOUND, MINE & MINION), cost=discard_from(Pile.HAND, count=2), do=Prevent())
    ),
)
