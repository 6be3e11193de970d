"""Set 5: Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("5U79", "Armory", ROHAN, cost=1, unique=True, keywords=FORTIFICATION).says(
        maneuver(
            cost=Spot(ROHAN & MAN, 2),
            do=(one_of(RemoveTokens(Choose(MACHINE), None, 2), take(ROHAN & POSSESSION)), Discard(THIS)),
        )
    ),
    possession("5R89", "Rohirrim Helm", ROHAN, cost=1, bearer=ROHAN & MAN, item=HELM).says(
        skirmish(
            cost=Discard(THIS),
            do=Unless(Who.ANY_SHADOW, Exert(Choose(SKIRMISHING & MINION)), CancelSkirmish(ITS_BEARER)),
        )
    ),
    condition("5U80", "Arrow-slits", ROHAN, cost=1, unique=True, keywords=FORTIFICATION).says(
        maneuver(cost=Spot(ROHAN & MAN, 2), do=(Discard(Choose(POSSESSION | MACHINE)), Discard(THIS)))
    ),
    ally(
        "5C81",
        "Ecglaf",
        "Courageous Farmer",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(fellowship(cost=(Exert(THIS), Spot(VALIANT & MAN, 2)), do=PlayCard(ROHAN & POSSESSION, Pile.DISCARD))),
    companion("5R82", "Gamling", "Warrior of Rohan", ROHAN, MAN, cost=2, strength=6, vitality=3, keywords=VALIANT).says(
        ToPlay(CanSpot(ROHAN & MAN)),
        skirmish(
            cost=PlayCard(ROHAN & POSSESSION, on=Called("Gamling")),
            do=For((Strength(THIS, 2), Gains(THIS, Keyword.DAMAGE))),
        ),
    ),
    companion(
        "5C83", "Household Guard", "", ROHAN, MAN, cost=2, strength=6, vitality=3, unique=False, keywords=VALIANT
    ),
    event("5R84", "I Am Here", ROHAN, cost=3).says(
        fellowship(
            cost=Exert(Choose(Called("Théoden"), "king"), 2),
            do=Heal(Each(COMPANION & THEODEN_SIGNET & ~Named("king")), 2),
        )
    ),
    event("5C85", "Let Us Be Swift", ROHAN, cost=1).says(
        regroup(cost=Spot(VALIANT & MAN, 3), do=(Discard(Choose(CONDITION, count=2, up_to=True)), Liberate()))
    ),
    event("5R86", "No Rest for the Weary", ROHAN, cost=1).says(
        maneuver(cost=Spot(VALIANT & MAN, 3), do=gains(Choose(VALIANT & MAN), Keyword.DEFENDER, until=Until.REGROUP))
    ),
    condition("5U87", "Parapet", ROHAN, cost=1, unique=True, keywords=FORTIFICATION).says(
        archery(
            cost=Spot(ROHAN & MAN, 2),
            do=(one_of(RemoveTokens(Choose(MACHINE), None, 2), archery_total(Side.SHADOW, -3)), Discard(THIS)),
        )
    ),
    possession("5C88", "Rohirrim Bow", ROHAN, cost=1, bearer=ROHAN & MAN, item=RANGED_WEAPON, strength=1).says(
        archery(cost=(Exert(ITS_BEARER), Discard(THIS)), do=Wound(Choose(MINION)))
    ),
    companion(
        "5C90", "Rohirrim Scout", "", ROHAN, MAN, cost=2, strength=5, vitality=3, unique=False, keywords=VALIANT
    ).says(regroup(cost=(Exert(THIS), Spot(ROHAN & POSSESSION)), do=ReturnToHand(Choose(ROHAN & POSSESSION)))),
    possession("5C91", "Rohirrim Shield", ROHAN, cost=1, bearer=ROHAN & MAN, item=SHIELD).says(
        Static(Archery(Side.SHADOW, -1)), regroup(cost=Discard(THIS), do=Heal(ITS_BEARER))
    ),
    ally(
        "5U92",
        "Sigewulf",
        "Brave Volunteer",
        ROHAN,
        MAN,
        home=(4, Block.TOWERS),
        cost=1,
        strength=4,
        vitality=2,
        keywords=VILLAGER,
    ).says(regroup(cost=(Exert(THIS), Spot(VALIANT & MAN, 5)), do=Discard(Choose(MINION)))),
    companion(
        "5C93",
        "Théoden",
        "King of the Golden Hall",
        ROHAN,
        MAN,
        cost=2,
        strength=6,
        vitality=2,
        signet=GANDALF_SIGNET,
        keywords=VALIANT,
    ).says(maneuver(cost=PlayCard(ROHAN & POSSESSION, on=Called("Théoden")), do=Heal(Choose(ROHAN & ALLY)))),
    condition("5R94", "Thundering Host", ROHAN, cost=1).says(
        skirmish(
            cost=Discard(THIS),
            do=(strength(Choose(MOUNTED & ROHAN & MAN, "rider"), 3), If(AtSite(Keyword.PLAINS), Heal(Named("rider")))),
        )
    ),
    companion(
        "5P122",
        "Éowyn",
        "Daughter of Éomund",
        ROHAN,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=VALIANT,
    ).says(maneuver(cost=PlayCard(ROHAN & POSSESSION, on=Called("Éowyn")), do=Heal(THIS))),
)
