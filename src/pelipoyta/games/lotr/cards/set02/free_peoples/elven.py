"""Elven cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("2U16", "A Blended Race", ELVEN, cost=1).says(
        ToPlay(CanSpot(ELF)),
        Static((Strength(Each(URUK_HAI), -2), Loses(Each(URUK_HAI), Keyword.DAMAGE))),
        GONE_BY_REGROUP,
    ),
    condition("2U18", "Hosts of the Last Alliance", ELVEN, cost=2, keywords=TALE).says(
        Static(Archery(Side.SHADOW, -1), when=CanSpot(ELF & COMPANION)),
        Response(on=about_to(Deed.WOUND, ELF), cost=Discard(THIS), do=Prevent()),
    ),
    event("2R19", "Release the Angry Flood", ELVEN, cost=1).says(
        maneuver(cost=Exert(Choose(ELF)), do=Wound(Each(NAZGUL), IfElse(AtSite(Keyword.RIVER), 2, 1)))
    ),
    event("2R20", "Secret Sentinels", ELVEN, cost=2).says(
        maneuver(
            cost=Exert(Choose(ELF & ALLY)),
            do=(Discard(Choose(CONDITION)), If(CanSpot(ORC), Discard(Choose(CONDITION, up_to=True)))),
        )
    ),
    event("2U17", "Dismay Our Enemies", ELVEN, cost=0).says(
        Response(
            on=wins(ELF & ARCHER),
            do=Unless(Who.THAT, RemoveTwilight(3), By(Who.OPPONENT, Discard(Choose(MINION)))),
        )
    ),
)
