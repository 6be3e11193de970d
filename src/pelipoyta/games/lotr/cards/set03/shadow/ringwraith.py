"""Ringwraith cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("3R81", "Gates of the Dead City", RINGWRAITH, cost=1).says(
        ToPlay(CanSpot(NAZGUL)), Triggered(on=On(Deed.BURDEN, by=RINGWRAITH), do=By(Who.FREE, Exert(Choose(COMPANION))))
    ),
    event("3U82", "News of Mordor", RINGWRAITH, cost=1).says(
        skirmish(cost=Spot(ISENGARD & MINION), do=gains(Choose(NAZGUL), Keyword.DAMAGE))
    ),
    event("3R85", "Too Great and Terrible", RINGWRAITH, cost=0).says(
        maneuver(
            cost=Spot(NAZGUL),
            do=Unless(Who.FREE, discard_from(Pile.HAND, GANDALF, 2), Wound(Choose(Called("Gandalf")), 2)),
        )
    ),
    condition("3U83", "The Ring Draws Them", RINGWRAITH, cost=2, unique=True).says(
        Triggered(on=FELLOWSHIP_MOVES, do=AddTwilight(ForEach(Burdens()))),
        Triggered(on=end_of(Phase.SHADOW, yours=True), do=one_of(Exert(Choose(NAZGUL)), Discard(THIS))),
    ),
    event("3C84", "They Will Never Stop Hunting You", RINGWRAITH, cost=2).says(
        maneuver(
            cost=Spot(NAZGUL),
            do=(
                RevealAtRandom(),
                Exert(Choose(COMPANION & Bearing(RANGED_WEAPON)), ForEach(CostOf("seen"))),
            ),
        )
    ),
    minion(
        "3U86",
        "Úlairë Otsëa",
        RINGWRAITH,
        NAZGUL,
        cost=4,
        strength=9,
        vitality=3,
        site=3,
        subtitle="Ringwraith in Twilight",
        unique=True,
        keywords=TWILIGHT,
    ).says(
        Triggered(
            on=wins(THIS),
            optional=True,
            cost=Exert(THIS),
            do=PassOn(Choose(Called("Blade Tip") & InYourArea()), THE_BEARER),
        )
    ),
)
