"""Shire cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("3U106", "Bill the Pony", SHIRE, cost=0, bearer=HOBBIT & COMPANION, unique=True).says(
        Static(ShadowNumber(-1, every_site=True)),
        Triggered(on=Always(), when=AtSite(Keyword.UNDERGROUND), do=Discard(THIS)),
    ),
    possession("3U107", "Frodo's Pipe", SHIRE, cost=1, bearer=FRODO, item=PIPE, unique=True).says(
        fellowship(
            cost=(Discard(Choose(PIPEWEED & POSSESSION)), SpotAny(PIPE, "pipes")),
            do=Heal(Choose(COMPANION & FRODO_SIGNET), ForEach(X("pipes"))),
        )
    ),
    possession("3C108", "Frying Pan", SHIRE, cost=0, bearer=HOBBIT, item=HAND_WEAPON, strength=1).says(
        skirmish(cost=Exert(ITS_BEARER), do=Wound(Choose(ORC & Against(ITS_BEARER))))
    ),
    ally(
        "3R110",
        "Melilot Brandybuck",
        "Merry Dancer",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=2,
        vitality=2,
    ).says(Response(on=about_to(Deed.BURDEN, by=SHADOW_SIDE), cost=Exert(THIS), do=Prevent())),
    event("3C112", "Seek and Hide", SHIRE, cost=1, keywords=STEALTH).says(
        skirmish(cost=Spot(SHIRE & COMPANION, 2), do=For(Loses(Choose(MINION), Keyword.DAMAGE)))
    ),
    condition("3C114", "Three Monstrous Trolls", SHIRE, cost=0, keywords=TALE).says(
        Response(on=about_to(Deed.TWILIGHT, by=SHADOW_SIDE), cost=Exert(Choose(HOBBIT & ALLY)), do=Prevent(every=True))
    ),
    event("3C109", "Meant to Be Alone", SHIRE, cost=1).says(
        fellowship(
            cost=Spot(HOBBIT & COMPANION & ~RING_BEARER), do=(RevealAtRandom(), RemoveTwilight(ForEach(CostOf("seen"))))
        )
    ),
    ally(
        "3C111",
        "Old Noakes",
        "Purveyor of Wisdoms",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=1,
        vitality=2,
    ).says(
        Triggered(
            on=On(Deed.THROWN, by=SHADOW_SIDE),
            optional=True,
            do=Discard(Choose(MINION | (SHADOW_SIDE & CONDITION))),
        )
    ),
    condition("3R113", "The Shire Countryside", SHIRE, cost=1).says(
        ToPlay(CanSpot(SHIRE & COMPANION, 2)),
        Triggered(on=On(Deed.UNBURDEN, by=~HOBBIT), optional=True, do=Heal(Choose(COMPANION))),
    ),
)
