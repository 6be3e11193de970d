"""Sites of set 5."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("5U118", "Hornburg Wall", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.TOWERS).says(
        regroup(cost=(Spot(MINE & MINION), RemoveTwilight(9)), do=MoveAgain())
    ),
    site("5U120", "Caverns of Isengard", 9, shadow=9, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=UNDERGROUND).says(
        Static(LateWin())
    ),
    site("5U119", "Nan Curunír", 8, shadow=8, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        Response(on=about_to(Deed.WOUND, MINE & MOUNTED & MINION), cost=RemoveTwilight(2), do=Prevent())
    ),
)
