"""Isengard cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("2C40", "Demands of the Sackville-Bagginses", ISENGARD, cost=1).says(
        ToPlay(CanSpot(ISENGARD & MINION)), Triggered(on=after(Deed.EXERT, SHIRE & ALLY), do=AddTwilight())
    ),
    event("2U41", "Evil Afoot", ISENGARD, cost=0).says(
        shadow(
            cost=(Exert(Choose(URUK_HAI)), SayX("x", ForEach(Burdens()))),
            do=Put(Pile.DISCARD, Pile.SHUFFLED, MINION, count=ForEach(SaidX("x"))),
        )
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
    event("2R39", "Beyond the Height of Men", ISENGARD, cost=2).says(
        maneuver(
            cost=Exert(Choose(URUK_HAI)),
            do=If(
                CanSpot(COMPANION, 6),
                Discard(Each(FREE_PEOPLES & POSSESSION & (ARMOR | HELM | SHIELD))),
                Discard(Choose(POSSESSION & (ARMOR | HELM | SHIELD))),
            ),
        )
    ),
    minion("2C42", "Goblin Man", ISENGARD, ORC, cost=2, strength=6, vitality=2, site=2).says(
        Triggered(on=Always(), when=AtSite(Keyword.UNDERGROUND), do=Discard(THIS)),
        shadow(cost=Exert(THIS), do=LookAtHand()),
    ),
    event("2R45", "Too Much Attention", ISENGARD, cost=1).says(
        Response(on=after(Deed.RING), cost=Spot(ISENGARD & MINION), do=By(Who.FREE, DiscardTop(5)))
    ),
    condition("2U48", "Wizard Storm", ISENGARD, cost=2, bearer=SITE, once_each=True, keywords=(SPELL, WEATHER)).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MINION))),
        Triggered(on=MOVES_FROM_HERE, do=Exert(Each(COMPANION))),
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS)),
    ),
    condition("2C44", "No Business of Ours", ISENGARD, cost=0).says(
        ToPlay(CanSpot(ISENGARD & MINION)), Static(ShutHands())
    ),
    minion(
        "2C47", "Uruk Scout", ISENGARD, URUK_HAI, cost=3, strength=7, vitality=2, site=5, keywords=(TRACKER, damage(1))
    ).says(
        Static(Roaming(MINE & ISENGARD & MINION, -1)),
        Response(on=about_to(Deed.PLAY, EVENT & Mentions(RANGER)), cost=Exert(THIS), do=Prevent()),
    ),
)
