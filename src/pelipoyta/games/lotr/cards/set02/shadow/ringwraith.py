"""Ringwraith cards of set 2: wraiths in twilight."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("2R77", "His Terrible Servants", RINGWRAITH, cost=2).says(
        Response(on=about_to(Deed.WOUND, TWILIGHT & NAZGUL), cost=RemoveTwilight(), do=Prevent())
    ),
    event("2U78", "It Wants to be Found", RINGWRAITH, cost=2).says(
        maneuver(cost=Spot(TWILIGHT & NAZGUL), do=AddBurden())
    ),
    event("2U79", "Resistance Becomes Unbearable", RINGWRAITH, cost=1).says(
        maneuver(
            cost=Exert(Choose(TWILIGHT & NAZGUL)),
            do=(Exert(THE_BEARER), If(Matches(THE_BEARER, EXHAUSTED), WearRing())),
        )
    ),
    event("2R80", "Stricken Dumb", RINGWRAITH, cost=2).says(
        maneuver(cost=Exert(Choose(Called("The Witch-king"))), do=Discard(Choose(TALE | WEAPON)))
    ),
    event("2U81", "They Will Find the Ring", RINGWRAITH, cost=1).says(
        maneuver(cost=Exert(Choose(NAZGUL, count=2)), do=Exert(Choose(COMPANION, count=ForEach(Burdens()))))
    ),
    minion(
        "2U82",
        "Úlairë Attëa",
        RINGWRAITH,
        NAZGUL,
        cost=6,
        strength=12,
        vitality=3,
        site=3,
        subtitle="The Easterling",
        unique=True,
        keywords=TWILIGHT,
    ).says(Triggered(on=played(THIS), optional=True, do=Wound(Choose(ALLY)))),
    minion(
        "2U83",
        "Úlairë Enquëa",
        RINGWRAITH,
        NAZGUL,
        cost=6,
        strength=11,
        vitality=4,
        site=3,
        subtitle="Ringwraith in Twilight",
        unique=True,
        keywords=TWILIGHT,
    ).says(
        Triggered(
            on=wins(THIS),
            optional=True,
            cost=Exert(THIS),
            do=Wound(Choose(RING_BEARER), IfElse(AtLeast(Burdens(), 5), 2, 1)),
        )
    ),
    minion(
        "2R84",
        "Úlairë Nelya",
        RINGWRAITH,
        NAZGUL,
        cost=5,
        strength=10,
        vitality=3,
        site=2,
        subtitle="Ringwraith in Twilight",
        unique=True,
        keywords=TWILIGHT,
    ).says(
        Static(
            (Gains(THIS, Keyword.FIERCE), Gains(THIS, Keyword.DAMAGE)),
            when=AtLeast(Burdens(), 2) | AtLeast(Wounds(THE_BEARER), 2),
        )
    ),
    event("2R86", "Wraith-world", RINGWRAITH, cost=1).says(
        skirmish(when=RingWorn(), cost=Spot(TWILIGHT & NAZGUL), do=AddBurden(3))
    ),
    minion(
        "2R75",
        "Bill Ferny",
        RINGWRAITH,
        MAN,
        cost=2,
        strength=4,
        vitality=1,
        site=2,
        subtitle="Swarthy Sneering Fellow",
        unique=True,
    ).says(
        Static((NeverRoams(Each(NAZGUL)), Cannot(THIS, Deed.ASSIGNMENT, by=Who.FREE))),
        Triggered(on=Always(), when=AtSite(Keyword.UNDERGROUND), do=Discard(THIS)),
    ),
    minion(
        "2R85",
        "The Witch-king",
        RINGWRAITH,
        NAZGUL,
        cost=8,
        strength=14,
        vitality=4,
        site=3,
        subtitle="Lord of the Nazgûl",
        unique=True,
        keywords=TWILIGHT,
    ).says(
        Static(NotPlayed(Called("Return to Its Master"))),
        Triggered(on=wins(THIS), optional=True, cost=Exert(THIS), do=Wound(THE_BEARER, 2)),
    ),
    condition("2U76", "Helpless", RINGWRAITH, cost=0, bearer=Called("Sam")).says(
        ToPlay(CanSpot(FRODO) & CanSpot(NAZGUL)), Static(NoText(ITS_BEARER))
    ),
)
