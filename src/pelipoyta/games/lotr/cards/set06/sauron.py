"""Set 6: Sauron."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion(
        "6C100", "Dead Ones", SAURON, WRAITH, cost=1, strength=5, vitality=1, site=4, keywords=(TWILIGHT, damage(1))
    ).says(ToPlay(cost=one_of(RemoveBurden(), Spot(TWILIGHT & MINION)))),
    condition("6U105", "Peril", SAURON, cost=1).says(
        regroup(cost=Exert(Choose(SAURON & ORC)), do=PlayCard(NAZGUL | (SAURON & MINION), cost=-4, exhausted=True))
    ),
)
