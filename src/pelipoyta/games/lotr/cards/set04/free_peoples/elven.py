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
        GONE_BY_REGROUP,
    ),
    event("4R79", "Night Without End", ELVEN, cost=1).says(
        Response(on=wins(ELF), cost=Exert(Named()), do=one_of(Liberate(), Wound(Choose(MINION))))
    ),
    companion("4U80", "Ordulus", "Young Warrior", ELVEN, ELF, cost=1, strength=5, vitality=2).says(
        ToPlay(CanSpot(ELF)), Static(Cost(RANGED_WEAPON, -1, on=THIS))
    ),
    event("4R58", "Alliance Reforged", ELVEN, cost=3, keywords=TALE).says(
        fellowship(do=(SpotAny(ELF & COMPANION, "elves"), Draw(ForEach(X("elves")))))
    ),
    possession("4U62", "Elven Bow", ELVEN, cost=1, bearer=ELF, item=RANGED_WEAPON).says(
        Static(Gains(ITS_BEARER, Keyword.ARCHER))
    ),
    possession("4C64", "Elven Sword", ELVEN, cost=1, bearer=ELF, item=HAND_WEAPON, strength=1).says(
        skirmish(
            cost=one_of(Exert(ITS_BEARER), discard_from(Pile.HAND, count=2)),
            do=strength(Choose(MINION & Against(ITS_BEARER)), -1),
        )
    ),
    event("4U66", "Feathered", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(MINION & Against(ELF), "foe"), ForEach(Wounds(Named("foe")), times=-2)))
    ),
    companion("4C67", "Fereveldir", "Son of Thandronen", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(ELF)),
        skirmish(
            cost=(Exert(THIS), RemoveTokens(Choose(MINE & CONDITION), Culture.ELVEN)),
            do=Wound(Choose(MINION & Against(THIS))),
        ),
    ),
    companion("4C68", "Ferevellon", "Son of Thandronen", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(ELF)), skirmish(cost=Exert(THIS), do=strength(Choose(MINION & Against(THIS)), -2))
    ),
    event("4C70", "Flashing Steel", ELVEN, cost=0).says(
        skirmish(cost=Exert(Choose(ELF, "elf")), do=strength(Choose(MINION & Against(Named("elf"))), -3))
    ),
    companion("4C71", "Haldir", "Emissary of the Galadhrim", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        Static(Strength(THIS, 2), when=Not(AtLeast(Sites(by=Who.OPPONENT)))),
        regroup(when=AtSite(Keyword.BATTLEGROUND), cost=(Exert(THIS), Exert(Choose(OTHER & ELF))), do=Liberate()),
    ),
    companion(
        "4R73",
        "Legolas",
        "Dauntless Hunter",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=ARCHER,
    ).says(Static(Cost((SHADOW_SIDE & EVENT) | (SHADOW_SIDE & CONDITION), each(UNBOUND & HOBBIT)))),
    companion("4C76", "Lórien Guardian", "", ELVEN, ELF, cost=2, strength=5, vitality=3, unique=False).says(
        regroup(cost=Exert(THIS), do=By(Who.A_SHADOW, Wound(Choose(MINION))))
    ),
    condition("4U77", "Lórien Is Most Welcome", ELVEN, cost=1).says(
        ToPlay(CanSpot(ELF, 3)),
        Static(Loses(Each(WOUNDED & MINION), Keyword.DAMAGE)),
        GONE_BY_REGROUP,
    ),
    companion("4U81", "Pengedhel", "Naith Warrior", ELVEN, ELF, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ELF)),
        Static((Strength(THIS, 2), OutOfArchery(THIS)), when=Matches(THIS, Bearing(RANGED_WEAPON))),
    ),
    condition("4U82", "Strength of Arms", ELVEN, cost=1, unique=True).says(
        Triggered(on=wins(ELF), optional=True, do=AddTokens(THIS, Culture.ELVEN)),
        skirmish(
            do=(
                strength(Choose(MINION & Against(ELF)), ForEach(Tokens(Culture.ELVEN), times=-1, limit=-3)),
                Discard(THIS),
            )
        ),
    ),
    event("4C83", "Supporting Fire", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(ELF), IfElse(CanSpot(ELF & COMPANION, 3), 3, 2)))
    ),
    event("4R84", "Sword-wall", ELVEN, cost=2).says(
        Activated(
            phases=(Phase.SKIRMISH, Phase.REGROUP),
            cost=Spot(ELF & COMPANION, 3),
            do=one_of(Liberate(), Exert(Choose(MINION))),
        )
    ),
    companion("4C85", "Thandronen", "Veteran Protector", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(ELF)), regroup(cost=Exert(THIS), do=Discard(Choose(MINION & StackedOn(CONDITION | SITE))))
    ),
    companion("4U86", "Thónnas", "Naith Captain", ELVEN, ELF, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ELF)),
        Static(
            (Strength(Each(MINION & Against(THIS)), -2), OutOfArchery(THIS)), when=Matches(THIS, Bearing(RANGED_WEAPON))
        ),
    ),
    event("4R61", "Company of Archers", ELVEN, cost=1).says(
        archery(cost=Spot(ELF & COMPANION, 2), do=Discard(Choose(CONDITION)))
    ),
    condition("4U60", "Blades Drawn", ELVEN, cost=1).says(
        ToPlay(CanSpot(ELF, 3)),
        Static(Strength(Each(MINION), ForEach(Wounds(Named()), times=-2))),
        GONE_BY_REGROUP,
    ),
    possession("4U63", "Elven Brooch", ELVEN, cost=1, bearer=COMPANION, item=BROOCH).says(
        ToPlay(CanSpot(ELF)),
        Response(
            on=about_to(Deed.DISCARD, OTHER & POSSESSION & BorneBy(ITS_BEARER), by=SHADOW_SIDE),
            do=Instead(Discard(THIS)),
        ),
    ),
    condition("4R69", "Final Count", ELVEN, cost=1, unique=True).says(
        Triggered(on=wins(Called("Legolas")), optional=True, do=AddTokens(THIS, Culture.ELVEN)),
        Static(
            Strength(
                Each(Called("Legolas")),
                ForEach(
                    Smaller(Tokens(Culture.ELVEN), Tokens(Culture.DWARVEN, Each(Called("My Axe Is Notched")))), limit=3
                ),
            )
        ),
    ),
    possession("4R75", "Lembas", ELVEN, cost=1, bearer=COMPANION).says(
        ToPlay(CanSpot(ELF, 3)), regroup(cost=Discard(THIS), do=Reconcile())
    ),
    companion("4C78", "Lórien Swordsman", "", ELVEN, ELF, cost=2, strength=5, vitality=3, unique=False).says(
        Static(Strength(Each(MINION & Against(THIS)), ForEach(Wounds(Named()), times=-2)))
    ),
)
