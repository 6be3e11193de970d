"""Dwarven cards of set 4."""

from pelipoyta.games.lotr.cards.build import companion, event
from pelipoyta.games.lotr.language import Activated, AtSite, Choose, Exert, IfElse, Is, Matches, Source, Strength, That
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Phase, Race, Signet

CARDS = (
    event(
        "4C42",
        "Best Company",
        Culture.DWARVEN,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(Strength(Choose(which=Is(race=(Race.DWARF,))), IfElse(AtSite(Keyword.BATTLEGROUND), 4, 2)),),
            ),
        ),
    ),
    companion(
        "4C49",
        "Gimli",
        "Unbidden Guest",
        Culture.DWARVEN,
        Race.DWARF,
        2,
        6,
        3,
        signet=Signet.GANDALF,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Source()),),
                do=(
                    Strength(
                        Choose(which=Is(kind=(Kind.COMPANION,), unbound=True), name="friend"),
                        IfElse(Matches(That("friend"), Is(title=("Legolas",))), 2, 1),
                    ),
                ),
            ),
        ),
    ),
)
