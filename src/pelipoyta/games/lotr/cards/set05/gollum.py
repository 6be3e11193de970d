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
)
