"""Gondor cards of set 4."""

from pelipoyta.games.lotr.cards.build import companion, possession
from pelipoyta.games.lotr.language import (
    Bearer,
    Choose,
    Count,
    FellowshipMoves,
    Is,
    Matches,
    ModStrength,
    Repeat,
    Static,
    Triggered,
    Wound,
)
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Race, Signet

CARDS = (
    possession(
        "4U132",
        "Ranger's Sword",
        Culture.GONDOR,
        1,
        Is(title=("Aragorn",)),
        item=ItemClass.HAND_WEAPON,
        subtitle="Blade of Aragorn",
        unique=True,
        strength=2,
        text=(
            Static(
                mods=(ModStrength(Bearer(), 2),),
                when=Matches(Bearer(), Is(skirmishing=Is(race=(Race.URUK_HAI,)))),
            ),
        ),
    ),
    companion(
        "4P364",
        "Aragorn",
        "Wingfoot",
        Culture.GONDOR,
        Race.MAN,
        4,
        8,
        4,
        signet=Signet.ARAGORN,
        keywords=((Keyword.RANGER, 1),),
        text=(
            Triggered(
                on=FellowshipMoves(),
                do=(
                    Repeat(
                        Count(which=Is(kind=(Kind.COMPANION,), race=(Race.HOBBIT,), unbound=True)),
                        (Wound(Choose(which=Is(kind=(Kind.MINION,)))),),
                    ),
                ),
                optional=True,
            ),
        ),
    ),
)
