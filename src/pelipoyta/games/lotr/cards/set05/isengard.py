"""Set 5: Isengard."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion(
        "5U63", "Uruk-hai Berserker", ISENGARD, URUK_HAI, cost=4, strength=7, vitality=3, site=5, keywords=damage(1)
    ).says(Static(Strength(THIS, ForEach(Wounds(Each(CHARACTER & Beside(THIS))))))),
    possession("5U64", "War-warg", ISENGARD, cost=4, bearer=WARG_RIDER, item=MOUNT, strength=4, vitality=2).says(
        Response(
            on=about_to(Deed.ABILITY, during=Phase.SKIRMISH),
            when=Matches(ITS_BEARER, SKIRMISHING),
            cost=Exert(ITS_BEARER),
            do=Prevent(),
        )
    ),
)
