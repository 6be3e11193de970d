"""Elven cards of set 1."""

from pelipoyta.games.lotr.cards.build import companion, event
from pelipoyta.games.lotr.language import (
    Activated,
    CanSpot,
    Choose,
    IfElse,
    Is,
    Matches,
    ModStrength,
    Source,
    Static,
    Strength,
    That,
)
from pelipoyta.games.lotr.terms import Culture, Keyword, Phase, Race, Signet

CARDS = (
    event(
        "1C37",
        "Defiance",
        Culture.ELVEN,
        1,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(race=(Race.ELF,)), name="elf"),
                        IfElse(Matches(That("elf"), Is(skirmishing=Is(race=(Race.NAZGUL,)))), 4, 2),
                    ),
                ),
            ),
        ),
    ),
    companion(
        "1U51",
        "Legolas",
        "Prince of Mirkwood",
        Culture.ELVEN,
        Race.ELF,
        2,
        6,
        3,
        signet=Signet.GANDALF,
        keywords=((Keyword.ARCHER, 1),),
        text=(
            Static(
                mods=(ModStrength(Source(), 3),), when=CanSpot(Is(source=True, skirmishing=Is(race=(Race.NAZGUL,))))
            ),
        ),
    ),
)
