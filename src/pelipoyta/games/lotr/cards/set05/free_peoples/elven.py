"""Set 5: Elven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion("5U10", "Balglin", "Elven Warrior", ELVEN, ELF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(ELF)), Static(WoundLimit(THIS), when=Matches(THIS, Against(WOUNDED & MINION)))
    ),
    possession(
        "5U12", "Legolas' Sword", ELVEN, cost=1, bearer=Called("Legolas"), item=HAND_WEAPON, unique=True, strength=1
    ).says(Triggered(on=FELLOWSHIP_MOVES, optional=True, cost=Spot(WOUNDED & MINION), do=Heal(ITS_BEARER))),
    companion("5U13", "Taurnil", "Sharp-eyed Bowman", ELVEN, ELF, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ELF)),
        Static((Cost(SHADOW_SIDE & POSSESSION, 2), OutOfArchery(THIS)), when=Matches(THIS, Bearing(RANGED_WEAPON))),
    ),
    event("5C14", "That Is No Orc Horn", ELVEN, cost=2).says(
        regroup(cost=Spot(ELF & COMPANION, 3), do=(Heal(Choose(COMPANION)), Liberate()))
    ),
    companion(
        "5P121",
        "Legolas",
        "Archer of Mirkwood",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=THEODEN_SIGNET,
        keywords=ARCHER,
    ).says(Triggered(on=wins(THIS), optional=True, do=Heal(Choose((DWARF & COMPANION) | (OTHER & ELF & COMPANION))))),
    event("5R11", "Break the Charge", ELVEN, cost=2).says(
        archery(cost=Exert(Choose(ELF & COMPANION, count=3)), do=archery_total(Side.FREE, 2))
    ),
)
