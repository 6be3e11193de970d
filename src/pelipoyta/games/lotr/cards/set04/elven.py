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
    event("4U59", "Arrow and Blade", ELVEN, cost=0).says(
        skirmish(
            cost=Exert(Choose(ELF & COMPANION, "elves", AnyNumber())),
            do=strength(Choose(MINION & Against(UNBOUND & COMPANION)), ForEach(Chosen("elves"), times=-1)),
        )
    ),
    companion("4R65", "Erethón", "Naith Lieutenant", ELVEN, ELF, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ELF)),
        Static(
            (Strength(THIS, 1), Gains(THIS, Keyword.DAMAGE), OutOfArchery(THIS)),
            when=Matches(THIS, Bearing(RANGED_WEAPON)),
        ),
    ),
    condition("4R72", "Killing Field", ELVEN, cost=1).says(
        ToPlay(CanSpot(ELF, 3)),
        Static(Loses(Each(WOUNDED & MINION), Keyword.FIERCE)),
        Triggered(on=start_of(Phase.REGROUP), do=Discard(THIS)),
    ),
    event("4R79", "Night Without End", ELVEN, cost=1).says(
        Response(on=wins(ELF), cost=Exert(Named()), do=one_of(Liberate(), Wound(Choose(MINION))))
    ),
    companion("4U80", "Ordulus", "Young Warrior", ELVEN, ELF, cost=1, strength=5, vitality=2).says(
        ToPlay(CanSpot(ELF)), Static(Cost(RANGED_WEAPON, -1, on=THIS))
    ),
)
