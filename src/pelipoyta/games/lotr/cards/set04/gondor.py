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
)
