"""Isengard cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1C121", "Bred for Battle", ISENGARD, cost=0).says(
        skirmish(cost=Exert(Choose(URUK_HAI, "uruk")), do=strength(Named("uruk"), 3))
    ),
    condition("1C133", "Saruman's Ambition", ISENGARD, cost=0).says(
        Static(Cost(MINE & ISENGARD & EVENT, -1)), skirmish(cost=Discard(THIS), do=strength(Choose(URUK_HAI), 2))
    ),
    condition("1C141", "Their Arrows Enrage", ISENGARD, cost=1).says(
        ToPlay(CanSpot(Called("Saruman") | URUK_HAI)), Static(Strength(Each(ARCHER & (COMPANION | ALLY)), -1))
    ),
    minion("1C145", "Uruk Brood", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)).says(
        skirmish(cost=RemoveTwilight(2), do=strength(THIS, each(OTHER & URUK_HAI)))
    ),
    minion("1C150", "Uruk Rager", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)).says(
        Triggered(on=wins(THIS), do=By(Who.FREE, DiscardTop(2)))
    ),
    minion("1C151", "Uruk Savage", ISENGARD, URUK_HAI, cost=2, strength=5, vitality=3, site=5, keywords=damage(1)),
    minion("1C152", "Uruk Shaman", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)).says(
        maneuver(cost=RemoveTwilight(2), do=Heal(Choose(URUK_HAI)))
    ),
    minion("1U153", "Uruk Slayer", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)).says(
        skirmish(cost=RemoveTwilight(1), do=strength(THIS, 1, at_most=3))
    ),
    minion(
        "1C154", "Uruk Soldier", ISENGARD, URUK_HAI, cost=2, strength=7, vitality=1, site=5, keywords=damage(1)
    ).says(Triggered(on=played(THIS), optional=True, do=By(Who.FREE, DiscardTop()))),
    condition("1C157", "Uruk-hai Armory", ISENGARD, cost=1).says(
        Static(Archery(Side.FREE, -1), when=CanSpot(URUK_HAI))
    ),
    minion(
        "1C158",
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
