"""Gandalf cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

THE_WIZARD = Called("Gandalf")

CARDS = (
    event("3C30", "Deep in Thought", GANDALF, cost=4, keywords=SPELL).says(
        maneuver(when=AtLeast(Twilight(), 4), cost=Spot(THE_WIZARD), do=Discard(Each(SHADOW_SIDE & CONDITION)))
    ),
    event("3C32", "Fireworks", GANDALF, cost=1, keywords=SPELL).says(
        fellowship(
            cost=Spot(THE_WIZARD),
            do=one_of(
                Put(Pile.DISCARD, Pile.SHUFFLED, GANDALF, count=2, up_to=True),
                Put(Pile.DISCARD, Pile.SHUFFLED, SHIRE, count=2, up_to=True),
            ),
        )
    ),
    possession(
        "3R34",
        "Narya",
        GANDALF,
        cost=0,
        bearer=THE_WIZARD,
        item=RING_ITEM,
        kind=Kind.ARTIFACT,
        unique=True,
        vitality=1,
    ).says(Triggered(on=start_of_turn(yours=True), optional=True, cost=AddTwilight(3), do=RemoveBurden())),
    condition("3U35", "Trust Me as You Once Did", GANDALF, cost=2).says(
        skirmish(
            cost=Exert(Choose(THE_WIZARD)), do=strength(Choose(COMPANION), each(COMPANION & GANDALF_SIGNET), at_most=3)
        )
    ),
    condition("3C36", "Unknown Perils", GANDALF, cost=2).says(
        Response(
            on=about_to(Deed.WOUND, COMPANION),
            when=AtLeast(Twilight(), 4),
            cost=Exert(Choose(THE_WIZARD)),
            do=Prevent(),
        )
    ),
    event("3C31", "Depart Silently", GANDALF, cost=1, keywords=STEALTH).says(
        maneuver(
            cost=Spot(Called("Gandalf")),
            do=If(
                AtNumbers(1, 5, Block.FELLOWSHIP),
                For(Cannot(Each(HOBBIT), Deed.ASSIGNMENT), Until.REGROUP),
                strength(Choose(HOBBIT), 3, until=Until.REGROUP),
            ),
        )
    ),
    event("3C33", "His First Serious Check", GANDALF, cost=1).says(
        maneuver(
            cost=Spot(Called("Gandalf")),
            do=(RevealAtRandom(), By(Who.YOU, (AddTwilight(ForEach(CostOf("seen"))), DiscardShown("seen")), may=True)),
        )
    ),
    condition("3R29", "Betrayal of Isengard", GANDALF, cost=1).says(
        Triggered(on=On(Deed.RIVAL_TAKE, during=Phase.SHADOW), optional=True, do=RemoveTwilight(1)),
        maneuver(cost=Exert(Choose(Called("Gandalf"))), do=Wound(Choose(Called("Saruman")), 2)),
    ),
)
