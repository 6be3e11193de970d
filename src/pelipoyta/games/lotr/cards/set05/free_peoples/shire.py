"""Set 5: Shire."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "5U111",
        "Frodo",
        "Master of the Precious",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=ARAGORN_SIGNET,
        resistance=10,
    ).says(fellowship(cost=AddBurden(), do=PlayCard(Called("Sméagol"), Pile.DISCARD))),
    event("5R112", "No Help for It", SHIRE, cost=0).says(
        regroup(cost=(Spot(Called("Sam")), Discard(Choose(Called("Sméagol") | Called("Gollum")))), do=RemoveBurden(3))
    ),
    event("5R113", "No Use That Way", SHIRE, cost=0).says(
        skirmish(cost=AddBurden(3), do=Wound(Choose(MINION & Against(COMPANION & FRODO_SIGNET)), 2))
    ),
    condition("5U114", "Rare Good Ballast", SHIRE, cost=1, bearer=Called("Sam"), unique=True, vitality=1).says(
        Response(
            on=about_to(Deed.ABILITY, during=Phase.REGROUP),
            cost=Discard(Choose(Called("Sméagol") | Called("Gollum"))),
            do=Prevent(),
        )
    ),
    companion(
        "5U115",
        "Sam",
        "Nice Sensible Hobbit",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=ARAGORN_SIGNET,
        resistance=5,
        keywords=Has(Keyword.RING_BOUND),
    ).says(
        Static(Overwhelm(THIS), when=CanSpot(FRODO) & CanSpot(Called("Sméagol"))),
        Response(on=dies(FRODO), do=MakeRingBearer(5)),
    ),
    possession(
        "5R116",
        "Sting",
        SHIRE,
        cost=1,
        bearer=FRODO,
        item=HAND_WEAPON,
        subtitle="Baggins Heirloom",
        unique=True,
        strength=2,
    ).says(
        skirmish(
            cost=Exert(ITS_BEARER),
            do=one_of(strength(Choose(Called("Sméagol")), 2), strength(Choose(Called("Gollum")), -2)),
        )
    ),
    event("5C117", "You Must Help Us", SHIRE, cost=0).says(
        fellowship(cost=PlayCard(Called("Sméagol"), Pile.DISCARD), do=Heal(Each(RING_BOUND & HOBBIT), 2))
    ),
)
