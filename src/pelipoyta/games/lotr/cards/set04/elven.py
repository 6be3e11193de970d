"""Elven cards of set 4."""

from pelipoyta.games.lotr.cards.build import companion, event
from pelipoyta.games.lotr.language import Activated, Choose, Exert, IfElse, Is, Matches, Source, Strength, That
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Phase, Race, Signet

CARDS = (
    companion(
        "4C74",
        "Legolas",
        "Elven Comrade",
        Culture.ELVEN,
        Race.ELF,
        2,
        6,
        3,
        signet=Signet.GANDALF,
        keywords=((Keyword.ARCHER, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Source()),),
                do=(
                    Strength(
                        Choose(
                            which=Is(kind=(Kind.MINION,), skirmishing=Is(kind=(Kind.COMPANION,), unbound=True)),
                            name="foe",
                        ),
                        IfElse(Matches(That("foe"), Is(skirmishing=Is(title=("Gimli",)))), -2, -1),
                    ),
                ),
            ),
        ),
    ),
    event(
        "4C87",
        "Valor",
        Culture.ELVEN,
        1,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(race=(Race.ELF,)), name="elf"),
                        IfElse(Matches(That("elf"), Is(skirmishing=Is(kind=(Kind.MINION,), wounded=True))), 3, 2),
                    ),
                ),
            ),
        ),
    ),
)
