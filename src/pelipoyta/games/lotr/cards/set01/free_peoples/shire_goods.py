"""Shire cards of set 1: possessions, pipeweed, tales and events of Hobbits."""

from pelipoyta.games.lotr.cards.hand import *

WITH_PIPES = (Discard(Choose(PIPEWEED & POSSESSION)), SpotAny(PIPE, "pipes"))
PIPES = ForEach(X("pipes"))

CARDS = (
    possession("1U285", "Bilbo's Pipe", SHIRE, cost=1, bearer=HOBBIT, item=PIPE, unique=True).says(
        fellowship(cost=WITH_PIPES, do=Put(Pile.DISCARD, Pile.SHUFFLED, TALE, count=PIPES))
    ),
    possession("1U292", "The Gaffer's Pipe", SHIRE, cost=1, bearer=HOBBIT, item=PIPE, unique=True).says(
        fellowship(cost=WITH_PIPES, do=RemoveTwilight(PIPES))
    ),
    event("1U293", "Halfling Deftness", SHIRE, cost=0).says(
        skirmish(cost=Exert(Choose(HOBBIT, "hobbit")), do=strength(Named("hobbit"), 3))
    ),
    event("1C298", "Hobbit Stealth", SHIRE, cost=1, keywords=STEALTH).says(
        skirmish(do=If(AtNumbers(1, 5, Block.FELLOWSHIP), CancelSkirmish(HOBBIT), strength(Choose(HOBBIT), 2)))
    ),
    possession("1C300", "Longbottom Leaf", SHIRE, cost=1, keywords=PIPEWEED).says(
        Triggered(on=played(THIS), optional=True, do=Put(Pile.HAND, Pile.DISCARD, count=2, up_to=True))
    ),
    possession("1C305", "Old Toby", SHIRE, cost=1, keywords=PIPEWEED).says(
        Triggered(on=played(THIS), optional=True, do=Draw())
    ),
    event("1R308", "Power According to His Stature", SHIRE, cost=0).says(
        skirmish(cost=AddBurden(), do=Wound(Each(MINION & Against(RING_BEARER))))
    ),
    condition("1R314", "Stone Trolls", SHIRE, cost=2, bearer=CHARACTER, once_each=True, keywords=TALE).says(
        ToPlay(CanSpot(Called("Bilbo"))),
        Static(Strength(ITS_BEARER, 3), when=Matches(ITS_BEARER, Against(TROLL | URUK_HAI))),
    ),
    event("1C315", "Stout and Sturdy", SHIRE, cost=1).says(
        Activated(phases=(Phase.MANEUVER, Phase.SKIRMISH), do=Heal(Choose(HOBBIT)))
    ),
    condition("1U316", "A Talent for Not Being Seen", SHIRE, cost=0, unique=True, keywords=STEALTH).says(
        ToPlay(cost=Exert(Choose(HOBBIT))),
        Static(
            ShadowNumber(IfElse(CanSpot(HOBBIT & COMPANION, 4), -2, -1), every_site=True),
            when=CanSpot(HOBBIT & COMPANION, 2),
        ),
    ),
    condition(
        "1C317", "There and Back Again", SHIRE, cost=1, bearer=HOBBIT & COMPANION, unique=True, keywords=TALE
    ).says(maneuver(cost=Discard(THIS), do=strength(Each(HOBBIT & COMPANION), 2, until=Until.REGROUP))),
    possession("1R318", "Thrór's Map", SHIRE, cost=0, unique=True).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=(Exert(Choose(HOBBIT, count=2)), Discard(THIS)),
            do=PlayNextSite(),
        )
    ),
    event("1C294", "Hobbit Appetite", SHIRE, cost=0).says(
        fellowship(
            cost=(SayX("x", ForEach(Wounds(Each(HOBBIT & COMPANION)))), AddTwilight(ForEach(SaidX("x")))),
            do=Heal(Choose(HOBBIT & COMPANION), ForEach(SaidX("x"))),
        )
    ),
    possession("1R313", "Sting", SHIRE, cost=1, bearer=FRODO, item=HAND_WEAPON, unique=True, strength=2).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=Exert(ITS_BEARER),
            do=(LookAtHand(reveal=True, name="hand"), RemoveTwilight(ForEach(Seen("hand", ORC)), at_most=4)),
        )
    ),
    event("1C287", "Extraordinary Resilience", SHIRE, cost=0).says(
        Response(on=about_to(Deed.HEAL, RING_BEARER), do=Instead(RemoveBurden()))
    ),
)
