"""Set 6: Raider."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion(
        "6R78", "Easterling Army", RAIDER, MAN, cost=6, strength=13, vitality=3, site=4, keywords=(EASTERLING, FIERCE)
    ).says(
        skirmish(when=AtLeast(Burdens(), 2), cost=Exert(THIS), do=strength(Choose(EASTERLING), 1)),
        skirmish(when=AtLeast(Burdens(), 4), cost=Exert(THIS), do=strength(Choose(EASTERLING), 2)),
        skirmish(when=AtLeast(Burdens(), 6), cost=Exert(THIS), do=strength(Choose(EASTERLING), 3)),
    ),
    possession("6U79", "Easterling Polearm", RAIDER, cost=0, item=HAND_WEAPON, strength=2, bearer=EASTERLING).says(
        Static(Cannot(ITS_BEARER, Deed.WOUND), when=AtLeast(Burdens(), 2)),
        Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=AtLeast(Burdens(), 5)),
    ),
    minion(
        "6R80",
        "Southron Archer Legion",
        RAIDER,
        MAN,
        cost=8,
        strength=13,
        vitality=4,
        site=4,
        keywords=(SOUTHRON, ARCHER),
    ).says(archery(cost=RemoveTwilight(3), do=archery_total(Side.SHADOW, each(COMPANION, over=4), at_most=4))),
    minion(
        "6C81",
        "Southron Invaders",
        RAIDER,
        MAN,
        cost=5,
        strength=10,
        vitality=3,
        site=4,
        keywords=(SOUTHRON, ambush(1)),
    ).says(
        Triggered(
            on=played(THIS),
            optional=True,
            cost=Spot(OTHER & SOUTHRON),
            do=PlayCard(MINION & Has(Keyword.AMBUSH), Pile.DISCARD),
        )
    ),
    event("6R82", "Trample", RAIDER, cost=0).says(
        maneuver(
            cost=Spot(MOUNTED & RAIDER & MAN),
            do=Unless(Who.FREE, AddTwilight(4), Discard(Choose(COMPANION & ~RING_BEARER))),
        )
    ),
)
