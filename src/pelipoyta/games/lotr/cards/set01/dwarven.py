"""Dwarven cards of set 1."""

from pelipoyta.games.lotr.cards.build import companion, event
from pelipoyta.games.lotr.language import (
    Activated,
    AddTwilight,
    AtSite,
    Choose,
    IfElse,
    Is,
    PutUnderDeck,
    Strength,
    TwilightBelow,
)
from pelipoyta.games.lotr.terms import Culture, Keyword, Phase, Pile, Race, Signet

CARDS = (
    companion(
        "1U12",
        "Gimli",
        "Dwarf of Erebor",
        Culture.DWARVEN,
        Race.DWARF,
        2,
        6,
        3,
        signet=Signet.ARAGORN,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,), cost=(AddTwilight(2),), do=(PutUnderDeck(Pile.HAND),), when=TwilightBelow(2)
            ),
        ),
    ),
    event(
        "1C26",
        "Their Halls of Stone",
        Culture.DWARVEN,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(Strength(Choose(which=Is(race=(Race.DWARF,))), IfElse(AtSite(Keyword.UNDERGROUND), 4, 2)),),
            ),
        ),
    ),
)
