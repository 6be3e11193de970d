"""Set 5: Raider."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion("5R71", "Company of Haradrim", RAIDER, MAN, cost=6, strength=13, vitality=3, site=4, keywords=SOUTHRON).says(
        regroup(cost=(RemoveTwilight(9), Spot(OTHER & SOUTHRON)), do=move_limit(-1, least=1))
    ),
)
