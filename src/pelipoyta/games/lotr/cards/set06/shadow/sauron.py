"""Set 6: Sauron."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion(
        "6C100", "Dead Ones", SAURON, WRAITH, cost=1, strength=5, vitality=1, site=4, keywords=(TWILIGHT, damage(1))
    ).says(ToPlay(cost=one_of(RemoveBurden(), Spot(TWILIGHT & MINION)))),
    condition("6U105", "Peril", SAURON, cost=1).says(
        regroup(cost=Exert(Choose(SAURON & ORC)), do=PlayCard(NAZGUL | (SAURON & MINION), cost=-4, exhausted=True))
    ),
    possession("6C98", "Banner of the Eye", SAURON, cost=0, item=HAND_WEAPON, strength=1, bearer=SAURON & ORC).says(
        Triggered(on=wins(ITS_BEARER), optional=True, do=AddTwilight(ForEach(Sites())))
    ),
    minion("6C99", "Corpse Lights", SAURON, WRAITH, cost=3, strength=7, vitality=2, site=4, keywords=TWILIGHT).says(
        skirmish(
            cost=Exert(THIS), do=strength(Choose((SAURON & MINION) | (TWILIGHT & MINION)), each(TWILIGHT & MINION))
        )
    ),
    minion("6C102", "Gate Sentry", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        maneuver(cost=(Exert(THIS, 2), Spot(OTHER & SAURON & MINION)), do=Discard(Choose(CONDITION)))
    ),
    minion(
        "6R103", "Gate Troll", SAURON, TROLL, cost=8, strength=13, vitality=4, site=6, unique=True, keywords=FIERCE
    ).says(OwnCost(-4, CanSpot(TROLL)), Static(Strength(THIS, each(OTHER & SAURON & MINION)))),
    minion("6U104", "Orc Insurgent", SAURON, ORC, cost=4, strength=11, vitality=3, site=6, unique=True).says(
        shadow(
            cost=Exert(THIS),
            do=(
                SayX("x", ForEach(Different(Likeness.CULTURE, FREE_PEOPLES), over=2)),
                Draw(ForEach(SaidX("x"))),
                AddTwilight(ForEach(SaidX("x"))),
            ),
        )
    ),
    minion("6R106", "Troll of Udûn", SAURON, TROLL, cost=10, strength=14, vitality=5, site=6, keywords=FIERCE).says(
        OwnCost(-4, CanSpot(TROLL)), skirmish(cost=discard_from(Pile.HAND, SAURON), do=strength(THIS, 1))
    ),
    possession("6U107", "Troll's Chain", SAURON, cost=1, item=HAND_WEAPON, strength=2, bearer=SAURON & TROLL).says(
        Triggered(on=played(THIS), optional=True, do=Draw())
    ),
    minion(
        "6C108", "Wisp of Pale Sheen", SAURON, WRAITH, cost=3, strength=8, vitality=2, site=4, keywords=TWILIGHT
    ).says(
        regroup(cost=(Spot((OTHER & SAURON & MINION) | (OTHER & TWILIGHT & MINION)), Discard(THIS)), do=AddBurden())
    ),
    minion("6R101", "Gate Picket", SAURON, ORC, cost=4, strength=11, vitality=3, site=6, unique=True).says(
        maneuver(cost=Exert(THIS, 2), do=(NameCultures(3, by=Who.FREE), Wound(Each((COMPANION | ALLY) & Unnamed()))))
    ),
)
