"""Set 6: Gondor."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C53", "Mortal Men", GONDOR, cost=0).says(
        skirmish(
            do=(strength(Choose(GONDOR & MAN), 2), If(AtLeast(Tokens(Culture.ROHAN, None)), Exert(Choose(MINION))))
        )
    ),
    companion(
        "6C48",
        "Anborn",
        "Skilled Huntsman",
        GONDOR,
        MAN,
        cost=2,
        strength=6,
        vitality=3,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(Triggered(on=wins(THIS), optional=True, do=For(SiteNumber(Choose(MINION), 3), Until.REGROUP))),
    condition("6R49", "Ancient Roads", GONDOR, cost=1).says(
        Static(SiteNumber(Each(MINION & Against(RANGER)), 2), when=CanSpot(RANGER, 3))
    ),
    companion(
        "6R50",
        "Aragorn",
        "Defender of Free Peoples",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=THEODEN_SIGNET,
    ).says(
        skirmish(cost=RemoveTokens(Choose(CARD), Culture.ELVEN), do=strength(Choose(MINION & Against(THIS)), -3)),
        skirmish(cost=RemoveTokens(Choose(CARD), Culture.DWARVEN), do=Heal(Choose(DWARF))),
        regroup(
            when=Matches(THIS, MOUNTED), cost=RemoveTokens(Choose(CARD), Culture.ROHAN), do=Wound(Choose(MINION), 2)
        ),
    ),
    possession("6U51", "Banner of Westernesse", GONDOR, cost=1, bearer=GONDOR & COMPANION, item=HAND_WEAPON).says(
        Triggered(on=wins(ITS_BEARER), optional=True, do=Heal(Choose(~ITS_BEARER & GONDOR & COMPANION))),
        Response(on=wins(ITS_BEARER), cost=Discard(THIS), do=Liberate()),
    ),
    condition("6C52", "Garrison of Osgiliath", GONDOR, cost=2, unique=True, keywords=FORTIFICATION).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(GONDOR & MAN), do=AddTokens(THIS, Culture.GONDOR, 2)),
        skirmish(cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.GONDOR)), do=strength(Choose(GONDOR & MAN), 1)),
    ),
    event("6U54", "Perilous Ventures", GONDOR, cost=0).says(
        regroup(
            cost=Exert(Choose(RANGER, count=2)),
            do=one_of(Discard(Choose(MINION)), Discard(Choose(RINGWRAITH & MINION, count=2))),
        )
    ),
    event("6C56", "Trust", GONDOR, cost=0).says(
        skirmish(
            do=(strength(Choose(GONDOR & MAN), 2), If(AtLeast(Tokens(Culture.ELVEN, None)), Heal(Choose(COMPANION))))
        )
    ),
    companion(
        "6P121",
        "Faramir",
        "Ithilien Ranger",
        GONDOR,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=(Has(Keyword.RING_BOUND), RANGER),
    ).says(OwnCost(-1, Gathering()), fellowship(cost=PlayCard(RANGER), do=Heal(Choose(RING_BOUND & COMPANION)))),
    possession(
        "6R55",
        "Ring of Barahir",
        GONDOR,
        cost=0,
        bearer=Called("Aragorn"),
        item=RING_ITEM,
        kind=Kind.ARTIFACT,
        unique=True,
    ).says(Triggered(on=start_of_turn(yours=True), optional=True, do=Heal(Choose(COMPANION & Marked())))),
)
