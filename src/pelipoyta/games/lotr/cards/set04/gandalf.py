"""Set 4: Gandalf."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition(
        "4R94",
        "Hearken to Me",
        GANDALF,
        cost=0,
        bearer=Called("Théoden"),
        unique=True,
        strength=2,
        vitality=1,
        keywords=SPELL,
    ).says(
        ToPlay(CanSpot(Called("Gandalf"))),
        Triggered(on=played(THIS), do=Discard(Each(SHADOW_SIDE & CONDITION & BorneBy(ITS_BEARER)))),
        Static(CannotBear(ITS_BEARER, SHADOW_SIDE & CONDITION)),
    ),
    event("4R95", "Into Dark Tunnels", GANDALF, cost=3, keywords=SPELL).says(
        Response(on=played(MINE & GANDALF & EVENT), cost=Exert(Choose(Called("Gandalf")), 2), do=KeepEvent())
    ),
    event("4U96", "Keep Your Forked Tongue", GANDALF, cost=1).says(
        skirmish(
            when=AtLeast(Twilight(), 3),
            cost=Spot(Called("Gandalf")),
            do=For(Cannot(Choose(COMPANION & GANDALF_SIGNET), Deed.WOUND)),
        )
    ),
    event("4C98", "Mithrandir, Mithrandir!", GANDALF, cost=3, keywords=SPELL).says(
        maneuver(cost=Exert(Choose(Called("Gandalf"))), do=Wound(Each(MINION & Stat(Attribute.STRENGTH, most=6))))
    ),
    event("4R106", "Well Met Indeed", GANDALF, cost=5).says(
        fellowship(cost=(Spot(ELF), Spot(GONDOR & MAN), Spot(DWARF)), do=PlayCard(Called("Gandalf"), Pile.DEAD))
    ),
    event("4U108", "Wizardry Indeed", GANDALF, cost=4).says(
        maneuver(
            when=More(MINION, COMPANION),
            cost=Exert(Choose(Called("Gandalf"))),
            do=By(Who.OPPONENT, Discard(Choose(MINE & MINION))),
        )
    ),
)
