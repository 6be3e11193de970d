"""Events of Gondor of set 1."""

from pelipoyta.games.lotr.cards.hand import *

BY_RIVER_OR_FOREST = AtSite(Keyword.RIVER) | AtSite(Keyword.FOREST)

CARDS = (
    event("1R88", "An Able Guide", GONDOR, cost=0).says(regroup(cost=Spot(RANGER), do=RemoveTwilight(4))),
    event("1R93", "Arwen's Fate", GONDOR, cost=0).says(
        skirmish(
            cost=Exert(Choose(Called("Aragorn") | Called("Arwen"), "lover")),
            do=strength(Choose(Called("Aragorn") | Called("Arwen"), but="lover"), 3),
        )
    ),
    event("1R99", "Change of Plans", GONDOR, cost=0).says(
        regroup(
            cost=Exert(Choose(RANGER)), do=By(Who.OPPONENT, (Put(Pile.HAND, Pile.SHUFFLED, count=AllOf()), Draw(8)))
        )
    ),
    event("1C102", "Dagger Strike", GONDOR, cost=0).says(
        skirmish(
            do=(
                strength(Choose((GONDOR | SHIRE) & COMPANION & Bearing(HAND_WEAPON), "fighter"), 2),
                gains(Named("fighter"), Keyword.DAMAGE),
            )
        )
    ),
    event("1C103", "Elendil's Valor", GONDOR, cost=0).says(
        maneuver(do=gains(Choose(GONDOR & COMPANION), Keyword.DEFENDER, until=Until.REGROUP))
    ),
    event("1U109", "One Whom Men Would Follow", GONDOR, cost=0).says(
        maneuver(
            cost=Exert(Choose(Called("Aragorn"))),
            do=(
                strength(Choose(ALLY, "friend"), 2, until=Until.REGROUP),
                let_take_part(Named("friend"), Until.REGROUP),
            ),
        )
    ),
    event("1R111", "Pursuit Just Behind", GONDOR, cost=0).says(
        regroup(cost=Exert(Choose(RANGER & COMPANION)), do=Wound(Each(MINION)))
    ),
    event("1U113", "A Ranger's Versatility", GONDOR, cost=1).says(
        maneuver(when=BY_RIVER_OR_FOREST, cost=Exert(Choose(PRESENT & RANGER)), do=Exhaust(Choose(MINION)))
    ),
    event("1C119", "What Are They?", GONDOR, cost=1).says(
        maneuver(cost=Spot(RANGER), do=Discard(Choose(ROAMING & MINION)))
    ),
    event("1R118", "Valiant Man of the West", GONDOR, cost=1).says(
        maneuver(
            do=For(
                (Gains(Choose(Called("Aragorn"), "king"), Keyword.DEFENDER), WoundLimit(Named("king"))), Until.REGROUP
            )
        )
    ),
    event("1R115", "Strength of Kings", GONDOR, cost=0).says(
        Response(
            on=about_to(Deed.PLAY, EVENT & Timed(Phase.SKIRMISH)),
            when=CanSpot(SKIRMISHING & GONDOR & MAN),
            do=Prevent(),
        )
    ),
)
