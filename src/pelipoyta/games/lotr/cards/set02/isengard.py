"""Isengard cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("2C40", "Demands of the Sackville-Bagginses", ISENGARD, cost=1).says(
        ToPlay(CanSpot(ISENGARD & MINION)), Triggered(on=after(Deed.EXERT, SHIRE & ALLY), do=AddTwilight())
    ),
    event("2U41", "Evil Afoot", ISENGARD, cost=0).says(
        shadow(cost=Exert(Choose(URUK_HAI)), do=Put(Pile.DISCARD, Pile.SHUFFLED, MINION, count=ForEach(Burdens())))
    ),
    possession(
        "2R43", "Lurtz's Sword", ISENGARD, cost=1, bearer=Called("Lurtz"), item=HAND_WEAPON, unique=True, strength=2
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE)), Triggered(on=wins(ITS_BEARER), do=By(Who.FREE, DiscardTop(2)))),
    minion(
        "2R46",
        "Uruk Captain",
        ISENGARD,
        URUK_HAI,
        cost=3,
        strength=9,
        vitality=2,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(shadow(cost=(RemoveTwilight(), Exert(THIS)), do=PlayCard(URUK_HAI, Pile.DISCARD))),
)
