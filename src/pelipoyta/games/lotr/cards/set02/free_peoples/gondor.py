"""Gondor cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("2C35", "Natural Cover", GONDOR, cost=1).says(
        ToPlay(CanSpot(RANGER)), Static(Archery(Side.SHADOW, -2), when=AtSite(Keyword.FOREST))
    ),
    event("2R36", "No Mere Ranger", GONDOR, cost=0).says(
        skirmish(
            cost=Exert(Choose(Called("Aragorn"), "king")),
            do=strength(
                Choose(COMPANION, "friend", but="king"), IfElse(Matches(Named("friend"), ARAGORN_SIGNET), 3, 2)
            ),
        )
    ),
    event("2C37", "Sentinels of Númenor", GONDOR, cost=0).says(
        skirmish(do=strength(Choose(GONDOR & COMPANION), IfElse(FierceFight(), 4, 2)))
    ),
    possession("2R38", "Shield of Boromir", GONDOR, cost=1, bearer=GONDOR & COMPANION, item=SHIELD, unique=True).says(
        Static(Archery(Side.SHADOW, -1)),
        Static(NoBonus(Each(MINION & Against(ITS_BEARER)), WEAPON), when=Matches(ITS_BEARER, Called("Boromir"))),
    ),
    condition("2U31", "Blood of Númenor", GONDOR, cost=2).says(
        ToPlay(cost=Exert(Choose(GONDOR & COMPANION))),
        Static((ComesExhausted(Each(SAURON & ORC)), Skip(Phase.ARCHERY))),
        GONE_BY_REGROUP,
    ),
    possession("2R32", "Flaming Brand", GONDOR, cost=0, bearer=MAN, item=HAND_WEAPON, beside=True, strength=1).says(
        Static((Strength(ITS_BEARER, 2), Gains(ITS_BEARER, Keyword.DAMAGE)), when=Matches(ITS_BEARER, Against(NAZGUL)))
    ),
    event("2U33", "Flee in Terror", GONDOR, cost=0).says(
        Response(
            on=wins(GONDOR & COMPANION),
            do=(PickOut(Choose(EXHAUSTED & ORC, "foe")), Unless(Who.OWNER, RemoveTwilight(3), Discard(Named("foe")))),
        )
    ),
    event("2U34", "Gondor Will See It Done", GONDOR, cost=0).says(
        Response(on=about_to(Deed.WOUND, COMPANION), cost=Exert(Choose(GONDOR & COMPANION)), do=Prevent())
    ),
)
