"""Gondor cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession(
        "4U132",
        "Ranger's Sword",
        GONDOR,
        cost=1,
        bearer=Called("Aragorn"),
        item=HAND_WEAPON,
        subtitle="Blade of Aragorn",
        unique=True,
        strength=2,
    ).says(Static(Strength(ITS_BEARER, 2), when=Matches(ITS_BEARER, Against(URUK_HAI)))),
    companion(
        "4P364",
        "Aragorn",
        "Wingfoot",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=ARAGORN_SIGNET,
        keywords=RANGER,
    ).says(
        Triggered(
            on=FELLOWSHIP_MOVES, optional=True, do=Repeat(each(UNBOUND & HOBBIT & COMPANION), Wound(Choose(MINION)))
        )
    ),
)
