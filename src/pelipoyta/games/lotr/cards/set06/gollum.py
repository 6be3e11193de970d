"""Set 6: Gollum."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C38", "Don't Follow the Lights", GOLLUM, cost=0, side=Side.FREE).says(
        Response(on=wins(Called("Sméagol")), cost=AddBurden(), do=Discard(Choose(MINION)))
    ),
    event("6C42", "Nasty, Foul Hobbitses", GOLLUM, cost=0, side=Side.SHADOW).says(
        Response(on=wins(Called("Gollum")), do=AddBurden())
    ),
    event("6C43", "Not Listening", GOLLUM, cost=0, side=Side.FREE).says(
        Response(on=wins(Called("Sméagol")), do=(Heal(Named()), RemoveBurden(2)))
    ),
    event("6C47", "You're a Liar and a Thief", GOLLUM, cost=0, side=Side.SHADOW).says(
        Response(on=wins(Called("Gollum")), do=Wound(Choose(COMPANION & ~RING_BEARER)))
    ),
    condition("6R39", "Don't Look at Them", GOLLUM, cost=1, side=Side.FREE).says(
        skirmish(
            cost=(Spot(Called("Sméagol")), discard_from(Pile.HAND, count=3)),
            do=Wound(
                Choose(MINION & Against(Called("Sméagol")), "foe"), IfElse(Matches(Named("foe"), RINGWRAITH), 2, 1)
            ),
        )
    ),
    minion(
        "6C40",
        "Gollum",
        GOLLUM,
        None,
        cost=2,
        strength=5,
        vitality=4,
        site=3,
        subtitle="Old Villain",
        unique=True,
        side=Side.SHADOW,
    ).says(
        skirmish(
            cost=discard_from(Pile.HAND),
            do=strength(THIS, IfElse(Matches(THIS, Against(RING_BOUND & COMPANION)), 2, 1)),
        )
    ),
    event("6R41", "Master Broke His Promise", GOLLUM, cost=5, side=Side.SHADOW).says(
        regroup(cost=Exert(Choose(Called("Gollum")), 3), do=(Wound(Each(COMPANION)), move_limit(-1)))
    ),
    companion(
        "6C45",
        "Sméagol",
        "Poor Creature",
        GOLLUM,
        None,
        cost=0,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        side=Side.FREE,
        keywords=Has(Keyword.RING_BOUND),
    ).says(ToPlay(cost=AddBurden()), skirmish(cost=discard_from(Pile.HAND), do=strength(THIS, 1))),
    condition("6R46", "They Stole It", GOLLUM, cost=1, side=Side.SHADOW).says(
        skirmish(
            cost=(Spot(Called("Gollum")), discard_from(Pile.HAND, count=3)),
            do=Wound(Choose(COMPANION & Against(Called("Gollum")), "him"), IfElse(Matches(Named("him"), SHIRE), 2, 1)),
        )
    ),
    event("6R44", "Safe Paths", GOLLUM, cost=5, side=Side.FREE).says(
        regroup(
            cost=(Exert(Choose(Called("Sméagol"), "guide"), 3), Discard(Named("guide"))),
            do=(
                Wound(Each(MINION)),
                move_limit(1),
                IfMoves(By(Who.EACH_SHADOW, Put(Pile.DISCARD, Pile.HAND, SHADOW_SIDE, 3, up_to=True))),
            ),
        )
    ),
)
