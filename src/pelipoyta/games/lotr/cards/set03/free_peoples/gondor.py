"""Gondor cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

AID = (strength(Choose(ALLY, "friend"), 3, until=Until.REGROUP), let_take_part(Named("friend"), Until.REGROUP))

CARDS = (
    condition("3C37", "Answering the Cries", GONDOR, cost=0).says(
        skirmish(cost=discard_from(Pile.HAND, GONDOR & TALE), do=strength(Choose(GONDOR & COMPANION), 2))
    ),
    companion(
        "3R38",
        "Aragorn",
        "Heir to the White City",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=FRODO_SIGNET,
        keywords=RANGER,
    ).says(Triggered(on=On(Deed.MOVE, during=Phase.FELLOWSHIP), do=RemoveTwilight(2))),
    event("3R39", "Banner of the White Tree", GONDOR, cost=0, keywords=TALE).says(
        maneuver(
            cost=Exert(Choose(GONDOR & COMPANION, "hero")),
            do=For((Strength(Named("hero"), 3), Gains(Named("hero"), Keyword.DEFENDER)), Until.REGROUP),
        )
    ),
    condition("3R41", "Gondor Bowmen", GONDOR, cost=0, keywords=TALE).says(
        archery(cost=(Exert(Choose(GONDOR & COMPANION)), Discard(THIS)), do=archery_total(Side.FREE, 2))
    ),
    possession("3R42", "Horn of Boromir", GONDOR, cost=0, bearer=Called("Boromir"), unique=True).says(
        maneuver(cost=(Exert(ITS_BEARER), Spot(ALLY)), do=AID)
    ),
    possession("3R44", "The Shards of Narsil", GONDOR, cost=1, kind=Kind.ARTIFACT, unique=True).says(
        fellowship(do=Put(Pile.HAND, Pile.STACK, GONDOR, on=THIS)),
        fellowship(cost=AddTwilight(1), do=ReturnToHand(Choose(StackedOn(THIS)))),
    ),
    event("3U46", "Still Sharp", GONDOR, cost=0).says(
        skirmish(
            cost=Spot(Called("The Shards of Narsil")),
            do=(strength(Choose(GONDOR & COMPANION, "hero"), 3), gains(Named("hero"), Keyword.DAMAGE)),
        )
    ),
    event("3U47", "Voice of Rauros", GONDOR, cost=0).says(
        maneuver(
            cost=Exert(Choose(Called("Aragorn"))),
            do=gains(Each(COMPANION & ARAGORN_SIGNET), Keyword.DAMAGE, until=Until.REGROUP),
        )
    ),
    companion(
        "3P122",
        "Boromir",
        "Defender of Minas Tirith",
        GONDOR,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=RANGER,
    ).says(fellowship(cost=AddTwilight(2), do=Heal(THIS))),
    condition("3R40", "Citadel of Minas Tirith", GONDOR, cost=1).says(
        Triggered(on=On(Deed.TURN_END), when=Unbeaten(), optional=True, do=Heal(Choose(GONDOR & COMPANION)))
    ),
    event("3C43", "Might of Númenor", GONDOR, cost=1, keywords=TALE).says(
        maneuver(
            cost=Spot(GONDOR & COMPANION), do=(RevealAtRandom(), Heal(Choose(COMPANION, count=ForEach(CostOf("seen")))))
        )
    ),
    event("3U45", "Some Who Resisted", GONDOR, cost=0, keywords=TALE).says(
        maneuver(cost=Spot(GONDOR & COMPANION), do=For(Cost(Timed(Phase.MANEUVER) & EVENT, 2)))
    ),
    event("3C48", "We Must Go Warily", GONDOR, cost=0).says(
        Response(
            on=On(Deed.MOVE, during=Phase.REGROUP),
            cost=Exert(Choose(GONDOR & COMPANION), 2),
            do=For(Cost(MINION, 1), Until.REGROUP),
        )
    ),
)
