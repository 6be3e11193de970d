"""Men of Gondor of set 1, and what they bear."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "1R89",
        "Aragorn",
        "Ranger of the North",
        GONDOR,
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=GANDALF_SIGNET,
        keywords=RANGER,
    ).says(maneuver(cost=Exert(THIS), do=gains(THIS, Keyword.DEFENDER, until=Until.REGROUP))),
    possession("1R90", "Aragorn's Bow", GONDOR, cost=1, bearer=Called("Aragorn"), item=RANGED_WEAPON, unique=True).says(
        Static(Gains(ITS_BEARER, Keyword.ARCHER)),
        archery(cost=Exert(ITS_BEARER), do=(For(OutOfArchery(ITS_BEARER)), Wound(Choose(MINION)))),
    ),
    possession("1U91", "Aragorn's Pipe", GONDOR, cost=1, bearer=GONDOR & COMPANION, item=PIPE, unique=True).says(
        fellowship(
            cost=(Discard(Choose(PIPEWEED & POSSESSION)), SpotAny(PIPE, "pipes")),
            do=Heal(Choose(COMPANION, count=ForEach(X("pipes")))),
        )
    ),
    possession(
        "1R95", "Blade of Gondor", GONDOR, cost=1, bearer=Called("Boromir"), item=HAND_WEAPON, unique=True, strength=2
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        skirmish(cost=Exert(ITS_BEARER), do=Wound(Choose((ORC | URUK_HAI) & Against(ITS_BEARER)))),
    ),
    companion(
        "1R96",
        "Boromir",
        "Lord of Gondor",
        GONDOR,
        MAN,
        cost=3,
        strength=7,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=RANGER,
    ).says(Static(Overwhelm(THIS))),
    possession("1U98", "Boromir's Cloak", GONDOR, cost=0, bearer=Called("Boromir"), item=CLOAK, unique=True).says(
        maneuver(cost=Exert(ITS_BEARER), do=Discard(Choose(WEATHER & CONDITION)))
    ),
    condition("1R100", "The Choice of Lúthien", GONDOR, cost=1, unique=True, keywords=TALE).says(
        maneuver(cost=Exert(Choose(Called("Aragorn"))), do=Heal(Choose(Called("Arwen")))),
        maneuver(cost=Exert(Choose(Called("Arwen"))), do=Heal(Choose(Called("Aragorn")))),
    ),
    condition("1U105", "Foes of Mordor", GONDOR, cost=1).says(
        maneuver(cost=Exert(Choose(GONDOR & CHARACTER)), do=Wound(Choose(SAURON & MINION)))
    ),
    possession(
        "1U112", "Ranger's Sword", GONDOR, cost=1, bearer=Called("Aragorn"), item=HAND_WEAPON, unique=True, strength=2
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE))),
    condition(
        "1R114",
        "The Saga of Elendil",
        GONDOR,
        cost=1,
        bearer=GONDOR & COMPANION,
        unique=True,
        vitality=1,
        keywords=TALE,
    ).says(skirmish(cost=Discard(THIS), do=strength(ITS_BEARER, 2))),
)
