"""Elven cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1C37", "Defiance", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(ELF, "elf"), IfElse(Matches(Named("elf"), Against(NAZGUL)), 4, 2)))
    ),
    companion(
        "1U51",
        "Legolas",
        "Prince of Mirkwood",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=ARCHER,
    ).says(Static(Strength(THIS, 3), when=Matches(THIS, Against(NAZGUL)))),
)
