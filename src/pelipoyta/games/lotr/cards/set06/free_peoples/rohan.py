"""Set 6: Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "6R92",
        "Éomer",
        "Rohirrim Captain",
        ROHAN,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=VALIANT,
    ).says(
        OwnCost(-1, CanSpot(ROHAN & MAN)),
        skirmish(
            cost=discard_from(Pile.HAND, count=3),
            do=strength(Choose(ROHAN & MAN, "rider"), ForEach(Wounds(Each(MINION & Beside(Named("rider")))), times=2)),
        ),
    ),
    possession("6U90", "Banner of the Mark", ROHAN, cost=1, bearer=ROHAN & COMPANION, item=HAND_WEAPON).says(
        Triggered(on=wins(ITS_BEARER), optional=True, do=Exert(Choose(MINION))),
        Response(on=wins(ITS_BEARER), cost=Discard(THIS), do=Liberate()),
    ),
    event("6U93", "Ever the Hope of Men", ROHAN, cost=0).says(
        regroup(
            cost=Exert(Choose(MOUNTED & ROHAN & MAN, count=2)),
            do=Discard(Choose(WOUNDED & MINION, count=2, up_to=True)),
        )
    ),
    companion("6R94", "Háma", "Doorward of Théoden", ROHAN, MAN, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ROHAN & MAN)),
        skirmish(cost=Exert(THIS), do=Discard(Choose(POSSESSION & BorneBy(MINION & Against(THIS))))),
    ),
    companion("6C95", "Hrethel", "Rider of Rohan", ROHAN, MAN, cost=2, strength=6, vitality=3).says(
        ToPlay(CanSpot(ROHAN & MAN)),
        skirmish(cost=Heal(Choose(MINION & Against(THIS))), do=strength(THIS, 3, at_most=3)),
    ),
    event("6R96", "News From the Mark", ROHAN, cost=2).says(
        fellowship(cost=Spot(MOUNTED & ROHAN & MAN, 3), do=(move_limit(2), By(Who.EACH_SHADOW, Draw(6), may=True)))
    ),
    condition("6C97", "We Left None Alive", ROHAN, cost=2, unique=True).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(ROHAN & MAN), do=AddTokens(THIS, Culture.ROHAN, 2)),
        skirmish(
            cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.ROHAN)),
            do=strength(Choose(ROHAN & MAN & Against(EXHAUSTED & MINION)), 2),
        ),
    ),
    condition("6U91", "Blood Has Been Spilled", ROHAN, cost=1).says(
        skirmish(cost=Discard(Choose(MOUNT & BorneBy(ROHAN & MAN), "horse")), do=overwhelmed_at(Named("horse-bearer")))
    ),
)
