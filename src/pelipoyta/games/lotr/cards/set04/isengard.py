"""Isengard cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("4C142", "Broad-bladed Sword", ISENGARD, cost=1, bearer=URUK_HAI, item=HAND_WEAPON, strength=2).says(
        Static(Cannot(ITS_BEARER, Deed.WOUND, except_in=Phase.SKIRMISH))
    ),
    event("4C151", "Ferocity", ISENGARD, cost=0).says(
        skirmish(do=strength(Choose(URUK_HAI), IfElse(AtSite(Keyword.BATTLEGROUND), 3, 2)))
    ),
    minion("4C165", "Orthanc Warrior", ISENGARD, URUK_HAI, cost=2, strength=7, vitality=2, site=5, keywords=damage(1)),
    event("4C175", "Still They Came", ISENGARD, cost=1).says(
        skirmish(cost=Exert(Choose(UNASSIGNED & URUK_HAI, "idle")), do=strength(Choose(URUK_HAI, but="idle"), 3))
    ),
    minion(
        "4C184", "Uruk Defender", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(skirmish(when=AtSite(Keyword.BATTLEGROUND), cost=Exert(THIS), do=strength(Choose(OTHER & URUK_HAI), 2))),
    minion(
        "4C185", "Uruk Fanatic", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(Static(Gains(THIS, Keyword.FIERCE), when=AtLeast(InPile(Pile.DEAD), 3))),
    minion(
        "4C191", "Uruk Rear Guard", ISENGARD, URUK_HAI, cost=6, strength=12, vitality=4, site=5, keywords=damage(1)
    ).says(skirmish(when=AtSite(Keyword.BATTLEGROUND), cost=Exert(THIS), do=strength(Choose(OTHER & URUK_HAI), 1))),
    minion(
        "4C192", "Uruk Regular", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(shadow(cost=Exert(THIS), do=PlayCard(URUK_HAI, cost=each(OTHER & URUK_HAI, times=-1)))),
    minion(
        "4C197", "Uruk Stalker", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(Static((Strength(THIS, 3), Gains(THIS, Keyword.FIERCE)), when=AtLeast(InPile(Pile.DEAD, ALLY), 1))),
    minion(
        "4C207",
        "Uruk-hai Raiding Party",
        ISENGARD,
        URUK_HAI,
        cost=4,
        strength=9,
        vitality=3,
        site=5,
        keywords=damage(1),
    ),
)
