"""Gondor cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("1C92", "Armor", GONDOR, cost=1, bearer=MAN, item=ARMOR).says(Static(WoundLimit(ITS_BEARER))),
    possession("1U94", "Athelas", GONDOR, cost=1, bearer=GONDOR & MAN).says(
        fellowship(
            cost=Discard(THIS),
            do=one_of(Heal(Choose(COMPANION)), Discard(Choose(SHADOW_SIDE & CONDITION & BorneBy(COMPANION)))),
        )
    ),
    companion(
        "1U97", "Boromir", "Son of Denethor", GONDOR, MAN, cost=3, strength=7, vitality=3, signet=FRODO_SIGNET
    ).says(skirmish(cost=Exert(THIS), do=strength(Choose(HOBBIT), 3))),
    possession("1C101", "Coat of Mail", GONDOR, cost=1, bearer=MAN, item=ARMOR).says(Static(Overwhelm(ITS_BEARER))),
    event("1C104", "Eregion's Trails", GONDOR, cost=1).says(
        maneuver(cost=Exert(Choose(RANGER)), do=strength(Each(ROAMING & MINION), -3, until=Until.REGROUP))
    ),
    event("1C106", "Gondor's Vengeance", GONDOR, cost=0).says(
        regroup(cost=Exert(Choose(RANGER & COMPANION)), do=Discard(Choose(MINION)))
    ),
    possession("1C107", "Great Shield", GONDOR, cost=1, bearer=MAN, item=SHIELD).says(Static(Archery(Side.SHADOW, -1))),
    condition("1U108", "No Stranger to the Shadows", GONDOR, cost=0, bearer=RANGER, once_each=True).says(
        Static(ShadowNumber(-1, every_site=True))
    ),
    event("1C110", "Pathfinder", GONDOR, cost=0).says(
        Activated(phases=(Phase.FELLOWSHIP, Phase.REGROUP), cost=Spot(RANGER), do=PlayNextSite())
    ),
    event("1C116", "Swordarm of the White Tower", GONDOR, cost=0).says(
        skirmish(do=strength(Choose(GONDOR & COMPANION, "fighter"), IfElse(Matches(Named("fighter"), DEFENDER), 4, 2)))
    ),
    event("1C117", "Swordsman of the Northern Kingdom", GONDOR, cost=0).says(
        skirmish(
            do=strength(Choose(RANGER, "ranger"), IfElse(Matches(Named("ranger"), Against(ROAMING & MINION)), 4, 2))
        )
    ),
    companion(
        "1P365",
        "Aragorn",
        "King in Exile",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=ARAGORN_SIGNET,
        keywords=RANGER,
    ).says(Triggered(on=start_of_turn(yours=True), optional=True, do=Heal(Choose(OTHER & COMPANION & ARAGORN_SIGNET)))),
)
