"""Set 5: Sauron."""

from pelipoyta.games.lotr.cards.hand import *

LEADS = Static(SiteNumber(Each(SAURON & ORC), -3))
SCOUTS = Static(SiteNumber(Each(SAURON & ORC), -1))

CARDS = (
    event("5R96", "Eye of Barad-Dûr", SAURON, cost=0).says(
        skirmish(
            do=strength(Choose((COMPANION | ALLY) & Against(SAURON & ORC)), each(RING_BOUND & COMPANION, times=-1))
        ),
        Response(on=after(Deed.SHOWN), do=AddBurden(2)),
    ),
    condition("5R95", "Dead Marshes", SAURON, cost=0, unique=True).says(
        Static(Strength(Each(RING_BOUND & COMPANION & Against(SAURON & ORC)), -1), when=AtNumbers(4, 4, Block.TOWERS)),
        maneuver(
            cost=Spot(SAURON & ORC, 2),
            do=(Repeat(2, PlayCard(SAURON & CONDITION, Pile.DISCARD, may=True)), Discard(THIS)),
        ),
    ),
    minion("5C97", "Gate Soldier", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(
        Triggered(on=played(MINE & SAURON & CONDITION), optional=True, cost=(Exert(THIS), RemoveTwilight(2)), do=Draw())
    ),
    minion("5C98", "Gate Trooper", SAURON, ORC, cost=1, strength=5, vitality=2, site=6).says(
        Triggered(on=played(THIS), optional=True, when=AtLeast(Burdens(), 5), cost=Exert(THIS), do=Draw())
    ),
    minion("5C99", "Gate Veteran", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(
        Triggered(on=played(THIS), optional=True, cost=(Exert(THIS), Spot(COMPANION, 6)), do=Draw())
    ),
    minion(
        "5R100",
        "Grishnákh",
        SAURON,
        ORC,
        cost=4,
        strength=11,
        vitality=3,
        site=6,
        subtitle="Orc Captain",
        unique=True,
        keywords=TRACKER,
    ).says(
        LEADS, shadow(cost=(Exert(THIS, 2), Spot(OTHER & SAURON & ORC)), do=Unless(Who.FREE, AddBurden(2), Draw(3)))
    ),
    condition("5U101", "I'd Make You Squeak", SAURON, cost=0).says(
        ToPlay(cost=Exert(Choose(SAURON & ORC, count=2))),
        Static(ShadowNumber(ForEach(Wounds(Each(HOBBIT)), limit=3), every_site=True)),
    ),
    minion("5R103", "Orc Captain", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(SAURON & CONDITION), do=Draw(ForEach(Sites(), limit=3)))
    ),
    minion(
        "5U104", "Orc Cutthroat", SAURON, ORC, cost=3, strength=9, vitality=3, site=6, unique=True, keywords=TRACKER
    ).says(
        LEADS,
        skirmish(
            cost=(Discard(Choose(OTHER & SAURON & ORC)), Exert(THIS)), do=Wound(Choose(COMPANION & Against(THIS)))
        ),
    ),
    minion("5U105", "Orc Fighter", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        regroup(cost=(Spot(SAURON & CONDITION), Exert(THIS)), do=TakeControl())
    ),
    minion("5C106", "Orc Infantry", SAURON, ORC, cost=1, strength=5, vitality=2, site=6).says(
        regroup(cost=(Spot(SAURON & CONDITION), Discard(THIS)), do=TakeControl())
    ),
    minion(
        "5U107", "Orc Patrol", SAURON, ORC, cost=4, strength=11, vitality=3, site=6, unique=True, keywords=TRACKER
    ).says(LEADS, maneuver(cost=(Exert(THIS, 2), Spot(OTHER & SAURON & ORC)), do=Discard(Choose(CONDITION)))),
    minion("5C108", "Orc Pursuer", SAURON, ORC, cost=2, strength=6, vitality=2, site=6, keywords=TRACKER).says(
        SCOUTS, Triggered(on=played(THIS), optional=True, cost=(Exert(THIS), RemoveTwilight(2)), do=Draw())
    ),
    minion("5C109", "Orc Runner", SAURON, ORC, cost=2, strength=6, vitality=2, site=6, keywords=TRACKER).says(
        SCOUTS,
        Triggered(on=played(THIS), optional=True, cost=(Exert(THIS), discard_from(Pile.HAND, count=2)), do=Draw()),
    ),
    condition("5U110", "Teeth of Mordor", SAURON, cost=1).says(
        regroup(cost=RemoveTwilight(3), do=Stack(Choose(SAURON & ORC), THIS)),
        shadow(do=PlayCard(SAURON & ORC, Pile.STACK)),
    ),
    condition("5R102", "Morannon", SAURON, cost=0, unique=True).says(
        Static(Cost(SAURON & ORC, -3, first=Until.TURN), when=AtNumbers(4, 4, Block.TOWERS)),
        shadow(cost=(Spot(SAURON & ORC, 2), discard_from(Pile.HAND, count=4)), do=(Draw(3), Discard(THIS))),
    ),
)
