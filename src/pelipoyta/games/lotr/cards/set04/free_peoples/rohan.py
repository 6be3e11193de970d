"""Rohan cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("4U263", "Brego", ROHAN, cost=1, bearer=MAN | ELF | WIZARD, item=MOUNT, unique=True).says(
        ToPlay(CanSpot(ROHAN & MAN)),
        Triggered(on=played(THIS), optional=True, do=Heal(ITS_BEARER)),
        Triggered(on=skirmish_starts(ITS_BEARER), do=Exert(Each(SKIRMISHING & MINION))),
    ),
    companion(
        "4C266", "Éomer", "Sister-son of Théoden", ROHAN, MAN, cost=3, strength=7, vitality=3, signet=ARAGORN_SIGNET
    ).says(
        OwnCost(-1, CanSpot(ROHAN & MAN)), Triggered(on=start_of_turn(), optional=True, do=Heal(Choose(ROHAN & ALLY)))
    ),
    companion(
        "4C270",
        "Éowyn",
        "Lady of Rohan",
        ROHAN,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        signet=THEODEN_SIGNET,
        keywords=VALIANT,
    ).says(Response(on=about_to(Deed.WOUND, UNBOUND & COMPANION), cost=(Exert(THIS), AddTwilight(1)), do=Prevent())),
    ally(
        "4C277",
        "Guma",
        "Plains Farmer",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(
        Triggered(on=Always(), when=HomeIsHeld(), do=Discard(THIS)),
        fellowship(cost=Exert(THIS), do=Heal(Choose(ROHAN & MAN))),
    ),
    possession("4C278", "Heavy Chain", ROHAN, cost=1, bearer=MAN, item=ARMOR).says(Static(Overwhelm(ITS_BEARER))),
    possession(
        "4U280",
        "Herugrim",
        ROHAN,
        cost=2,
        bearer=Called("Théoden"),
        item=HAND_WEAPON,
        unique=True,
        strength=2,
        vitality=1,
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE))),
    event("4U282", "An Honorable Charge", ROHAN, cost=1).says(
        skirmish(do=strength(Choose(UNBOUND & COMPANION), each(ROHAN & MAN, limit=3)))
    ),
    possession("4C283", "Horse of Rohan", ROHAN, cost=2, bearer=MAN | ELF | WIZARD, item=MOUNT).says(
        ToPlay(CanSpot(ROHAN & MAN)), Triggered(on=skirmish_starts(ITS_BEARER), do=Exert(Each(SKIRMISHING & MINION)))
    ),
    companion("4C286", "Rider of Rohan", "", ROHAN, MAN, cost=2, strength=5, vitality=3, unique=False).says(
        skirmish(when=Matches(THIS, MOUNTED), cost=Exert(THIS), do=Exert(Choose(MINION & Against(UNBOUND & COMPANION))))
    ),
    ally(
        "4U295",
        "Weland",
        "Smith of the Riddermark",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(
        Triggered(on=Always(), when=HomeIsHeld(), do=Discard(THIS)),
        fellowship(cost=Exert(THIS), do=Heal(Choose(MOUNTED & COMPANION))),
    ),
    condition("4U296", "Well Stored", ROHAN, cost=1).says(
        Triggered(on=start_of(Phase.FELLOWSHIP), optional=True, do=Heal(Choose(VILLAGER)))
    ),
    event("4C297", "Work for the Sword", ROHAN, cost=1).says(
        skirmish(
            do=(
                strength(Choose(ROHAN & MAN, "rider"), 2),
                If(Matches(Named("rider"), MOUNTED), gains(Named("rider"), Keyword.DAMAGE, 2)),
            )
        )
    ),
    companion(
        "4P365", "Théoden", "Lord of the Mark", ROHAN, MAN, cost=2, strength=6, vitality=2, signet=THEODEN_SIGNET
    ).says(
        fellowship(
            cost=PlayCard(ROHAN & POSSESSION, on=ROHAN & COMPANION, name="gift"),
            do=Heal(Named("gift-bearer")),
            once_a_turn=True,
        )
    ),
    ally(
        "4R262",
        "Aldor",
        "Soldier of Edoras",
        ROHAN,
        MAN,
        home=((3, Block.TOWERS), (6, Block.TOWERS)),
        cost=1,
        strength=3,
        vitality=2,
    ).says(archery(cost=(Exert(THIS), Spot(VILLAGER)), do=archery_total(Side.FREE, 1))),
    companion("4U264", "Ceorl", "Weary Horseman", ROHAN, MAN, cost=2, strength=6, vitality=3).says(
        Response(on=about_to(Deed.CONTROL), cost=(Exert(THIS), Exert(Choose(VILLAGER))), do=Prevent())
    ),
    companion("4C265", "Elite Rider", "", ROHAN, MAN, cost=3, strength=6, vitality=3, unique=False).says(
        OwnCost(-1, Gathering()), Static(Strength(THIS, 2), when=Matches(THIS, Against(WOUNDED & MINION)))
    ),
    companion(
        "4R267",
        "Éomer",
        "Third Marshal of Riddermark",
        ROHAN,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=THEODEN_SIGNET,
    ).says(
        OwnCost(-1, CanSpot(ROHAN & MAN)),
        Static(Strength(THIS, ForEach(Wounds(Each(MINION & Against(THIS))), times=2))),
    ),
    companion("4R269", "Éothain", "Scout of the Mark", ROHAN, MAN, cost=2, strength=6, vitality=3).says(
        Triggered(on=MOVES_TO, when=AtSite(Keyword.PLAINS), do=Exert(Each(MINION)))
    ),
    companion(
        "4R271",
        "Éowyn",
        "Sister-daughter of Théoden",
        ROHAN,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=VALIANT,
    ).says(
        Response(
            on=about_to(Deed.WOUND, THIS, during=Phase.SKIRMISH),
            when=Matches(THIS, EXHAUSTED),
            cost=discard_from(Pile.HAND, count=2),
            do=Prevent(),
        )
    ),
    ally(
        "4C281",
        "Hlafwine",
        "Village Farmhand",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(
        Triggered(on=Always(), when=HomeIsHeld(), do=Discard(THIS)),
        skirmish(cost=Exert(THIS), do=strength(Choose(ROHAN & MAN), 2)),
    ),
    ally(
        "4U285",
        "Léod",
        "Westfold Herdsman",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(
        Triggered(on=Always(), when=HomeIsHeld(), do=Discard(THIS)),
        skirmish(cost=Exert(THIS), do=strength(Choose(MOUNTED & COMPANION), 2)),
    ),
    companion(
        "4C292", "Théoden", "Son of Thengel", ROHAN, MAN, cost=2, strength=6, vitality=2, signet=ARAGORN_SIGNET
    ).says(regroup(cost=(Spot(ROHAN & ALLY), Exert(THIS)), do=Liberate())),
)
