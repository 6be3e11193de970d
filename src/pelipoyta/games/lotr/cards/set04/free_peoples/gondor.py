"""Gondor cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession(
        "4U132",
        "Ranger's Sword",
        GONDOR,
        cost=1,
        bearer=Called("Aragorn"),
        item=HAND_WEAPON,
        subtitle="Blade of Aragorn",
        unique=True,
        strength=2,
    ).says(Static(Strength(ITS_BEARER, 2), when=Matches(ITS_BEARER, Against(URUK_HAI)))),
    companion(
        "4P364",
        "Aragorn",
        "Wingfoot",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=ARAGORN_SIGNET,
        keywords=RANGER,
    ).says(
        Triggered(
            on=FELLOWSHIP_MOVES, optional=True, do=Repeat(each(UNBOUND & HOBBIT & COMPANION), Wound(Choose(MINION)))
        )
    ),
    event("4C115", "Defend It and Hope", GONDOR, cost=0).says(
        maneuver(
            cost=Exert(Choose(GONDOR & MAN)),
            do=Wound(Choose(MINION, "foe"), IfElse(Matches(Named("foe"), URUK_HAI), 2, 1)),
        )
    ),
    companion(
        "4R116",
        "Faramir",
        "Captain of Gondor",
        GONDOR,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(
        Static(Cost(OTHER & GONDOR & MAN, -1), when=Gathering()),
        Static(Strength(THIS, 2), when=Matches(THIS, Against(ROAMING & MINION))),
    ),
    companion(
        "4C117",
        "Faramir",
        "Son of Denethor",
        GONDOR,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=FRODO_SIGNET,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(Static(NoActions(Phase.SKIRMISH, Who.OPPONENT), when=Matches(THIS, SKIRMISHING))),
    companion(
        "4C122",
        "Gondorian Ranger",
        "",
        GONDOR,
        MAN,
        cost=2,
        strength=5,
        vitality=3,
        unique=False,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(Static(SiteNumber(Each(MINION & AssignedTo(RING_BOUND & MAN)), 2))),
    condition("4R133", "Ruins of Osgiliath", GONDOR, cost=0, unique=True).says(
        Static(Gains(Each(RING_BOUND & MAN), Keyword.DEFENDER), when=AtNumbers(7, 7, Block.TOWERS)),
        skirmish(cost=(Spot(RING_BOUND & MAN), Discard(THIS)), do=Wound(Choose(THEIRS & MAN))),
    ),
    companion(
        "4C109",
        "Aragorn",
        "Heir of Elendil",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=GANDALF_SIGNET,
        keywords=defender(1),
    ),
    companion(
        "4U114",
        "Damrod",
        "Ranger of Ithilien",
        GONDOR,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(ToPlay(CanSpot(RING_BOUND & MAN)), skirmish(cost=Exert(THIS), do=Exhaust(Choose(MAN & Against(THIS))))),
    companion(
        "4U127",
        "Mablung",
        "Soldier of Gondor",
        GONDOR,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(
        ToPlay(CanSpot(RING_BOUND & MAN)),
        skirmish(cost=Exert(THIS), do=Exhaust(Choose(ROAMING & MINION & Against(THIS)))),
    ),
    companion(
        "4C130",
        "Ranger of Ithilien",
        "",
        GONDOR,
        MAN,
        cost=3,
        strength=6,
        vitality=3,
        unique=False,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(OwnCost(-1, Gathering()), Static(Strength(THIS, 2), when=Matches(THIS, Against(ROAMING & MINION)))),
    possession("4C112", "Boromir's Gauntlets", GONDOR, cost=1, bearer=GONDOR & MAN, item=GAUNTLETS, unique=True).says(
        skirmish(cost=Exert(ITS_BEARER), do=Unless(Who.ANY_SHADOW, RemoveTwilight(1), CancelSkirmish(ITS_BEARER)))
    ),
    possession(
        "4R118", "Faramir's Bow", GONDOR, cost=1, bearer=Called("Faramir"), item=RANGED_WEAPON, unique=True
    ).says(
        Static(Gains(ITS_BEARER, Keyword.ARCHER)),
        skirmish(
            when=Matches(ITS_BEARER, Against(MAN | (ROAMING & MINION))),
            cost=Exert(ITS_BEARER),
            do=Wound(Choose((MAN & Against(ITS_BEARER)) | (ROAMING & MINION & Against(ITS_BEARER)))),
        ),
    ),
    possession("4R119", "Faramir's Cloak", GONDOR, cost=0, bearer=Called("Faramir"), item=CLOAK, unique=True).says(
        Static(Strength(Each(ROAMING & MINION & Against(RING_BOUND & MAN)), -1))
    ),
    possession("4C131", "Ranger's Bow", GONDOR, cost=1, bearer=RING_BOUND & MAN, item=RANGED_WEAPON).says(
        skirmish(
            when=Matches(ITS_BEARER, Against(MAN | (ROAMING & MINION))),
            cost=Exert(ITS_BEARER),
            do=Wound(Choose((MAN & Against(ITS_BEARER)) | (ROAMING & MINION & Against(ITS_BEARER)))),
        )
    ),
    possession("4C134", "Sword of Gondor", GONDOR, cost=1, bearer=GONDOR & MAN, item=HAND_WEAPON, strength=2).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=Matches(ITS_BEARER, Against(MAN | (ROAMING & MINION))))
    ),
)
