"""Set 6: Ringwraith."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("6U83", "Fell Beast", RINGWRAITH, cost=0, bearer=NAZGUL, item=MOUNT, strength=2).says(
        ToPlay(cost=discard_from(Pile.HAND, count=2)), Static(Gains(ITS_BEARER, Keyword.FIERCE))
    ),
    condition("6U84", "Spied From Above", RINGWRAITH, cost=1).says(
        regroup(cost=Exert(Choose(NAZGUL), 2), do=PlayCard((RINGWRAITH | SAURON) & MINION, cost=-8, exhausted=True))
    ),
    possession(
        "6R85", "Sword of Dol Guldur", RINGWRAITH, cost=2, bearer=NAZGUL, item=HAND_WEAPON, unique=True, strength=2
    ).says(
        Triggered(
            on=wins(ITS_BEARER),
            when=Matches(ITS_BEARER, Called("Úlairë Toldëa")),
            do=By(Who.FREE, Discard(Choose(FREE_PEOPLES & (POSSESSION | CONDITION)))),
        )
    ),
    minion(
        "6U86",
        "Úlairë Lemenya",
        RINGWRAITH,
        NAZGUL,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
        subtitle="Winged Hunter",
        unique=True,
    ).says(
        regroup(cost=(Exert(THIS), discard_from(Pile.HAND, count=3)), do=ReturnToHand(Choose(COMPANION & ~RING_BEARER)))
    ),
    minion(
        "6U87",
        "Úlairë Nertëa",
        RINGWRAITH,
        NAZGUL,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
        subtitle="Winged Hunter",
        unique=True,
    ).says(
        Triggered(
            on=played(THIS),
            when=CanSpot(OTHER & NAZGUL),
            do=Repeat(
                ForEach(Different(Likeness.CULTURE, FREE_PEOPLES), over=2),
                By(Who.FREE, Exert(Choose(RING_BOUND & COMPANION))),
            ),
        )
    ),
    minion(
        "6R88",
        "Úlairë Toldëa",
        RINGWRAITH,
        NAZGUL,
        cost=6,
        strength=12,
        vitality=3,
        site=3,
        subtitle="Winged Sentry",
        unique=True,
        keywords=FIERCE,
    ).says(Triggered(on=wins(THIS), do=By(Who.FREE, one_of(Exert(Choose(COMPANION)), AddBurden())))),
    condition("6R89", "Winged and Ominous", RINGWRAITH, cost=1).says(
        regroup(cost=Exert(Choose(NAZGUL)), do=AddTokens(THIS, Culture.RINGWRAITH)),
        shadow(cost=RemoveTokens(THIS, Culture.RINGWRAITH, 3), do=AddTwilight(2)),
    ),
    minion(
        "6P122",
        "The Witch-king",
        RINGWRAITH,
        NAZGUL,
        cost=8,
        strength=14,
        vitality=4,
        site=3,
        subtitle="Deathless Lord",
        unique=True,
        keywords=FIERCE,
    ).says(Triggered(on=dies(COMPANION, against=NAZGUL), do=one_of(Wound(Choose(ALLY), 2), Exert(Choose(COMPANION))))),
)
