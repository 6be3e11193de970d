"""Set 5: Gollum."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "5C28",
        "Sméagol",
        "Old Noser",
        GOLLUM,
        None,
        cost=0,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        side=Side.FREE,
        keywords=Has(Keyword.RING_BOUND),
    ).says(
        ToPlay(cost=AddBurden()),
        regroup(
            cost=Exert(Choose(Called("Sméagol") | Called("Gollum")), 2),
            do=(
                Look(4, reveal=True),
                Repeat(ForEach(Seen("seen", SHADOW_SIDE)), Wound(Choose(MINION))),
                Put(Pile.DECK_TOP, Pile.DECK, count=AllOf(), among="seen"),
            ),
        ),
    ),
    event("5C30", "We Must Have It", GOLLUM, cost=0, side=Side.SHADOW).says(
        shadow(do=PlayCard(Called("Gollum"), (Pile.DECK, Pile.DISCARD))),
        skirmish(cost=Put(Pile.HAND, Pile.DISCARD, at_random=True), do=strength(Choose(Called("Gollum")), 3)),
    ),
    event("5R21", "Be Back Soon", GOLLUM, cost=1, side=Side.FREE).says(
        maneuver(
            cost=Discard(Choose(Called("Sméagol"))),
            do=Unless(Who.ANY_SHADOW, Exert(Choose(MINION), 2), Discard(Choose(MINION))),
        )
    ),
    condition("5U22", "Evil-smelling Fens", GOLLUM, cost=1, side=Side.SHADOW).says(
        Static(Gains(Each(SITE & OnPath()), Keyword.MARSH)),
        shadow(cost=(Exert(Choose(Called("Gollum")), 2), Discard(THIS)), do=PlayCard(MINION, Pile.DISCARD)),
    ),
    condition("5U23", "Follow Sméagol", GOLLUM, cost=1, bearer=Called("Sméagol"), side=Side.FREE).says(
        regroup(cost=Exert(Choose(Called("Sméagol") | Called("Gollum"))), do=PlayNextSite())
    ),
    minion(
        "5C24",
        "Gollum",
        GOLLUM,
        None,
        cost=2,
        strength=5,
        vitality=4,
        site=3,
        subtitle="Nasty Treacherous Creature",
        unique=True,
        side=Side.SHADOW,
    ).says(regroup(cost=Discard(THIS), do=Exert(Choose(COMPANION | ALLY)))),
    minion(
        "5R25",
        "Gollum",
        GOLLUM,
        None,
        cost=2,
        strength=5,
        vitality=4,
        site=3,
        subtitle="Stinker",
        unique=True,
        side=Side.SHADOW,
    ).says(Static(Strength(THIS, ForEach(Burdens()))), Triggered(on=wins(THIS), optional=True, do=AddBurden())),
    event("5U26", "Look at Him", GOLLUM, cost=0, side=Side.SHADOW).says(
        shadow(cost=Spot(Called("Sméagol") | Called("Gollum")), do=AddTwilight(ForEach(Burdens())))
    ),
    condition("5C27", "Poor Wretch", GOLLUM, cost=1, bearer=Called("Sméagol"), strength=1, side=Side.FREE).says(
        skirmish(cost=Discard(THIS), do=gains(ITS_BEARER, Keyword.DAMAGE))
    ),
    companion(
        "5R29",
        "Sméagol",
        "Slinker",
        GOLLUM,
        None,
        cost=0,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        side=Side.FREE,
        keywords=Has(Keyword.RING_BOUND),
    ).says(ToPlay(cost=AddBurden()), skirmish(cost=AddBurden(), do=For((Strength(THIS, 2), Cannot(THIS, Deed.WOUND))))),
)
