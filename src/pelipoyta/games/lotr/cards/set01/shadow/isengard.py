"""Isengard cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

FIERCE_NOW = gains(THIS, Keyword.FIERCE, until=Until.REGROUP)

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
    condition("1R125", "Greed", ISENGARD, cost=1).says(
        ToPlay(CanSpot(URUK_HAI)),
        maneuver(cost=(Spot(COMPANION, 6), RemoveTwilight(2)), do=Wound(Choose(COMPANION & ~RING_BEARER))),
    ),
    minion(
        "1R127",
        "Lurtz",
        ISENGARD,
        URUK_HAI,
        cost=7,
        strength=13,
        vitality=3,
        site=5,
        subtitle="Servant of Isengard",
        unique=True,
        keywords=(ARCHER, damage(1)),
    ).says(maneuver(cost=Spot(OTHER & URUK_HAI), do=FIERCE_NOW)),
    event("1R128", "Lurtz's Battle Cry", ISENGARD, cost=1).says(
        skirmish(do=For((Strength(Choose(URUK_HAI, "uruk"), -1), Gains(Named("uruk"), Keyword.DAMAGE))))
    ),
    condition("1R129", "The Misadventure of Mr. Underhill", ISENGARD, cost=2).says(
        ToPlay(cost=Exert(Choose(URUK_HAI))), Static(Cost(COMPANION, 2), when=Not(AtSite(Keyword.SANCTUARY)))
    ),
    condition("1U130", "No Ordinary Storm", ISENGARD, cost=1).says(
        Triggered(on=played(MINE & WEATHER & CONDITION), do=Exert(Choose(GANDALF & (COMPANION | ALLY))))
    ),
    minion(
        "1R131",
        "Orthanc Assassin",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=10,
        vitality=3,
        site=5,
        unique=True,
        keywords=(ARCHER, damage(1)),
    ),
    event("1U136", "Saruman's Power", ISENGARD, cost=2, keywords=SPELL).says(
        shadow(cost=Exert(Choose(ISENGARD & MINION)), do=Discard(Each(CONDITION)))
    ),
    event("1R139", "Savagery to Match Their Numbers", ISENGARD, cost=0).says(
        skirmish(
            do=one_of(
                strength(Choose(URUK_HAI), 2),
                (
                    Spot(COMPANION, 5),
                    For((Strength(Choose(URUK_HAI, "uruk"), 4), Gains(Named("uruk"), Keyword.FIERCE)), Until.REGROUP),
                ),
            )
        )
    ),
    minion(
        "1R143", "Troop of Uruk-hai", ISENGARD, URUK_HAI, cost=5, strength=9, vitality=4, site=5, keywords=damage(1)
    ).says(Static(NoBonus(Each(CHARACTER & Against(THIS)), WEAPON))),
    condition("1C144", "Uruk Bloodlust", ISENGARD, cost=3).says(
        Response(on=wins(MINE & URUK_HAI), cost=RemoveTwilight(), do=Heal(Named()))
    ),
    minion(
        "1C146", "Uruk Fighter", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(maneuver(cost=Spot(COMPANION, 5), do=FIERCE_NOW)),
    minion(
        "1R148", "Uruk Lieutenant", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(Static(Strength(THIS, each(OTHER & URUK_HAI)))),
    minion(
        "1C149", "Uruk Messenger", ISENGARD, URUK_HAI, cost=2, strength=6, vitality=1, site=5, keywords=damage(1)
    ).says(Static(Strength(THIS, 3), when=CanSpot(WEATHER & CONDITION))),
    minion(
        "1C156", "Uruk Warrior", ISENGARD, URUK_HAI, cost=3, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(maneuver(cost=Spot(COMPANION, 6), do=FIERCE_NOW)),
    condition("1U159", "Uruk-hai Rampage", ISENGARD, cost=0).says(
        ToPlay(CanSpot(URUK_HAI)),
        Response(
            on=wins(MINE & URUK_HAI),
            cost=RemoveTwilight(3),
            do=gains(Named(), Keyword.FIERCE, until=Until.REGROUP),
        ),
    ),
    possession("1C160", "Uruk-hai Sword", ISENGARD, cost=1, bearer=URUK_HAI, item=HAND_WEAPON, strength=2).says(
        Triggered(on=wins(ITS_BEARER), do=By(Who.FREE, DiscardTop()))
    ),
    condition("1U162", "Worry", ISENGARD, cost=2, unique=True).says(
        ToPlay(cost=Exert(Choose(URUK_HAI))),
        Triggered(
            on=loses(COMPANION | ALLY, against=URUK_HAI),
            do=one_of(Exert(Choose(RING_BEARER)), AddBurden(), by=Who.FREE),
        ),
    ),
)
