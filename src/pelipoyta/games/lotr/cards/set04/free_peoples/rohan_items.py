"""Set 4: possessions of Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession(
        "4U268", "Éomer's Spear", ROHAN, cost=1, bearer=ROHAN & MAN, item=HAND_WEAPON, unique=True, strength=2
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE, 2), when=Matches(ITS_BEARER, Called("Éomer") & MOUNTED))),
    possession(
        "4R272", "Éowyn's Sword", ROHAN, cost=1, bearer=Called("Éowyn"), item=HAND_WEAPON, unique=True, strength=3
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=CanSpot(VILLAGER))),
    possession("4R274", "Firefoot", ROHAN, cost=2, bearer=ROHAN & MAN, item=MOUNT, unique=True).says(
        Static(Gains(ITS_BEARER, Keyword.DEFENDER), when=Matches(ITS_BEARER, Called("Éomer"))),
        Triggered(on=skirmish_starts(ITS_BEARER), do=Exert(Each(SKIRMISHING & MINION))),
    ),
    possession("4R284", "King's Mail", ROHAN, cost=2, bearer=ROHAN & MAN, item=ARMOR, unique=True).says(
        Static(WoundLimit(ITS_BEARER)),
        Static(
            Cannot(ITS_BEARER, Deed.WOUND),
            when=Matches(ITS_BEARER, Called("Théoden")) & Not(Matches(ITS_BEARER, SKIRMISHING)),
        ),
    ),
    possession("4C287", "Rider's Mount", ROHAN, cost=1, bearer=ROHAN & MAN, item=MOUNT).says(
        Triggered(on=skirmish_starts(ITS_BEARER), do=Exert(Each(SKIRMISHING & MINION)))
    ),
    possession("4C288", "Rider's Spear", ROHAN, cost=1, bearer=ROHAN & MAN, item=HAND_WEAPON, strength=2).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=Matches(ITS_BEARER, MOUNTED))
    ),
    possession("4C291", "Sword of Rohan", ROHAN, cost=1, bearer=ROHAN & MAN, item=HAND_WEAPON, strength=2).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=Matches(ITS_BEARER, Against(URUK_HAI)))
    ),
)
