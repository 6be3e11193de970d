"""Elven cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "4C74",
        "Legolas",
        "Elven Comrade",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=ARCHER,
    ).says(
        skirmish(
            cost=Exert(THIS),
            do=strength(
                Choose(MINION & Against(UNBOUND & COMPANION), "foe"),
                IfElse(Matches(Named("foe"), Against(Called("Gimli"))), -2, -1),
            ),
        )
    ),
    event("4C87", "Valor", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(ELF, "elf"), IfElse(Matches(Named("elf"), Against(WOUNDED & MINION)), 3, 2)))
    ),
)
