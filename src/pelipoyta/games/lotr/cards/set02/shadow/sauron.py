"""Sauron cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("2U87", "The Eye of Sauron", SAURON, cost=1).says(
        shadow(cost=Exert(Choose(SAURON & ORC)), do=Draw(ForEach(Burdens(), limit=5)))
    ),
    event("2C88", "Memory of Many Things", SAURON, cost=2).says(
        maneuver(
            cost=Exert(Choose(SAURON & ORC)), do=one_of(Discard(Choose(ALLY)), Discard(Choose(ELVEN & ALLY, count=2)))
        )
    ),
    minion("2C90", "Orc Taskmaster", SAURON, ORC, cost=3, strength=8, vitality=3, site=6).says(
        shadow(cost=Exert(THIS), do=AddTwilight())
    ),
    event("2C91", "Southern Spies", SAURON, cost=0).says(
        Response(
            on=after(Deed.RING),
            cost=Spot(SAURON & MINION),
            do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, count=AllOf())),
        )
    ),
    condition("2U92", "Spies of Mordor", SAURON, cost=1, keywords=SEARCH).says(
        ToPlay(CanSpot(SAURON & ORC)),
        Triggered(
            on=On(Deed.MOVE, during=Phase.REGROUP), optional=True, do=Draw(IfElse(CanSpot(SAURON & TRACKER), 2, 1))
        ),
    ),
    minion("2R93", "Tower Assassin", SAURON, ORC, cost=4, strength=11, vitality=3, site=6, unique=True).says(
        maneuver(cost=Exert(THIS), do=Wound(Choose(ALLY)))
    ),
    possession("2C95", "Vile Blade", SAURON, cost=1, bearer=SAURON & ORC, item=HAND_WEAPON, strength=2).says(
        Static(Strength(ITS_BEARER, 2), when=Matches(ITS_BEARER, Against(MAN | ELF)))
    ),
    minion("2C89", "Orc Scout", SAURON, ORC, cost=2, strength=6, vitality=2, site=6, keywords=TRACKER).says(
        Static(Roaming(MINE & SAURON & MINION, -1)),
        Response(
            on=about_to(Deed.PLAY, EVENT & Mentions(RANGER)), cost=one_of(Exert(THIS), Discard(THIS)), do=Prevent()
        ),
    ),
    condition("2R94", "Verily I Come", SAURON, cost=0, bearer=RING_BEARER).says(
        ToPlay(cost=Exert(Choose(SAURON & ORC))), Triggered(on=On(Deed.TAKE, during=Phase.FELLOWSHIP), do=AddBurden())
    ),
)
