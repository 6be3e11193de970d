"""Set 4: the Raiders' minions."""

from pelipoyta.games.lotr.cards.hand import *

SHOOTS_APART = archery(cost=Exert(THIS), do=(For(OutOfArchery(THIS)), Exert(Choose(COMPANION & ~RING_BEARER))))
STRIKES_FIRST = Triggered(
    on=skirmish_starts(THIS),
    optional=True,
    cost=RemoveTwilight(3),
    do=Wound(Choose((COMPANION | ALLY) & Against(THIS))),
)
ADVANCES = (ToPlay(CanSpot(RAIDER & MAN)), regroup(cost=Exert(THIS, 2), do=TakeControl()))
ENRAGED = Static((Gains(THIS, Keyword.FIERCE), Gains(THIS, Keyword.DAMAGE)), when=AtLeast(Burdens(), 3))

CARDS = (
    minion(
        "4U217", "Desert Lancers", RAIDER, MAN, cost=5, strength=11, vitality=3, site=4, unique=True, keywords=SOUTHRON
    ).says(*ADVANCES),
    minion(
        "4R244",
        "Regiment of Haradrim",
        RAIDER,
        MAN,
        cost=8,
        strength=16,
        vitality=4,
        site=4,
        unique=True,
        keywords=SOUTHRON,
    ).says(*ADVANCES),
    minion(
        "4R218",
        "Desert Legion",
        RAIDER,
        MAN,
        cost=6,
        strength=13,
        vitality=3,
        site=4,
        unique=True,
        keywords=(SOUTHRON, ambush(1)),
    ).says(
        Static(Strength(THIS, 5), when=AtLeast(Burdens(), 4)),
        Static(Gains(THIS, Keyword.FIERCE), when=AtLeast(Burdens(), 5)),
        Static(Gains(THIS, Keyword.DAMAGE), when=AtLeast(Burdens(), 6)),
    ),
    minion(
        "4R219",
        "Desert Lord",
        RAIDER,
        MAN,
        cost=6,
        strength=11,
        vitality=3,
        site=4,
        unique=True,
        keywords=(SOUTHRON, ARCHER),
    ).says(SHOOTS_APART),
    minion(
        "4U232", "Elite Archer", RAIDER, MAN, cost=4, strength=8, vitality=2, site=4, keywords=(SOUTHRON, ARCHER)
    ).says(SHOOTS_APART),
    minion(
        "4C248", "Southron Bowman", RAIDER, MAN, cost=3, strength=6, vitality=2, site=4, keywords=(SOUTHRON, ARCHER)
    ).says(SHOOTS_APART),
    minion("4U220", "Desert Soldier", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=SOUTHRON).says(
        STRIKES_FIRST
    ),
    minion("4C221", "Desert Spearman", RAIDER, MAN, cost=3, strength=8, vitality=2, site=4, keywords=SOUTHRON).says(
        STRIKES_FIRST
    ),
    minion("4C222", "Desert Warrior", RAIDER, MAN, cost=2, strength=6, vitality=2, site=4, keywords=SOUTHRON).says(
        STRIKES_FIRST
    ),
    minion("4C224", "Easterling Axeman", RAIDER, MAN, cost=2, strength=6, vitality=2, site=4, keywords=EASTERLING).says(
        Static((Strength(THIS, 3), Gains(THIS, Keyword.FIERCE)), when=AtLeast(Burdens(), 2))
    ),
    minion(
        "4R225",
        "Easterling Captain",
        RAIDER,
        MAN,
        cost=5,
        strength=11,
        vitality=3,
        site=4,
        unique=True,
        keywords=(EASTERLING, FIERCE),
    ).says(
        skirmish(when=AtLeast(Burdens(), 2), cost=RemoveTwilight(2), do=strength(Choose(EASTERLING), 2)),
        skirmish(when=AtLeast(Burdens(), 4), cost=RemoveTwilight(2), do=strength(Choose(EASTERLING), 3)),
        skirmish(when=AtLeast(Burdens(), 6), cost=RemoveTwilight(2), do=strength(Choose(EASTERLING), 4)),
    ),
    minion(
        "4C227", "Easterling Infantry", RAIDER, MAN, cost=3, strength=8, vitality=2, site=4, keywords=EASTERLING
    ).says(ENRAGED),
    minion(
        "4U230", "Easterling Trooper", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=EASTERLING
    ).says(ENRAGED),
    minion(
        "4C228", "Easterling Lieutenant", RAIDER, MAN, cost=3, strength=8, vitality=2, site=4, keywords=EASTERLING
    ).says(
        Triggered(
            on=On(Deed.ASSIGNMENT, THIS, against=UNBOUND & COMPANION), optional=True, cost=Exert(THIS), do=AddBurden()
        )
    ),
    minion(
        "4R229", "Easterling Skirmisher", RAIDER, MAN, cost=1, strength=5, vitality=1, site=4, keywords=EASTERLING
    ).says(
        Triggered(
            on=played(THIS), optional=True, cost=Spot(OTHER & EASTERLING), do=AddTwilight(ForEach(Burdens(), limit=4))
        )
    ),
    minion(
        "4R245", "Southron Archer", RAIDER, MAN, cost=3, strength=6, vitality=2, site=4, keywords=(SOUTHRON, ARCHER)
    ).says(Static(Archery(Side.SHADOW, ForEach(Sites())), when=CanSpot(OTHER & SOUTHRON))),
    minion("4R246", "Southron Assassin", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=SOUTHRON).says(
        Triggered(
            on=loses(COMPANION | ALLY, against=SOUTHRON),
            optional=True,
            cost=RemoveTwilight(),
            do=By(Who.FREE, Wound(Choose(RING_BOUND & COMPANION))),
        )
    ),
    minion(
        "4U249",
        "Southron Commander",
        RAIDER,
        MAN,
        cost=5,
        strength=10,
        vitality=3,
        site=4,
        keywords=(SOUTHRON, ambush(1)),
    ).says(
        assignment(
            cost=Spot(COMPANION, 6),
            do=Unless(Who.FREE, Discard(Choose(UNBOUND & COMPANION)), AssignMinion(THIS, Choose(RING_BEARER))),
        )
    ),
    minion("4U250", "Southron Explorer", RAIDER, MAN, cost=2, strength=5, vitality=3, site=4, keywords=SOUTHRON).says(
        regroup(cost=(Exert(THIS), RemoveTwilight(5)), do=TakeControl())
    ),
    minion(
        "4R251",
        "Southron Fighter",
        RAIDER,
        MAN,
        cost=5,
        strength=10,
        vitality=3,
        site=4,
        keywords=(SOUTHRON, ambush(1)),
    ).says(maneuver(cost=(Exert(THIS), Spot(COMPANION, 5)), do=By(Who.FREE, Exert(Choose(COMPANION))))),
    minion(
        "4C252", "Southron Scout", RAIDER, MAN, cost=1, strength=3, vitality=1, site=4, keywords=(SOUTHRON, ambush(2))
    ),
    minion("4U253", "Southron Sentry", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=SOUTHRON).says(
        maneuver(cost=Exert(THIS), do=AddTwilight(ForEach(Sites(), times=2)))
    ),
    minion(
        "4C254", "Southron Soldier", RAIDER, MAN, cost=2, strength=4, vitality=1, site=4, keywords=(SOUTHRON, ambush(2))
    ),
    minion(
        "4R257",
        "Southron Veterans",
        RAIDER,
        MAN,
        cost=5,
        strength=10,
        vitality=3,
        site=4,
        keywords=(SOUTHRON, ambush(1)),
    ).says(maneuver(cost=(Exert(THIS), Spot(COMPANION, 6)), do=By(Who.FREE, Exert(Choose(COMPANION, count=2))))),
    minion(
        "4C258",
        "Southron Wanderer",
        RAIDER,
        MAN,
        cost=3,
        strength=8,
        vitality=2,
        site=4,
        keywords=(SOUTHRON, ambush(1)),
    ).says(
        assignment(
            cost=(Exert(THIS), Spot(COMPANION, 5)),
            do=Unless(Who.FREE, AddTwilight(4), AssignMinion(THIS, Choose(RING_BEARER))),
        )
    ),
)
