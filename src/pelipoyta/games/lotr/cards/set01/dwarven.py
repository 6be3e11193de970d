"""Dwarven cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "1U12",
        "Gimli",
        "Dwarf of Erebor",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=damage(1),
    ).says(fellowship(when=Below(Twilight(), 2), cost=AddTwilight(2), do=put_under(Pile.HAND))),
    event("1C26", "Their Halls of Stone", DWARVEN, cost=0).says(
        skirmish(do=strength(Choose(DWARF), IfElse(AtSite(Keyword.UNDERGROUND), 4, 2)))
    ),
)
