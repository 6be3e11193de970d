"""Elven cards of set 1: who they are, and what they bear."""

from pelipoyta.games.lotr.cards.hand import *

RIVENDELL, LORIEN = (3, Block.FELLOWSHIP), (6, Block.FELLOWSHIP)
NEEDS_ELF = ToPlay(CanSpot(ELF))

CARDS = (
    companion(
        "1R30",
        "Arwen",
        "Daughter of Elrond",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=RANGER,
    ).says(Static(Strength(THIS, 3), when=Matches(THIS, Against(NAZGUL)))),
    possession(
        "1R33",
        "Bow of the Galadhrim",
        ELVEN,
        cost=1,
        bearer=Called("Legolas"),
        item=RANGED_WEAPON,
        unique=True,
        strength=1,
    ).says(Triggered(on=wins(ITS_BEARER), optional=True, do=Wound(Choose(MINION)))),
    ally("1R34", "Celeborn", "Lord of Lórien", ELVEN, ELF, home=LORIEN, cost=2, strength=6, vitality=3).says(
        fellowship(cost=Exert(THIS), do=Heal(Choose(ELVEN & ALLY)))
    ),
    ally("1R40", "Elrond", "Lord of Rivendell", ELVEN, ELF, home=RIVENDELL, cost=4, strength=8, vitality=4).says(
        ToPlay(CanSpot(Called("Gandalf") | ELF)),
        Triggered(on=start_of_turn(yours=True), do=Heal(Each(ALLY & HomeAt(*RIVENDELL)))),
        fellowship(cost=Exert(THIS), do=Draw()),
    ),
    possession("1C41", "Elven Bow", ELVEN, cost=1, bearer=ELF, item=RANGED_WEAPON).says(
        Static(Gains(ITS_BEARER, Keyword.ARCHER))
    ),
    possession("1C42", "Elven Cloak", ELVEN, cost=1, bearer=COMPANION, item=CLOAK).says(
        NEEDS_ELF, Static(Archery(Side.SHADOW, -1))
    ),
    possession(
        "1R47", "Gwemegil", ELVEN, cost=2, bearer=Called("Arwen"), item=HAND_WEAPON, unique=True, strength=2
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        skirmish(cost=one_of(Exert(ITS_BEARER), discard_from(Pile.HAND, count=2)), do=strength(ITS_BEARER, 1)),
    ),
    companion("1U48", "Haldir", "Elf of the Golden Wood", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        NEEDS_ELF, Static(Strength(THIS, 2), when=AtNumbers(6, 8, Block.FELLOWSHIP))
    ),
    companion(
        "1R50",
        "Legolas",
        "Greenleaf",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=FRODO_SIGNET,
        keywords=ARCHER,
    ).says(archery(cost=Exert(THIS), do=(For(OutOfArchery(THIS)), Wound(Choose(MINION))))),
    companion("1C53", "Lórien Elf", "", ELVEN, ELF, cost=1, strength=4, vitality=2, unique=False).says(NEEDS_ELF),
    ally(
        "1U56",
        "Orophin",
        "Lórien Bowman",
        ELVEN,
        ELF,
        home=LORIEN,
        cost=2,
        strength=3,
        vitality=3,
        keywords=ARCHER,
    ).says(archery(cost=Exert(THIS), do=Wound(Choose(URUK_HAI)))),
    ally(
        "1U57",
        "Rúmil",
        "Elven Protector",
        ELVEN,
        ELF,
        home=LORIEN,
        cost=2,
        strength=3,
        vitality=3,
        keywords=ARCHER,
    ).says(archery(cost=Exert(THIS), do=Wound(Choose(ORC)))),
    ally(
        "1R45", "Galadriel", "Lady of Light", ELVEN, ELF, home=(6, Block.FELLOWSHIP), cost=3, strength=3, vitality=3
    ).says(
        Triggered(on=start_of_turn(yours=True), do=Heal(Each(ALLY & HomeAt(6, Block.FELLOWSHIP)))),
        fellowship(cost=Exert(THIS), do=PlayCard(ELF, cost=ForFree())),
    ),
    ally("1U60", "Silinde", "Elf of Mirkwood", ELVEN, ELF, home=RIVENDELL, cost=2, strength=5, vitality=2).says(
        TextOf(*RIVENDELL)
    ),
    ally("1C67", "Uruviel", "Maid of Lórien", ELVEN, ELF, home=LORIEN, cost=2, strength=5, vitality=2).says(
        TextOf(*LORIEN)
    ),
    possession("1R55", "The Mirror of Galadriel", ELVEN, cost=2, unique=True).says(
        Static(Strength(Each(ELF & ALLY & HomeAt(*LORIEN)), 1)),
        maneuver(
            when=AtLeast(InPile(Pile.HAND, whose=Who.OPPONENT), 7),
            cost=Exert(Choose(Called("Galadriel"))),
            do=(LookAtRandom(2, 7), DiscardShown()),
        ),
    ),
)
